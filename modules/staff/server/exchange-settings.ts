import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { ExchangeSetting } from '../contract/exchange-fields.ts';
import { announceStaff } from './announce-staff.ts';
import { exchangeSetting } from './exchange-tables.ts';

/** How shifts change hands here; by somebody's word where nobody said. */
export const readExchangeSetting = async (tx: RestaurantTx): Promise<ExchangeSetting> => {
  const [row] = await tx.db.select().from(exchangeSetting).where(eq(exchangeSetting.restaurantId, tx.restaurantId));
  return row ? { isAutomatic: row.isAutomatic, version: row.version } : { isAutomatic: false, version: 0 };
};

type Body = { readonly isAutomatic: boolean; readonly baseVersion: number };

/**
 * Says how shifts change hands.
 *
 * @refuses EXCHANGE_SETTING_CHANGED with what stands now
 */
export const saveExchangeSetting = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ setting: ExchangeSetting }> => {
  const { isAutomatic, baseVersion } = body;
  const facts = { isAutomatic, version: baseVersion + 1 };
  const [kept] =
    baseVersion === 0
      ? await tx.db
          .insert(exchangeSetting)
          .values({ restaurantId: tx.restaurantId, ...facts })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(exchangeSetting)
          .set(facts)
          .where(and(eq(exchangeSetting.restaurantId, tx.restaurantId), eq(exchangeSetting.version, baseVersion)))
          .returning();
  if (!kept) throw refusal('EXCHANGE_SETTING_CHANGED', { field: 'version', current: await readExchangeSetting(tx) });
  announceStaff(tx, 'staff.v1.exchange-setting-changed', { version: kept.version });
  return { setting: { isAutomatic: kept.isAutomatic, version: kept.version } };
};
