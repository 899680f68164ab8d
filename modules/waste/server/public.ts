/** What other modules may ask of waste, in their own transaction. */
export { wasteOfDays, type WasteOfDays } from './waste-of-days.ts';
