const dayMs = 86_400_000;
const daysPerWeek = 7;

/** So many days from a day. */
export const dayFrom = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayFrom(day, -((new Date(day).getUTCDay() + daysPerWeek - 1) % daysPerWeek));
