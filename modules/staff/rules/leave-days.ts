import { leaveDayMinutes } from './leave-accrual.ts';
import { dayAfter, mondayOf } from './rota-week.ts';
import type { TimeOffDays } from './time-off.ts';

const hundred = 100;

/** How somebody's weeks of work are counted. */
export type WorkWeek = {
  /** @unit days */
  readonly daysPerWeek: number;
  /**
   * The weekday of rest; null where none is named.
   *
   * @unit days after Sunday
   */
  readonly restWeekday: number | null;
};

/**
 * How many working days an absence takes: of each week no more than somebody works in one, and none on the day of rest;
 * hours are a part of a day.
 *
 * @unit hundredths of a day
 */
export const workingDaysOf = ({ fromDay, toDay, fromMinute, toMinute }: TimeOffDays, { daysPerWeek, restWeekday }: WorkWeek): number => {
  if (fromMinute !== null && toMinute !== null) return Math.min(hundred, Math.round(((toMinute - fromMinute) * hundred) / leaveDayMinutes));
  const byWeek = new Map<string, number>();
  for (let day = fromDay; day <= toDay; day = dayAfter(day, 1)) {
    if (new Date(day).getUTCDay() === restWeekday) continue;
    const monday = mondayOf(day);
    byWeek.set(monday, Math.min(daysPerWeek, (byWeek.get(monday) ?? 0) + 1));
  }
  return [...byWeek.values()].reduce((sum, days) => sum + days, 0) * hundred;
};
