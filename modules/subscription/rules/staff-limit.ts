const staffLimits: Readonly<Record<string, number>> = { free_trial: 5, starter: 5, growth: 10, pro: 25, enterprise: 999 };
const staffLimitOfUnknownPlan = 5;

/** How many people may work in one restaurant at a time, its account holder included, by the account holder's plan. */
export const staffLimitOfPlan = (plan: string): number =>
  Object.hasOwn(staffLimits, plan) ? (staffLimits[plan] ?? staffLimitOfUnknownPlan) : staffLimitOfUnknownPlan;
