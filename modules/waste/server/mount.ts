/** What `apps/server` wires of waste. */
export { readWastePhoto } from './photos.ts';
export { wasteRouter } from './router.ts';
