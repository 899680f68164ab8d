import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { scopedToRestaurant } from '../../../platform/contract/procedure.ts';
import type { Feature } from '../rules/price-list.ts';
import type { Plan } from '../rules/plans.ts';
import { usageContract } from './usage.contract.ts';

const tags = ['subscription'];
const instant = z.iso.datetime({ offset: true });
/** @unit santim, in digits */
const minorText = z.string().check(z.regex(/^\d+$/));

/** A plan, the trial among them. */
export const planSchema: z.ZodMiniType<Plan> = z.enum(['free_trial', 'starter', 'growth', 'pro', 'enterprise']);

/** What a plan may open. */
export const featureSchema: z.ZodMiniType<Feature> = z.enum([
  'staff-scheduling',
  'smart-forecasting',
  'multi-location',
  'compliance-automation',
  'api-access',
  'white-label',
  'dedicated-support',
]);

/** A restaurant's plan, which is its account holder's, and how much of it is used there. */
export const subscriptionOverviewSchema = z.object({
  /** The plan whose limits hold now. */
  plan: planSchema,
  /** The plan that is paid for, or was; after a payment failed for long it is more than `plan`. */
  paidPlan: planSchema,
  /** The plan whose features are open; during the trial the one that was chosen. */
  featurePlan: planSchema,
  status: z.enum(['trialing', 'active', 'past_due', 'cancelled']),
  trialEndAt: z.nullable(instant),
  periodEndAt: z.nullable(instant),
  /** The plan ends with its period. */
  willCancel: z.boolean(),
  /** Since when a payment is owed. */
  pastDueAt: z.nullable(instant),
  /** The end of months paid ahead. */
  prepaidUntil: z.nullable(instant),
  /** What a month costs in birr, and since which day; null where nobody takes birr for this restaurant. */
  birrPrices: z.nullable(z.object({ asOf: z.iso.date(), growth: minorText, pro: minorText })),
  /** Who takes the payments; null where nothing is paid for. */
  provider: z.nullable(z.enum(['sandbox', 'stripe', 'chapa'])),
  /**
   * The account holder is one of them.
   *
   * @unit active memberships of the restaurant
   */
  staffUsed: z.int(),
  /**
   * What the plan allows.
   *
   * @unit active memberships of the restaurant
   */
  staffLimit: z.int(),
  /** @unit restaurants of the account */
  locationsUsed: z.int(),
  /** @unit restaurants of the account; -1 is unlimited */
  locationLimit: z.int(),
});

/** A restaurant's plan, and how much of it is used there. */
export type SubscriptionOverview = z.output<typeof subscriptionOverviewSchema>;

/** What a restaurant may use by its account holder's plan. */
export const entitlementsSchema = z.object({
  plan: planSchema,
  features: z.array(featureSchema),
  /** It is one more than the plan is for: it can be read and exported, and of writes only the essential ones go on. */
  isBeyondPlan: z.boolean(),
  /** @unit AI operations used, or set aside, in the cycle */
  aiUsed: z.int(),
  /** @unit AI operations in the cycle; -1 is unlimited */
  aiLimit: z.int(),
});

/** What a restaurant may use by its account holder's plan. */
export type Entitlements = z.output<typeof entitlementsSchema>;

/** A change of the subscription. */
export const historyEntrySchema = z.object({
  id: idSchema,
  event: z.string(),
  previousPlan: z.nullable(planSchema),
  newPlan: planSchema,
  at: instant,
});

/** A change of the subscription. */
export type HistoryEntry = z.output<typeof historyEntrySchema>;

const input = z.strictObject({ restaurantId: idSchema });

/** What may be asked of a subscription. */
export const subscriptionContract = {
  getOverview: scopedToRestaurant('subscription.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/subscription',
      summary: 'The plan of a restaurant’s account holder, and what is used of it',
      tags,
    })
    .input(input)
    .output(subscriptionOverviewSchema),
  getEntitlements: scopedToRestaurant('restaurant.view')
    .route({ method: 'GET', path: '/restaurants/{restaurantId}/entitlements', summary: 'What the restaurant may use by its plan', tags })
    .input(input)
    .output(entitlementsSchema),
  listHistory: scopedToRestaurant('subscription.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/subscription/history',
      summary: 'Every change of the plan, newest first',
      tags,
    })
    .input(input)
    .output(z.object({ entries: z.array(historyEntrySchema) })),
  ...usageContract,
};
