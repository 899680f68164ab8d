import type { BusinessDate } from '../../../kit/time/business-date.ts';

const dayMs = 86_400_000;

/** The trading day that a row is booked on, and the one that it is late for. */
export type BookedDay = { readonly businessDate: BusinessDate; readonly lateForDate: BusinessDate | null };

/** Whether a trading day lies in a closed period. */
export const isLocked = (date: BusinessDate, lockedThrough: BusinessDate | null): boolean =>
  lockedThrough !== null && date <= lockedThrough;

/**
 * Where a fact of a trading day is booked: on that day, or, when its period is closed, on the first open day after it,
 * naming the day that it is late for.
 *
 * @invariant no row is dated on or before `lockedThrough`.
 */
export const bookedDay = (date: BusinessDate, lockedThrough: BusinessDate | null): BookedDay =>
  lockedThrough !== null && isLocked(date, lockedThrough)
    ? { businessDate: dayAfter(lockedThrough), lateForDate: date }
    : { businessDate: date, lateForDate: null };

const dayAfter = (date: BusinessDate): BusinessDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10) as BusinessDate;
