/** What `apps/server` wires of the kitchen. */
export { kitchenRouter } from './router.ts';
