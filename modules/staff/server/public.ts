/** What other modules may ask of staff, in their own transaction. */
export { labourOfDays, labourTarget, type LabourDay } from './labour-of-days.ts';
export { readWorkRoles } from './work-roles.ts';
/** The solver that chooses among patterns, loaded once a thread. */
export { openSolver } from './roster/highs-adapter.ts';
/** Searches for the cheapest plan of a problem that is put as plain data. */
export { solveRoster } from './roster/solve-roster.ts';
export { myDay, type MyDay, type OwnShift } from './my-day.ts';
export { hasToldRota } from './set-up-steps.ts';
export { expectSales, type SalesOfDay } from './expect-sales.ts';
export { hoursOfDay, type HoursOfDay } from './hours-of-day.ts';
export { tipsOfDays, tipsOwedOn, type TipsTaken } from './tips-of-days.ts';
export { staffPresses } from './what-presses.ts';
export { toldShifts, type ToldShift } from './told-shifts.ts';
export { staffGaps } from './gaps.ts';
