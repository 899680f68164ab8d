import { and, desc, eq, gte, lte } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Days } from '../../rules/report-period.ts';
import type { PeriodState } from '../../rules/periods/period-step.ts';
import { reportPeriod, reportPeriodStep } from './period-tables.ts';

/** A month of the books as it is kept. */
export type KeptPeriod = typeof reportPeriod.$inferSelect;

/** Where a month stands that begins on a day; nought where nobody has begun to review it. */
export const periodAt = async (
  tx: RestaurantTx,
  from: string,
): Promise<{ readonly state: PeriodState; /** @unit steps */ readonly version: number }> => {
  const [row] = await tx.db
    .select({ state: reportPeriod.state, version: reportPeriod.version })
    .from(reportPeriod)
    .where(and(eq(reportPeriod.restaurantId, tx.restaurantId), eq(reportPeriod.fromDay, from)));
  return row ?? { state: 'OPEN', version: 0 };
};

/** Every month that somebody has begun to review, the latest first. */
export const keptPeriods = (tx: RestaurantTx): Promise<KeptPeriod[]> =>
  tx.db.select().from(reportPeriod).where(eq(reportPeriod.restaurantId, tx.restaurantId)).orderBy(desc(reportPeriod.fromDay));

/** What became of the months that begin on some days or between them, the latest step first. */
export const periodStepsOf = (tx: RestaurantTx, { from, to }: Days) =>
  tx.db
    .select()
    .from(reportPeriodStep)
    .where(and(eq(reportPeriodStep.restaurantId, tx.restaurantId), gte(reportPeriodStep.fromDay, from), lte(reportPeriodStep.fromDay, to)))
    .orderBy(desc(reportPeriodStep.fromDay), desc(reportPeriodStep.version));

/** Whether a day lies in a month that is locked. */
export const isLockedDay = (tx: RestaurantTx, day: string): Promise<boolean> => lockedWithin(tx, { from: day, to: day });

/** Whether some of the days lie in a month that is locked. */
export const lockedWithin = async (tx: RestaurantTx, { from, to }: Days): Promise<boolean> => {
  const { restaurantId, state, fromDay, toDay } = reportPeriod;
  const covering = and(eq(restaurantId, tx.restaurantId), eq(state, 'LOCKED'), lte(fromDay, to), gte(toDay, from));
  const [row] = await tx.db.select({ fromDay }).from(reportPeriod).where(covering).limit(1);
  return row !== undefined;
};
