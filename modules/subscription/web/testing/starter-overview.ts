import type { SubscriptionOverview } from '../../contract/subscription.contract.ts';

/** A house of one place and one person on the smallest plan, with nothing due. */
export const starterOverview: SubscriptionOverview = {
  plan: 'starter',
  paidPlan: 'starter',
  featurePlan: 'starter',
  status: 'active',
  trialEndAt: null,
  periodEndAt: null,
  willCancel: false,
  pastDueAt: null,
  prepaidUntil: null,
  provider: null,
  birrPrices: null,
  staffUsed: 1,
  staffLimit: 5,
  locationsUsed: 1,
  locationLimit: 1,
};
