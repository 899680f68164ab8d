import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { HourlyRate } from '../contract/members.contract.ts';
import { holds } from './may-ask.ts';
import { hourlyRate } from './tables.ts';

/** What people earn here, by person; nobody's but one's own without the right to see pay. */
export const hourlyRates = async (tx: RestaurantTx): Promise<ReadonlyMap<string, HourlyRate>> => {
  const mine = holds(tx, 'members.view-pay') ? undefined : eq(hourlyRate.userId, tx.userId ?? '');
  const rows = await tx.db
    .select({ userId: hourlyRate.userId, amountMinor: hourlyRate.amountMinor, currency: hourlyRate.currency })
    .from(hourlyRate)
    .where(and(eq(hourlyRate.restaurantId, tx.restaurantId), mine));
  return new Map(rows.map(({ userId, amountMinor, currency }) => [userId, { amountMinor: String(amountMinor), currency }]));
};
