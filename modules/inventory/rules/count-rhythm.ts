import type { BusinessDate } from '../../../kit/time/business-date.ts';

/** How often a count is due. */
export type CountRhythm = 'DAILY' | 'WEEKLY' | 'MONTHLY';

/** Every rhythm, the quickest first. */
export const countRhythms: readonly CountRhythm[] = ['DAILY', 'WEEKLY', 'MONTHLY'];

const rhythmDays: Readonly<Record<CountRhythm, number>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31 };

const dayMs = 86_400_000;
const daysBetween = (from: BusinessDate, to: BusinessDate): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/**
 * Whether a count is overdue: its last day is over. Before the first one it is reckoned from the day of its plan.
 *
 * @param lastOn the trading day on which it was last submitted and approved, or its plan was made
 */
export const isCountOverdue = (rhythm: CountRhythm, lastOn: BusinessDate, today: BusinessDate): boolean =>
  daysBetween(lastOn, today) > rhythmDays[rhythm];

/**
 * A count that nobody touched for so long is called off.
 *
 * @unit days
 */
export const countStaleDays = 14;

/**
 * Three days before that it is announced.
 *
 * @unit days
 */
export const countStaleWarningDays = 11;

/** What is to be done about a count that is open and was last touched at that moment. */
export const staleCount = (lastActiveAt: Date, now: Date): 'FINE' | 'WARN' | 'CANCEL' => {
  const days = (now.getTime() - lastActiveAt.getTime()) / dayMs;
  if (days >= countStaleDays) return 'CANCEL';
  return days >= countStaleWarningDays ? 'WARN' : 'FINE';
};
