/** What `apps/server` wires of waste. */
export { wasteRouter } from './router.ts';
