import { and, eq, gte, inArray, sql } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { LeaveBalance } from '../contract/time-off-fields.ts';
import { leaveDayMinutes, leaveEarned, type LeaveEarned } from '../rules/leave-accrual.ts';
import { workingDaysOf } from '../rules/leave-days.ts';
import { timeCardApproval } from './clock-tables.ts';
import { workWeeks } from './present-time-off.ts';
import { employment } from './tables.ts';
import { timeOff, type TimeOffRow } from './time-off-tables.ts';

const hundred = 100;

/** The paid leave of these people today; whose file says too little is left out. */
export const leaveBalances = async (tx: RestaurantTx, userIds: readonly string[]): Promise<LeaveBalance[]> => {
  if (userIds.length === 0) return [];
  const { country } = await getDetails(tx);
  const day = tradingDay(tx, new Date());
  const files = await tx.db
    .select()
    .from(employment)
    .where(and(eq(employment.restaurantId, tx.restaurantId), inArray(employment.userId, [...userIds])));
  const weekOf = await workWeeks(tx);
  const balances: LeaveBalance[] = [];
  for (const file of files) {
    const facts = { ...file, country, day };
    const plain = leaveEarned(facts, 0);
    if (!plain) continue;
    const earned = plain.unit === 'MINUTES' ? leaveEarned(facts, await approvedMinutes(tx, file.userId, plain.yearFrom)) : plain;
    if (!earned) continue;
    const holidays = await holidaysSince(tx, file.userId, earned.yearFrom);
    const sumOf = (status: TimeOffRow['status']): number =>
      holidays
        .filter((row) => row.status === status)
        .reduce((sum, row) => sum + inUnit(earned.unit, workingDaysOf(row, weekOf(file.userId))), 0);
    const { rule, yearFrom, unit, amount } = earned;
    const said = { ruleId: rule.id, source: rule.source, isConfirmed: rule.isConfirmed, yearFrom, unit };
    balances.push({ userId: file.userId, ...said, earned: amount, taken: sumOf('APPROVED'), asked: sumOf('REQUESTED') });
  }
  return balances;
};

/** @param hundredths of a day */
const inUnit = (unit: LeaveEarned['unit'], hundredths: number): number =>
  unit === 'DAYS' ? hundredths : Math.round((hundredths * leaveDayMinutes) / hundred);

/** Leave that begins in the year of leave; what began before it was counted there. */
const holidaysSince = (tx: RestaurantTx, userId: string, yearFrom: string): Promise<TimeOffRow[]> =>
  tx.db
    .select()
    .from(timeOff)
    .where(
      and(
        eq(timeOff.restaurantId, tx.restaurantId),
        eq(timeOff.userId, userId),
        eq(timeOff.kind, 'HOLIDAY'),
        gte(timeOff.fromDay, yearFrom),
      ),
    );

const approvedMinutes = async (tx: RestaurantTx, userId: string, yearFrom: string): Promise<number> => {
  const [row] = await tx.db
    .select({ minutes: sql<number>`coalesce(sum(${timeCardApproval.workedMinutes}), 0)::int` })
    .from(timeCardApproval)
    .where(
      and(
        eq(timeCardApproval.restaurantId, tx.restaurantId),
        eq(timeCardApproval.userId, userId),
        gte(timeCardApproval.businessDate, yearFrom),
      ),
    );
  return row?.minutes ?? 0;
};
