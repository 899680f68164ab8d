import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { subscriptionContract } from '../contract/subscription.contract.ts';
import { getOverview } from './get-overview.ts';

/** What subscription is wired with, because it lies below the module that knows it. */
export type SubscriptionWiring = {
  readonly restaurantScope: RestaurantScope;
  /** How many people work in the restaurant entered, the account holder included. */
  readonly staffCountOf: (tx: RestaurantTx) => Promise<number>;
};

/** The procedures of `subscriptionContract`. */
export const subscriptionRouter = ({ restaurantScope, staffCountOf }: SubscriptionWiring) => {
  const os = implementContract(subscriptionContract);
  return os.router({
    getOverview: os.getOverview
      .use(restaurantScope)
      .handler(async ({ context: { tx } }) => getOverview(tx, { staffUsed: await staffCountOf(tx) })),
  });
};
