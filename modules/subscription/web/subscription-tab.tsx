import { useQuery } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../ui/setting-row.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { MomentText } from '../../../ui/when/when-text.tsx';
import type { subscriptionContract, SubscriptionOverview } from '../contract/subscription.contract.ts';
import { planDisplay } from '../rules/plan-display.ts';

export type SubscriptionTabProps = {
  readonly restaurantId: string;
  /** How a payment ended that one comes back from; undefined where nobody went to pay. */
  readonly payment: 'success' | 'cancelled' | undefined;
};

/** The plan, until when it runs, and how much of it is used. */
export const SubscriptionTab = ({ restaurantId, payment }: SubscriptionTabProps) => {
  const { subscription } = useRpcClient<{ subscription: typeof subscriptionContract }>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['subscription', 'overview', restaurantId],
    queryFn: () => subscription.getOverview({ restaurantId }),
    staleTime: queryTimes.subscriptionStaleMs,
  });
  return (
    <SettingGroup title={m.subscription_tab()} hint={m.subscription_hint()}>
      {payment && <PaymentNotice payment={payment} isPaid={data !== undefined && data.status === 'active'} />}
      {isError && !data && (
        <Banner
          status="wrong"
          title={m.subscription_failed()}
          action={<Button onClick={() => void refetch()}>{m.subscription_try_again()}</Button>}
        >
          {m.subscription_failed_text()}
        </Banner>
      )}
      {!data && !isError && <SkeletonRows rows={3} label={m.subscription_loading()} />}
      {data && <Overview overview={data} />}
    </SettingGroup>
  );
};

/** Says what is known: the address claims that somebody paid, the subscription alone knows. */
const PaymentNotice = ({ payment, isPaid }: { readonly payment: 'success' | 'cancelled'; readonly isPaid: boolean }) => {
  if (payment === 'cancelled') {
    return (
      <Banner status="information" title={m.subscription_cancelled()}>
        {m.subscription_cancelled_text()}
      </Banner>
    );
  }
  return (
    <Banner status={isPaid ? 'good' : 'waiting'} title={isPaid ? m.subscription_paid() : m.subscription_pending()}>
      {isPaid ? m.subscription_paid_text() : m.subscription_pending_text()}
    </Banner>
  );
};

const Overview = ({ overview }: { readonly overview: SubscriptionOverview }) => {
  const { plan, trialEndAt, staffUsed, staffLimit } = overview;
  return (
    <>
      <SettingRow title={m.subscription_plan()} hint={planNames[plan]()}>
        <span className="text-body font-medium">{planDisplay(plan) === 'free' ? m.subscription_free() : m.subscription_active()}</span>
      </SettingRow>
      {plan === 'free_trial' && trialEndAt !== null && (
        <SettingRow title={m.subscription_trial_end()} hint={m.subscription_trial_end_hint()}>
          <MomentText at={trialEndAt} style="date" />
        </SettingRow>
      )}
      <SettingRow title={m.subscription_staff()} hint={m.subscription_staff_hint()}>
        <span className="text-body font-medium">{m.subscription_staff_used({ used: staffUsed, limit: staffLimit })}</span>
      </SettingRow>
    </>
  );
};

const planNames = {
  free_trial: m.subscription_plan_free_trial,
  starter: m.subscription_plan_starter,
  growth: m.subscription_plan_growth,
  pro: m.subscription_plan_pro,
  enterprise: m.subscription_plan_enterprise,
} as const;
