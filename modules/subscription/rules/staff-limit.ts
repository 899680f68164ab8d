import { planNamed, type Plan } from './plans.ts';

const limits: Readonly<Record<Plan, number>> = { free_trial: 5, starter: 5, growth: 10, pro: 25, enterprise: 999 };

/**
 * How many people may work in each restaurant on a plan, the account holder included. A plan that nobody knows allows
 * as many as the trial.
 *
 * @unit active memberships of one restaurant
 */
export const staffLimitOfPlan = (plan: string): number => limits[planNamed(plan)];
