import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { subscriptionKey } from './subscription-queries.ts';

/** As soon as the plan stands otherwise than before, everything else that is kept of it is asked for anew. */
export const useFollowPlan = (overview: SubscriptionOverview | undefined): void => {
  const queries = useQueryClient();
  const stands = overview && [overview.plan, overview.paidPlan, overview.status, overview.provider, overview.prepaidUntil].join(' ');
  const before = useRef(stands);
  useEffect(() => {
    if (before.current !== undefined && before.current !== stands) void queries.invalidateQueries({ queryKey: [subscriptionKey] });
    before.current = stands;
  }, [stands, queries]);
};
