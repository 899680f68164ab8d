import { m } from '../../../../generated/messages/web/messages.js';
import type { Rhythm } from '../../rules/letters/due-letter.ts';

const words: Readonly<Record<Rhythm, () => string>> = {
  DAILY: m.reports_letter_daily,
  WEEKLY: m.reports_letter_weekly,
  MONTHLY: m.reports_letter_monthly,
};

/** How often a report is sent. */
export const rhythmWord = (rhythm: Rhythm): string => words[rhythm]();

/** An hour of the restaurant's wall as a clock shows it. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
