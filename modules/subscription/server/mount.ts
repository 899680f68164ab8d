/** What `apps/server` wires of subscription. */
export { subscriptionRouter } from './router.ts';
export { releaseForgottenOften } from './metering/release-forgotten.job.ts';
