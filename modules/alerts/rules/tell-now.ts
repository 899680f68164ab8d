import type { Severity } from './signal-kinds.ts';

/**
 * How many alerts a person is told of in a day; the rest come in one digest.
 *
 * @source domain.md section 14.1 of the product's definitions: 8 a person and day
 */
export const toldADayMax = 8;

/** Hours in which somebody is not to be disturbed, in minutes after midnight; null where there are none. */
export type QuietHours = { readonly fromMinute: number; readonly toMinute: number } | null;

/** Whether a minute of the day lies in quiet hours; these may go past midnight, and none lies in a stretch without length. */
export const isQuiet = (minute: number, quiet: QuietHours): boolean => {
  if (quiet === null || quiet.fromMinute === quiet.toMinute) return false;
  const { fromMinute, toMinute } = quiet;
  return fromMinute < toMinute ? minute >= fromMinute && minute < toMinute : minute >= fromMinute || minute < toMinute;
};

/** Everything that decides whether somebody is told at once. */
export type TellFacts = {
  readonly severity: Severity;
  readonly isFoodSafety: boolean;
  /**
   * Told at once today already.
   *
   * @unit alerts
   */
  readonly toldToday: number;
  readonly quiet: QuietHours;
  /**
   * The wall clock of the restaurant.
   *
   * @unit minutes after midnight
   */
  readonly minute: number;
  /** They put this kind aside again and again: see `isTiredOf`. */
  readonly isTired: boolean;
};

/**
 * Whether somebody is told at once, or finds it in the list and the digest. What is critical for food safety is told at every
 * hour and beyond the day's number; what is only to be known never disturbs anybody.
 */
export const isToldNow = ({ severity, isFoodSafety, toldToday, quiet, minute, isTired }: TellFacts): boolean => {
  if (isFoodSafety && severity === 'CRITICAL') return true;
  if (severity === 'INFO' || isTired) return false;
  return toldToday < toldADayMax && !isQuiet(minute, quiet);
};
