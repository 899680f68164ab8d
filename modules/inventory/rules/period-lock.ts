import { accepted, type Decision, refused } from '../../../kit/decision.ts';
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

/** Why a period is not closed. */
export type ClosingRefusal =
  | { readonly code: 'PERIOD_NOT_OVER'; readonly today: BusinessDate }
  | { readonly code: 'PERIOD_CLOSED_ALREADY'; readonly lockedThrough: BusinessDate };

/**
 * Decides through which day the books are closed.
 *
 * @refuses PERIOD_NOT_OVER for today and later, PERIOD_CLOSED_ALREADY for a day that is closed
 */
export const decideClosing = (
  through: BusinessDate,
  { today, lockedThrough }: { readonly today: BusinessDate; readonly lockedThrough: BusinessDate | null },
): Decision<BusinessDate, ClosingRefusal> => {
  if (through >= today) return refused({ code: 'PERIOD_NOT_OVER', today });
  if (lockedThrough !== null && isLocked(through, lockedThrough)) return refused({ code: 'PERIOD_CLOSED_ALREADY', lockedThrough });
  return accepted(through);
};

/**
 * Decides through which day the books stay closed when they are opened again; null opens all of them.
 *
 * @refuses PERIOD_NOT_CLOSED when nothing would be opened by it
 */
export const decideReopening = (
  through: BusinessDate | null,
  lockedThrough: BusinessDate | null,
): Decision<BusinessDate | null, { readonly code: 'PERIOD_NOT_CLOSED' }> =>
  lockedThrough === null || (through !== null && through >= lockedThrough) ? refused({ code: 'PERIOD_NOT_CLOSED' }) : accepted(through);
