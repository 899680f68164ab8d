/** The subscription, as a page of its own and within the settings; it comes with its own code. */
export const loadSubscriptionScreen = async () => (await import('./subscription-screen.tsx')).SubscriptionScreen;

/** Who used which AI operation; it comes with its own code. */
export const loadOperationsScreen = async () => (await import('./operations/operations-screen.tsx')).OperationsScreen;

/** What everybody should know who works in a restaurant that is more than the plan is for. */
export const loadBeyondBanner = async () => (await import('./beyond-banner.tsx')).BeyondBanner;

/** Why the plan stood against something, and on which it goes. */
export const loadUpgradePrompt = async () => (await import('./upgrade-prompt.tsx')).UpgradePrompt;

export type { PlanRefusal } from './upgrade-prompt.tsx';

/** What the account holder should know wherever they are: days left of a trial, a payment that is owed. */
export const loadPlanBanner = async () => (await import('./plan-banner.tsx')).PlanBanner;
