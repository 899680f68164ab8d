import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { scopedToRestaurant } from '../../../platform/contract/procedure.ts';

/** A restaurant's plan, which is its account holder's, and how much of it is used there. */
export const subscriptionOverviewSchema = z.object({
  plan: z.enum(['free_trial', 'starter', 'growth', 'pro', 'enterprise']),
  status: z.enum(['trialing', 'active', 'past_due', 'cancelled']),
  trialEndAt: z.nullable(z.iso.datetime({ offset: true })),
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
});

/** A restaurant's plan, and how much of it is used there. */
export type SubscriptionOverview = z.output<typeof subscriptionOverviewSchema>;

/** What may be asked of a subscription. */
export const subscriptionContract = {
  getOverview: scopedToRestaurant('subscription.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/subscription',
      summary: 'The plan of a restaurant’s account holder, and what is used of it',
      tags: ['subscription'],
    })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(subscriptionOverviewSchema),
};
