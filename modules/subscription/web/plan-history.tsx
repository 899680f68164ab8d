import { useQuery } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { MomentText } from '../../../ui/when/when-text.tsx';
import type { HistoryEntry } from '../contract/subscription.contract.ts';
import { planWord } from './plan-words.ts';
import { historyQuery, type SubscriptionWorld } from './subscription-queries.ts';

const eventWords: Readonly<Record<string, () => string>> = {
  trial_start: () => m.subscription_event_trial_start(),
  trial_end: () => m.subscription_event_trial_end(),
  plan_change: () => m.subscription_event_plan_change(),
  subscribed: () => m.subscription_event_subscribed(),
  upgrade: () => m.subscription_event_upgrade(),
  downgrade: () => m.subscription_event_downgrade(),
  renewed: () => m.subscription_event_renewed(),
  cancel_scheduled: () => m.subscription_event_cancel_scheduled(),
  cancel_withdrawn: () => m.subscription_event_cancel_withdrawn(),
  cancelled: () => m.subscription_event_cancelled(),
  payment_failed: () => m.subscription_event_payment_failed(),
  payment_recovered: () => m.subscription_event_payment_recovered(),
};

const plansOf = ({ previousPlan, newPlan }: HistoryEntry): string =>
  previousPlan === null || previousPlan === newPlan
    ? planWord(newPlan)
    : m.subscription_event_from_to({ from: planWord(previousPlan), to: planWord(newPlan) });

/** Every change of the plan, newest first. */
export const PlanHistory = ({ world }: { readonly world: SubscriptionWorld }) => {
  const { data } = useQuery(historyQuery(world));
  if (!data) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-heading">{m.subscription_history()}</h3>
      <ul className="flex flex-col text-body">
        {data.entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-2">
            <span>
              {eventWords[entry.event]?.() ?? entry.event} <span className="text-ink-2">{plansOf(entry)}</span>
            </span>
            <span className="text-small text-ink-2">
              <MomentText at={entry.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
