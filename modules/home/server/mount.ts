/** What `apps/server` wires of home. */
export { homeRouter } from './router.ts';
