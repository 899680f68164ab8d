/** The parts of a trading day, in their order. */
export const dayParts = ['BREAKFAST', 'LUNCH', 'AFTERNOON', 'DINNER', 'LATE'] as const;

/** One of them. */
export type DayPart = (typeof dayParts)[number];

const hour = 60;

/**
 * When each part of a trading day begins and ends by the wall; the last goes on past midnight.
 *
 * @unit minutes after midnight
 */
export const partHours: Readonly<Record<DayPart, { readonly from: number; readonly until: number }>> = {
  BREAKFAST: { from: 5 * hour, until: 11 * hour },
  LUNCH: { from: 11 * hour, until: 15 * hour },
  AFTERNOON: { from: 15 * hour, until: 17 * hour },
  DINNER: { from: 17 * hour, until: 22 * hour },
  LATE: { from: 22 * hour, until: 5 * hour },
};

/**
 * The part of a trading day that a minute on the wall lies in: what comes after midnight belongs to the evening before.
 *
 * @unit `minute` minutes after midnight
 */
export const dayPartOf = (minute: number): DayPart =>
  dayParts.find((part) => partHours[part].from <= minute && minute < partHours[part].until) ?? 'LATE';
