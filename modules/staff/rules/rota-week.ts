/** @unit milliseconds */
const dayMs = 86_400_000;

/** The day so many days after another; before it with a negative number. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that a day lies in: rotas and the law's weeks begin there. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
