import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { PosSale } from '../../rules/sale.ts';
import { posDay } from '../tables.ts';

/** What a provider answered for whole days, day by day. */
export type DaySums = Map<string, { sales: number; totalMinor: bigint }>;

/** Adds a page of sales to the days. */
export const addToDays = (tx: RestaurantTx, days: DaySums, sales: readonly PosSale[]): void => {
  for (const { state, soldAt, totalMinor } of sales) {
    if (state === 'CANCELLED') continue;
    const day = tradingDay(tx, new Date(soldAt));
    const before = days.get(day) ?? { sales: 0, totalMinor: 0n };
    days.set(day, { sales: before.sales + 1, totalMinor: before.totalMinor + BigInt(totalMinor) });
  }
};

/**
 * Keeps what a provider says of days that were asked for whole.
 *
 * @param firstWhole the first day of which nothing lies before what was asked for
 */
export const keepDays = async (
  tx: RestaurantTx,
  connectionId: string,
  { days, firstWhole }: { readonly days: DaySums; readonly firstWhole: string },
): Promise<void> => {
  for (const [businessDate, sums] of days) {
    if (businessDate < firstWhole) continue;
    const facts = { ...sums, askedAt: new Date() };
    await tx.db
      .insert(posDay)
      .values({ ...facts, restaurantId: tx.restaurantId, connectionId, businessDate })
      .onConflictDoUpdate({ target: [posDay.restaurantId, posDay.connectionId, posDay.businessDate], set: facts });
  }
};
