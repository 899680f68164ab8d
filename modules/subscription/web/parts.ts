/** What other modules' screens take from here; the shell never loads it. */
export { FeatureGate } from './feature-gate.tsx';
export { FeatureNotice } from './feature-notice.tsx';
export { LocationLimitNotice } from './location-limit-notice.tsx';
export { entitlementsQuery, subscriptionKey as usageKey, type SubscriptionContracts } from './subscription-queries.ts';
