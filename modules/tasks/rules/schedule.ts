import { instantAt } from '../../../kit/time/wall.ts';

/** On which trading days a list is due. */
export type DayRule =
  | { readonly kind: 'WEEKDAYS'; /** @unit ISO days of the week, Monday is 1 */ readonly weekdays: readonly number[] }
  | { readonly kind: 'EVERY'; /** @unit days */ readonly days: number; readonly from: string }
  /** The first to fourth such weekday of a month; 5 is the last, whichever it is. */
  | {
      readonly kind: 'NTH_WEEKDAY';
      /** @unit place in the month, 1 to 5 */ readonly nth: number;
      /** @unit ISO day of the week, Monday is 1 */ readonly weekday: number;
    };

/** When a list is shown, due, and too late, counted from midnight of its day on the restaurant's wall. */
export type Schedule = {
  readonly rule: DayRule;
  readonly showMinute: number;
  readonly dueMinute: number;
  readonly expireMinute: number;
};

/** When a list of one day is shown, due, and too late. */
export type RunWindow = { readonly showAt: Date; readonly dueAt: Date; readonly expireAt: Date };

const dayMs = 86_400_000;

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const weekdayOf = (day: string): number => ((new Date(utcOf(day)).getUTCDay() + 6) % 7) + 1;

/** The day so many after another, before it where the number is negative. */
export const dayAfter = (day: string, days: number): string => new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Whether a list is due on a trading day. */
export const isDueOn = (rule: DayRule, day: string): boolean => {
  switch (rule.kind) {
    case 'WEEKDAYS':
      return rule.weekdays.includes(weekdayOf(day));
    case 'EVERY':
      return day >= rule.from && ((utcOf(day) - utcOf(rule.from)) / dayMs) % rule.days === 0;
    case 'NTH_WEEKDAY': {
      if (weekdayOf(day) !== rule.weekday) return false;
      const isLast = dayAfter(day, 7).slice(0, 7) !== day.slice(0, 7);
      return rule.nth === 5 ? isLast : Math.ceil(Number(day.slice(8)) / 7) === rule.nth;
    }
  }
};

const momentOf = (day: string, minute: number, timeZone: string): Date => {
  const [onDay, left] = [dayAfter(day, Math.floor(minute / 1440)), minute % 1440];
  const clock = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  return instantAt(onDay, clock, timeZone);
};

/**
 * The window of a list on a trading day, by the wall: at nine is at nine in any season.
 *
 * @invariant shown, due and too late follow each other, also in a night that skips an hour and moves one of them past the next.
 */
export const windowOf = (schedule: Schedule, day: string, timeZone: string): RunWindow => {
  const showAt = momentOf(day, schedule.showMinute, timeZone);
  const dueAt = new Date(Math.max(showAt.getTime(), momentOf(day, schedule.dueMinute, timeZone).getTime()));
  const expireAt = new Date(Math.max(dueAt.getTime(), momentOf(day, schedule.expireMinute, timeZone).getTime()));
  return { showAt, dueAt, expireAt };
};
