/** The page of the settings about the plan; it comes with its own code. */
export const loadSubscriptionTab = async () => (await import('./subscription-tab.tsx')).SubscriptionTab;
