import { queryOptions } from '@tanstack/react-query';
import type { ContractRouterClient } from '@orpc/contract';

import { queryTimes } from '../../../platform/web/query-times.ts';
import type { accountsContract } from '../../accounts/contract/accounts.contract.ts';
import type { subscriptionContract } from '../contract/subscription.contract.ts';

/** The part of the server that the subscription's screens speak to. */
export type SubscriptionContracts = {
  readonly subscription: typeof subscriptionContract;
  readonly accounts: typeof accountsContract;
};

/** What they ask it with. */
export type SubscriptionClient = ContractRouterClient<SubscriptionContracts>;

/** In which restaurant, and with which client. */
export type SubscriptionWorld = { readonly client: SubscriptionClient; readonly restaurantId: string };

/** What everything about a subscription is kept under; it is read anew after a payment. */
export const subscriptionKey = 'subscription';

/** The plan and what is used of it. */
export const overviewQuery = ({ client, restaurantId }: SubscriptionWorld) =>
  queryOptions({
    queryKey: [subscriptionKey, 'overview', restaurantId],
    queryFn: () => client.subscription.getOverview({ restaurantId }),
    staleTime: queryTimes.subscriptionStaleMs,
  });

/** What the restaurant may use by its plan, for everybody who works there. */
export const entitlementsQuery = ({ client, restaurantId }: SubscriptionWorld) =>
  queryOptions({
    queryKey: [subscriptionKey, 'entitlements', restaurantId],
    queryFn: () => client.subscription.getEntitlements({ restaurantId }),
    staleTime: queryTimes.subscriptionStaleMs,
  });

/** The AI operations of the cycle, read anew every half minute. */
export const usageQuery = ({ client, restaurantId }: SubscriptionWorld) =>
  queryOptions({
    queryKey: [subscriptionKey, 'usage', restaurantId],
    queryFn: () => client.subscription.getUsage({ restaurantId }),
    refetchInterval: queryTimes.usageReloadMs,
  });

/** Every change of the plan. */
export const historyQuery = ({ client, restaurantId }: SubscriptionWorld) =>
  queryOptions({
    queryKey: [subscriptionKey, 'history', restaurantId],
    queryFn: () => client.subscription.listHistory({ restaurantId }),
  });
