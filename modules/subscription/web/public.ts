/** The subscription, as a page of its own and within the settings; it comes with its own code. */
export const loadSubscriptionScreen = async () => (await import('./subscription-screen.tsx')).SubscriptionScreen;

/** What the account holder should know wherever they are: days left of a trial, a payment that is owed. */
export const loadPlanBanner = async () => (await import('./plan-banner.tsx')).PlanBanner;
