/** What other modules may ask of waste, in their own transaction. */
export { analyse } from './analyse.ts';
export { wasteOfDays, type WasteOfDays } from './waste-of-days.ts';
export { wastePresses } from './what-presses.ts';
export { overGoal, type OverGoal } from './over-goal.ts';
