import type { Plan } from './plans.ts';

/** What a plan may open beyond what every restaurant has. */
export type Feature =
  | 'staff-scheduling'
  | 'smart-forecasting'
  | 'multi-location'
  | 'compliance-automation'
  | 'api-access'
  | 'white-label'
  | 'dedicated-support';

/** Whom somebody on a plan turns to. */
export type SupportLevel = 'community' | 'email' | 'priority' | 'dedicated';

/** A plan that stands on the price list; the trial has no line of its own there. */
export type ListedPlan = Exclude<Plan, 'free_trial'>;

/** What a number stands for that has no bound: unlimited operations, unlimited locations. */
export const unlimited = -1;

/** One line of the price list. */
export type PlanTerms = {
  readonly id: ListedPlan;
  /** @unit pence a month, for all restaurants of the account */
  readonly priceMinor: number;
  /** @unit AI operations in one billing cycle; -1 is unlimited */
  readonly aiOperationsIncluded: number;
  /** @unit restaurants of the account; -1 is unlimited */
  readonly locationLimit: number;
  readonly features: readonly Feature[];
  readonly support: SupportLevel;
};

/** Every line of the price list, from the free plan to the largest. Prices are in pounds. */
export const priceList: readonly PlanTerms[] = [
  { id: 'starter', priceMinor: 0, aiOperationsIncluded: 100, locationLimit: 1, features: ['staff-scheduling'], support: 'community' },
  {
    id: 'growth',
    priceMinor: 59_00,
    aiOperationsIncluded: 1000,
    locationLimit: 1,
    features: ['staff-scheduling', 'smart-forecasting'],
    support: 'email',
  },
  {
    id: 'pro',
    priceMinor: 129_00,
    aiOperationsIncluded: 3000,
    locationLimit: 5,
    features: ['staff-scheduling', 'smart-forecasting', 'multi-location', 'compliance-automation'],
    support: 'priority',
  },
  {
    id: 'enterprise',
    priceMinor: 1000_00,
    aiOperationsIncluded: unlimited,
    locationLimit: unlimited,
    features: [
      'staff-scheduling',
      'smart-forecasting',
      'multi-location',
      'compliance-automation',
      'api-access',
      'white-label',
      'dedicated-support',
    ],
    support: 'dedicated',
  },
];

const listed: ReadonlyMap<Plan, PlanTerms> = new Map(priceList.map((terms) => [terms.id, terms]));
const [starter] = priceList;

/** The line of a plan. The trial is kept within the numbers of the free plan; what it may try besides, `features.ts` says. */
export const termsOf = (plan: Plan): PlanTerms => {
  const terms = listed.get(plan) ?? starter;
  if (!terms) throw new Error('The price list is empty.');
  return terms;
};

/** The next plan up; the largest stays. Somebody on the trial or the free plan goes to growth. */
export const nextPlan = (plan: Plan): ListedPlan => {
  const place = priceList.findIndex(({ id }) => id === termsOf(plan).id);
  return (priceList[place + 1] ?? termsOf('enterprise')).id;
};

/** The smallest plan that opens a feature. */
export const firstPlanWith = (feature: Feature): ListedPlan =>
  (priceList.find(({ features }) => features.includes(feature)) ?? termsOf('enterprise')).id;

/** The smallest plan on which so many restaurants fit. */
export const firstPlanForLocations = (count: number): ListedPlan =>
  (priceList.find(({ locationLimit }) => locationLimit === unlimited || locationLimit >= count) ?? termsOf('enterprise')).id;
