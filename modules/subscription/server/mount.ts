/** What `apps/server` wires of subscription. */
export { subscriptionRouter } from './router.ts';
