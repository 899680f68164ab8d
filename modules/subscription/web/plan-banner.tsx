import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { trialDaysLeft, trialNoticeDays } from '../rules/trial.ts';
import { overviewQuery, type SubscriptionContracts } from './subscription-queries.ts';

const firstNoticeDays = Math.max(...trialNoticeDays);

/** What is to be said of a plan on every page; null where all is well. */
const bannerOf = (overview: SubscriptionOverview, now: Date) => {
  if (overview.pastDueAt !== null) return { status: 'wrong', title: m.subscription_owed(), isOwed: true } as const;
  if (overview.plan !== 'free_trial' || overview.trialEndAt === null) return null;
  const count = trialDaysLeft(new Date(overview.trialEndAt), now);
  return { status: count <= firstNoticeDays ? 'soon' : 'information', title: m.subscription_trial_left({ count }), isOwed: false } as const;
};

/** Days left of a trial, or a payment that is owed, with the way to do something about it. For the account holder. */
export const PlanBanner = ({ restaurantId }: { readonly restaurantId: string }) => {
  const client = useRpcClient<SubscriptionContracts>();
  const { data } = useQuery(overviewQuery({ client, restaurantId }));
  const [now] = useState(() => new Date());
  const said = data && bannerOf(data, now);
  if (!said) return null;
  return (
    <Banner
      status={said.status}
      placement="edge"
      title={said.title}
      action={
        <Link to="/subscription" className={buttonClass('row')}>
          {said.isOwed ? m.subscription_pay_now() : m.subscription_see_plans()}
        </Link>
      }
    />
  );
};
