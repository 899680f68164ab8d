import { and, between, eq, inArray, sql } from 'drizzle-orm';

import { rational } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { PlannedSale } from '../rules/planned-sales.ts';
import { plannedPortions } from './tables.ts';

/** So much of a dish on a day. */
export type PortionsOfDay = {
  readonly day: string;
  readonly dishId: string;
  /** @unit portions, in tenths at most */
  readonly portions: number;
};

type Range = { readonly from: string; readonly to: string };

const within = (tx: RestaurantTx, { from, to }: Range) =>
  and(eq(plannedPortions.restaurantId, tx.restaurantId), between(plannedPortions.businessDate, from, to));

/** What somebody planned of dishes on days, both ends within. */
export const plannedPortionsOf = async (tx: RestaurantTx, range: Range): Promise<readonly PlannedSale[]> => {
  const { dishId, businessDate, portions } = plannedPortions;
  const rows = await tx.db.select({ dishId, date: businessDate, portions }).from(plannedPortions).where(within(tx, range));
  return rows.map((row) => ({ ...row, portions: rational(BigInt(Math.round(Number(row.portions) * 10)), 10n) }));
};

/** The days for which somebody planned anything. */
export const plannedDays = async (tx: RestaurantTx, range: Range): Promise<readonly string[]> => {
  const rows = await tx.db
    .selectDistinct({ day: plannedPortions.businessDate })
    .from(plannedPortions)
    .where(within(tx, range))
    .orderBy(plannedPortions.businessDate);
  return rows.map(({ day }) => day);
};

/** Plans days anew: what was planned of them before is forgotten. */
export const planPortions = async (tx: RestaurantTx, portions: readonly PortionsOfDay[]): Promise<void> => {
  await dropPlanned(tx, [...new Set(portions.map(({ day }) => day))]);
  const rows = portions.map(({ day, dishId, portions: amount }) => ({
    restaurantId: tx.restaurantId,
    businessDate: day,
    dishId,
    portions: amount.toFixed(1),
    plannedBy: tx.userId ?? '',
  }));
  if (rows.length === 0) return;
  await tx.db
    .insert(plannedPortions)
    .values(rows)
    .onConflictDoUpdate({
      target: [plannedPortions.restaurantId, plannedPortions.businessDate, plannedPortions.dishId],
      set: { portions: sql`excluded.portions`, plannedBy: sql`excluded.planned_by`, plannedAt: sql`now()` },
    });
};

/** Lets days be planned by the last weeks again. */
export const dropPlanned = async (tx: RestaurantTx, days: readonly string[]): Promise<void> => {
  if (days.length === 0) return;
  await tx.db
    .delete(plannedPortions)
    .where(and(eq(plannedPortions.restaurantId, tx.restaurantId), inArray(plannedPortions.businessDate, [...days])));
};
