/** What `apps/server` wires of waste. */
export { logDiscards, logDiscardsOften } from './log-discards.job.ts';
export { logFood } from './log-food.ts';
export { readWastePhoto } from './photos.ts';
export { wasteRouter } from './router.ts';
