/** The parts of a trading day, in their order. */
export const dayParts = ['BREAKFAST', 'LUNCH', 'AFTERNOON', 'DINNER', 'LATE'] as const;

/** One of them. */
export type DayPart = (typeof dayParts)[number];

const hour = 60;
const [breakfastFrom, lunchFrom, afternoonFrom, dinnerFrom, lateFrom] = [5 * hour, 11 * hour, 15 * hour, 17 * hour, 22 * hour];

/**
 * The part of a trading day that a minute on the wall lies in: what comes after midnight belongs to the evening before.
 *
 * @unit `minute` minutes after midnight
 */
export const dayPartOf = (minute: number): DayPart => {
  if (minute < breakfastFrom || minute >= lateFrom) return 'LATE';
  if (minute < lunchFrom) return 'BREAKFAST';
  if (minute < afternoonFrom) return 'LUNCH';
  return minute < dinnerFrom ? 'AFTERNOON' : 'DINNER';
};
