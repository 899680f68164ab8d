import { sql } from 'drizzle-orm';

import type { Currency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { announceStaff } from './announce-staff.ts';
import { rotaDay } from './rota-tables.ts';

/** What a day is expected to sell. */
export type SalesOfDay = {
  readonly day: string;
  /** @unit minor units of the restaurant's currency */
  readonly salesMinor: bigint;
};

/** Plans days of the rota against these sales; who is needed when stays as somebody said. */
export const expectSales = async (tx: RestaurantTx, days: readonly SalesOfDay[]): Promise<void> => {
  if (days.length === 0) return;
  const currency = tx.currency as Currency;
  await tx.db
    .insert(rotaDay)
    .values(
      days.map(({ day, salesMinor }) => ({ restaurantId: tx.restaurantId, businessDate: day, expectedSalesMinor: salesMinor, currency })),
    )
    .onConflictDoUpdate({
      target: [rotaDay.restaurantId, rotaDay.businessDate],
      set: { expectedSalesMinor: sql`excluded.expected_sales_minor`, currency, version: sql`${rotaDay.version} + 1` },
    });
  for (const { day } of days) announceStaff(tx, 'staff.v1.rota-drafted', { day });
};
