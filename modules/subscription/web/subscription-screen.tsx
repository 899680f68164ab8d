import { useQuery } from '@tanstack/react-query';
import { ExternalLink, RefreshCw } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { awaitsFirstAnswer } from '../../../platform/web/awaits-first-answer.ts';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Unread } from '../../../ui/unread.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { BirrPlans } from './birr-plans.tsx';
import { BillingFacts } from './billing-facts.tsx';
import { LastSyncedText } from './last-synced-text.tsx';
import { Meters } from './meters.tsx';
import { PlanHistory } from './plan-history.tsx';
import { isPaid, PlanNotices, type Payment } from './plan-notices.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanTable } from './plan-table.tsx';
import { overviewQuery, usageQuery, type SubscriptionContracts } from './subscription-queries.ts';
import { SupportLinks } from './support-links.tsx';
import { UsageByPerson } from './usage-by-person.tsx';
import { useBilling } from './use-billing.ts';
import { useFollowPlan } from './use-follow-plan.ts';
import { websiteQuery } from './website-query.ts';

export type SubscriptionScreenProps = {
  readonly restaurantId: string;
  /** How a payment ended that somebody comes back from; undefined where nobody went to pay. */
  readonly payment: Payment | undefined;
  /** Whether it stands on a page of its own, or under the heading of the settings. */
  readonly heading: 'h1' | 'h2';
};

/** How often the plan is looked at again after a payment. */
const paymentLooksMax = 20;

/** The plan, what is used of it, what else there is, and how it is paid. For the account holder. */
export const SubscriptionScreen = ({ restaurantId, payment, heading: Heading }: SubscriptionScreenProps) => {
  const client = useRpcClient<SubscriptionContracts>();
  const world = { client, restaurantId };
  const billing = useBilling();
  const overview = useQuery({
    ...overviewQuery(world),
    // Whoever comes back is often quicker than the word that they paid.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      payment === 'success' && dataUpdateCount < paymentLooksMax && !(data && isPaid(data)) ? queryTimes.paymentPollMs : false,
  });
  useFollowPlan(overview.data);
  const usage = useQuery(usageQuery(world));
  const website = useQuery(websiteQuery(client, billing.holder));
  // What is used stands above the plans, whose buttons move away under nobody's finger.
  const isRead = overview.data !== undefined && !awaitsFirstAnswer(usage);
  const Plans = useIsPhone() ? PlanList : PlanTable;
  return (
    <section className="flex max-w-page flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4">
        <div>
          <Heading className="text-title">{m.subscription_title()}</Heading>
          <p className="text-body text-ink-2">{m.subscription_purpose()}</p>
          {website.data && (
            <LastSyncedText at={website.dataUpdatedAt} isFallback={website.data.isFallback} isUnanswered={website.data.isUnanswered} />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            icon={<RefreshCw aria-hidden />}
            busyLabel={billing.busy === 'refresh' ? m.subscription_refreshing() : undefined}
            onClick={() => void billing.refresh()}
          >
            {m.subscription_refresh()}
          </Button>
          <Button
            icon={<ExternalLink aria-hidden />}
            busyLabel={billing.busy === 'portal' ? m.subscription_opening() : undefined}
            onClick={() => void billing.openPortal()}
          >
            {m.subscription_portal()}
          </Button>
        </div>
      </header>
      {!isRead && <Unread query={overview} />}
      {isRead && (
        <>
          <PlanNotices overview={overview.data} payment={payment} usage={usage.data} />
          <Meters overview={overview.data} usage={usage.data} />
          <Plans overview={overview.data} busy={billing.busy} onChoose={(plan) => void billing.choose(plan)} />
          {overview.data.birrPrices && (
            <BirrPlans
              prices={overview.data.birrPrices}
              busy={billing.busy}
              onPrepay={(plan, months) => void billing.prepay(plan, months)}
            />
          )}
          {website.data && <BillingFacts website={website.data.data} overview={overview.data} />}
          {usage.data && <UsageByPerson usage={usage.data} />}
          <PlanHistory world={world} />
          <SupportLinks plan={overview.data.plan} />
        </>
      )}
    </section>
  );
};
