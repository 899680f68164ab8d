import { queryOptions } from '@tanstack/react-query';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { subscriptionKey, type SubscriptionClient } from './subscription-queries.ts';
import { readWebsite, type Holder } from './website-adapter.ts';

/** What the website says, kept for each person, and synced every five minutes. */
export const websiteQuery = (client: SubscriptionClient, holder: Holder) =>
  queryOptions({
    queryKey: [subscriptionKey, 'website', holder.id],
    queryFn: () => readWebsite(client.accounts, holder),
    staleTime: queryTimes.subscriptionStaleMs,
    refetchInterval: queryTimes.subscriptionSyncMs,
  });
