/** What `apps/server` wires of subscription. */
export { subscriptionRouter } from './router.ts';
export { releaseForgottenOften } from './metering/release-forgotten.job.ts';
export type { BillingProvider } from './billing/billing-provider.ts';
export { openStripe, type StripeProvider, type StripeSettings } from './billing/stripe-adapter.ts';
export { reconcileBilling } from './billing/reconcile-billing.job.ts';
export { takeStripeMessage } from './billing/take-message.ts';
export { actInSandbox, showSandbox, type SandboxAnswer } from './sandbox/sandbox-door.ts';
export { endSandboxPlans } from './sandbox/end-sandbox-plans.job.ts';
export { sandboxCheckoutPath, sandboxProvider } from './sandbox/sandbox-provider.ts';
export { portalAddress } from './website/open-portal.ts';
export { createCheckoutSession, createPortalSession, getSubscription } from './website/website-api.ts';
export type { WebsiteAnswer, WebsiteCall, WebsiteWiring } from './website/holder.ts';
export { openChapa, type Chapa, type ChapaSettings } from './chapa/chapa-adapter.ts';
export { createPrepayment, returnFromChapa, takeChapaMessage } from './chapa/prepay-api.ts';
export { settleOpenPayments } from './chapa/settle-payments.job.ts';
export { watchPlans, watchPlansHourly } from './billing/watch-plans.job.ts';
