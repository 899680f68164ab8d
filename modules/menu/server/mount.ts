/** What `apps/server` wires of the menu. */
export { menuRouter } from './router.ts';
