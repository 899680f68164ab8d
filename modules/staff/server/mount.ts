/** What `apps/server` wires of the module. */
export { staffRouter } from './router.ts';
