import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { InvoiceState } from '../rules/invoice-state.ts';
import { bearMore } from './approve-invoice.ts';
import { exceptionsOf, holdInvoice, type StoredInvoice } from './load-invoice.ts';
import { notGivenBack } from '../rules/credit-shortfall.ts';
import { pricesNotGiven } from './prices-not-given.ts';
import { creditRequest, invoiceException } from './tables/invoices.ts';

type StoredCredit = typeof creditRequest.$inferSelect;

const bookedStates: readonly InvoiceState[] = ['APPROVED', 'PART_PAID', 'PAID'];

/**
 * What was asked back of a price and is given up was charged after all: the exceptions are accepted, and where the invoice
 * was approved without them, food had cost what it charges.
 */
export const bearAskedPrices = async (tx: RestaurantTx, { invoiceId, lines }: StoredCredit, reason: string | null): Promise<void> => {
  if (invoiceId === null) return;
  const invoice = await holdInvoice(tx, invoiceId);
  const lineIds = lines.flatMap(({ kind, invoiceLineId }) => (kind === 'PRICE' && invoiceLineId !== undefined ? invoiceLineId : []));
  const asked = (await exceptionsOf(tx, invoiceId)).filter(
    ({ kind, state, lineId }) => kind === 'PRICE' && state === 'CREDIT_ASKED' && lineIds.includes(lineId ?? ''),
  );
  if (asked.length === 0) return;
  if (bookedStates.includes(invoice.state)) {
    await bearMore(tx, invoice, new Map(asked.map(({ lineId, differenceMinor }) => [lineId ?? '', differenceMinor ?? 0n])));
  }
  await tx.db
    .update(invoiceException)
    .set({ state: 'ACCEPTED', reason, decidedBy: tx.userId, decidedAt: new Date() })
    .where(
      and(
        eq(invoiceException.restaurantId, tx.restaurantId),
        inArray(
          invoiceException.id,
          asked.map(({ id }) => id),
        ),
      ),
    );
};

/**
 * What a credit note gives back less than was asked was charged after all: of a price it is what the food had cost, and of
 * what never came it stays on the request, where it is seen as lost.
 */
export const bearShortfall = async (tx: RestaurantTx, credit: StoredCredit, note: StoredInvoice): Promise<void> => {
  const asked = credit.lines.map(({ amountMinor }) => ({ amountMinor: amountMinor === null ? null : BigInt(amountMinor) }));
  const left = notGivenBack(asked, note.totalMinor - note.taxMinor);
  if (left.every((minor) => minor === 0n)) return;
  const lines = credit.lines.map((line, index) => ({ ...line, ...(left[index] && { notGivenMinor: String(left[index]) }) }));
  await tx.db
    .update(creditRequest)
    .set({ lines })
    .where(and(eq(creditRequest.restaurantId, tx.restaurantId), eq(creditRequest.id, credit.id)));
  if (credit.invoiceId === null) return;
  const invoice = await holdInvoice(tx, credit.invoiceId);
  // Where the invoice is not approved yet, its approval asks what was not given back.
  if (bookedStates.includes(invoice.state)) await bearMore(tx, invoice, pricesNotGiven(lines));
};
