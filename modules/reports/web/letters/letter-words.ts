import { m } from '../../../../generated/messages/web/messages.js';
import { cellText } from '../../rules/cell-text.ts';
import type { Rhythm } from '../../rules/letters/due-letter.ts';
import { useReader } from '../use-reader.ts';

const words: Readonly<Record<Rhythm, () => string>> = {
  DAILY: m.reports_letter_daily,
  WEEKLY: m.reports_letter_weekly,
  MONTHLY: m.reports_letter_monthly,
};

/** How often a report is sent. */
export const rhythmWord = (rhythm: Rhythm): string => words[rhythm]();

/** An hour of the restaurant's day by the clock of whoever reads. */
export const useHourText = () => {
  const reader = useReader();
  return (hour: number): string => cellText({ kind: 'clock', minute: hour * 60 }, reader);
};
