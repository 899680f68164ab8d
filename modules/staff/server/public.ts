/** The solver that chooses among patterns, loaded once a thread. */
export { openSolver } from './roster/highs-adapter.ts';
/** Searches for the cheapest plan of a problem that is put as plain data. */
export { solveRoster } from './roster/solve-roster.ts';
/** What other modules may ask of staff, in their own transaction. */
export { hoursOfDay, type HoursOfDay } from './hours-of-day.ts';
export { tipsOfDays, tipsOwedOn, type TipsTaken } from './tips-of-days.ts';
