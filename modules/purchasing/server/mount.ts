/** What `apps/server` wires of purchasing. */
export { purchasingRouter } from './router.ts';
