import { and, asc, eq } from 'drizzle-orm';

import type { Currency } from '../../../../kit/money.ts';
import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { CurrencyRate } from '../../rules/group/currency-rate.ts';
import { currencyRate } from './rate-table.ts';

const trimmed = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** The rates of the account holder, in the order in which they were set. */
export const ratesHere = async (tx: RestaurantTx): Promise<readonly CurrencyRate[]> => {
  const rows = await tx.db
    .select()
    .from(currencyRate)
    .where(eq(currencyRate.ownerId, tx.ownerId))
    .orderBy(asc(currencyRate.setAt), asc(currencyRate.id));
  return rows.map(({ one, other, rate, source, ratedOn }) => ({ one, other, rate: trimmed(rate), source, ratedOn }));
};

type Body = { readonly rateId: string } & Omit<CurrencyRate, 'one' | 'other'> & { readonly one: Currency; readonly other: Currency };

/**
 * Says at which rate two currencies are added up, from where and of which day.
 *
 * @refuses ID_TAKEN, RATE_OF_ONE_CURRENCY
 */
export const setRate = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ rates: CurrencyRate[] }> => {
  const { rateId: id, one, other, rate, source, ratedOn } = body;
  if (one === other) throw refusal('RATE_OF_ONE_CURRENCY', { field: 'other' });
  const [taken] = await tx.db
    .select({ id: currencyRate.id })
    .from(currencyRate)
    .where(and(eq(currencyRate.ownerId, tx.ownerId), eq(currencyRate.id, id)));
  if (taken) throw refusal('ID_TAKEN', { field: 'rateId' });
  await tx.db.insert(currencyRate).values({ ownerId: tx.ownerId, id, one, other, rate, source, ratedOn });
  return { rates: [...(await ratesHere(tx))] };
};
