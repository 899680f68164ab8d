import { m } from '../../../generated/messages/web/messages.js';
import { useNow } from '../../../platform/web/use-now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import type { Usage } from '../contract/usage.contract.ts';
import { countBeyond } from '../rules/beyond-plan.ts';
import { graceEnd } from '../rules/features.ts';
import { nextPlan, termsOf } from '../rules/price-list.ts';
import { aiPrompt, upgradePrompts } from '../rules/upgrade-prompt.ts';
import { planWord } from './plan-words.ts';
import { severityStatus } from './severity-status.ts';

/** How a payment ended that somebody comes back from. */
export type Payment = 'success' | 'cancelled';

export type PlanNoticesProps = {
  readonly overview: SubscriptionOverview;
  readonly payment: Payment | undefined;
  readonly usage: Usage | undefined;
};

/** Whether something is paid for, and nothing owed. */
export const isPaid = ({ provider, status }: SubscriptionOverview): boolean => provider !== null && status !== 'past_due';

/** What there is to know about the plan before anything else; nothing where all is well. */
export const PlanNotices = ({ overview, payment, usage }: PlanNoticesProps) => {
  const { date } = useWhen();
  const { pastDueAt, prepaidUntil, willCancel, periodEndAt, plan, paidPlan } = overview;
  const owedText = plan === paidPlan ? m.subscription_owed_text : m.subscription_owed_over_text;
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {payment && <PaymentNotice payment={payment} isPaid={isPaid(overview)} />}
      {pastDueAt !== null && (
        <Banner status="wrong" title={m.subscription_owed()}>
          {owedText({ plan: planWord(paidPlan), day: date(graceEnd(new Date(pastDueAt))) })}
        </Banner>
      )}
      {willCancel && periodEndAt !== null && (
        <Banner status="soon" title={m.subscription_ending({ plan: planWord(paidPlan) })}>
          {m.subscription_ending_text({ day: date(new Date(periodEndAt)) })}
        </Banner>
      )}
      {prepaidUntil !== null && <PrepaidNotice until={new Date(prepaidUntil)} overview={overview} />}
      {usage && <AiNotice usage={usage} overview={overview} />}
      <OverLimits overview={overview} />
    </div>
  );
};

/** Until when months are paid ahead; and once that is past, how long the plan still goes on. */
const PrepaidNotice = ({ until, overview }: { readonly until: Date; readonly overview: SubscriptionOverview }) => {
  const now = useNow();
  const { date } = useWhen();
  const { plan, paidPlan } = overview;
  if (now < until) {
    return (
      <Banner status="information" title={m.subscription_prepaid()}>
        {m.subscription_prepaid_text({ day: date(until) })}
      </Banner>
    );
  }
  const text = plan === paidPlan ? m.subscription_owed_text : m.subscription_prepaid_over_text;
  return (
    <Banner status="soon" title={m.subscription_prepaid_over()}>
      {text({ plan: planWord(paidPlan), day: date(graceEnd(until)) })}
    </Banner>
  );
};

/** AI operations that run low, or are used up, and the plan that has more of them. */
const AiNotice = ({ usage, overview }: { readonly usage: Usage; readonly overview: SubscriptionOverview }) => {
  const { aiOperationsUsed: used, aiOperationsLimit: limit } = usage.quota;
  const reason = aiPrompt(used, limit);
  if (reason === null) return null;
  const { severity, blocks } = upgradePrompts[reason];
  const next = planWord(nextPlan(overview.plan));
  return (
    <Banner status={severityStatus[severity]} title={blocks ? m.subscription_ai_over() : m.subscription_ai_low({ used, limit })}>
      {blocks ? m.subscription_ai_over_text({ plan: next }) : m.subscription_ai_low_text({ plan: next })}
    </Banner>
  );
};

/** After a smaller plan: who is there stays, and nobody new comes. Before a trial ends, what the free plan will hold back. */
const OverLimits = ({ overview }: Pick<PlanNoticesProps, 'overview'>) => {
  const { staffUsed, staffLimit, locationsUsed, plan } = overview;
  const { locationLimit } = termsOf(plan);
  const beyond = countBeyond(locationsUsed, plan);
  return (
    <>
      {staffUsed > staffLimit && (
        <Banner status="soon" title={m.subscription_over_staff({ used: staffUsed, limit: staffLimit })}>
          {m.subscription_over_staff_text()}
        </Banner>
      )}
      {beyond > 0 && plan === 'free_trial' && (
        <Banner status="soon" title={m.subscription_trial_beyond({ count: beyond })}>
          {m.subscription_trial_beyond_text({ count: beyond })}
        </Banner>
      )}
      {beyond > 0 && plan !== 'free_trial' && (
        <Banner status="soon" title={m.subscription_over_locations({ used: locationsUsed, limit: locationLimit })}>
          {m.subscription_over_locations_text()}
        </Banner>
      )}
    </>
  );
};

/** Says what is known: the address claims that somebody paid, the subscription alone knows. */
const PaymentNotice = ({ payment, isPaid: paid }: { readonly payment: Payment; readonly isPaid: boolean }) => {
  if (payment === 'cancelled') {
    return (
      <Banner status="information" title={m.subscription_cancelled()}>
        {m.subscription_cancelled_text()}
      </Banner>
    );
  }
  return (
    <Banner status={paid ? 'good' : 'waiting'} title={paid ? m.subscription_paid() : m.subscription_pending()}>
      {paid ? m.subscription_paid_text() : m.subscription_pending_text()}
    </Banner>
  );
};
