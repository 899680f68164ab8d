const dayMs = 86_400_000;

/**
 * So many days in a week.
 *
 * @unit days
 */
export const weekDays = 7;

/** The day so many days after another; before it where they are negative. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % weekDays));

/** The first days of the weeks that lie whole between two days, both included, counted from the first. */
export const weeksWithin = (from: string, to: string): readonly string[] => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, Math.floor(days / weekDays)) }, (_, week) => dayAfter(from, week * weekDays));
};

/**
 * On so many days something must have been written down, or a week says nothing about what was thrown away in it.
 *
 * @unit days of a week
 */
export const daysLoggedNeeded = 4;
