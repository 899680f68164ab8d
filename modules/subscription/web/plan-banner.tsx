import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useNow } from '../../../platform/web/use-now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { trialDaysLeft, trialNoticeDays } from '../rules/trial.ts';
import { overviewQuery, type SubscriptionContracts } from './subscription-queries.ts';

const firstNoticeDays = Math.max(...trialNoticeDays);

/** How long a trial goes on. Its last twenty-four hours begin the day before it ends, and end on that day. */
const trialText = (count: number, endsToday: boolean): string => {
  if (count === 0) return m.subscription_trial_over();
  return endsToday ? m.subscription_trial_ends_today() : m.subscription_trial_left({ count });
};

/** Months paid ahead are over, and the plan still goes on for a while; whoever lets it end is not reminded for ever. */
const goesOnUnpaid = ({ plan, paidPlan, prepaidUntil }: SubscriptionOverview, now: Date): boolean =>
  prepaidUntil !== null && new Date(prepaidUntil) <= now && plan === paidPlan;

/** What is to be said of a plan on every page; null where all is well. */
const useSaid = (overview: SubscriptionOverview | undefined) => {
  const now = useNow();
  const { daysAgo } = useWhen();
  if (!overview) return null;
  if (overview.pastDueAt !== null) return { status: 'wrong', title: m.subscription_owed(), isOwed: true } as const;
  if (goesOnUnpaid(overview, now)) return { status: 'soon', title: m.subscription_prepaid_over(), isOwed: true } as const;
  if (overview.plan !== 'free_trial' || overview.trialEndAt === null) return null;
  const count = trialDaysLeft(new Date(overview.trialEndAt), now);
  const title = trialText(count, daysAgo(overview.trialEndAt) === 0);
  return { status: count <= firstNoticeDays ? 'soon' : 'information', title, isOwed: false } as const;
};

/** Days left of a trial, or a payment that is owed, with the way to do something about it. For the account holder. */
export const PlanBanner = ({ restaurantId }: { readonly restaurantId: string }) => {
  const client = useRpcClient<SubscriptionContracts>();
  const { data } = useQuery(overviewQuery({ client, restaurantId }));
  const said = useSaid(data);
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
