import type { ListedPlan } from './price-list.ts';
import { plans, planNamed, type Plan } from './plans.ts';

/** How a provider says that a subscription stands; what was never paid, or is over, is cancelled. */
export type ProviderStatus = 'trialing' | 'active' | 'past_due' | 'cancelled';

/** A subscription as its provider has it now, in our words. */
export type ProvidedSubscription = {
  readonly plan: ListedPlan;
  readonly status: ProviderStatus;
  readonly periodStartAt: Date;
  readonly periodEndAt: Date;
  readonly willCancel: boolean;
  /** Whether the months were paid ahead and nobody renews them. */
  readonly isPrepaid: boolean;
};

/** What we hold of an account holder's subscription. */
export type HeldSubscription = {
  readonly plan: Plan;
  readonly status: ProviderStatus;
  readonly paymentStatus: 'trial' | 'paid' | 'failed' | 'none';
  readonly periodStartAt: Date | null;
  readonly periodEndAt: Date | null;
  readonly prepaidUntil: Date | null;
  readonly pastDueAt: Date | null;
  readonly willCancel: boolean;
};

/** What a change of a subscription is called in its history. */
export type BillingEvent =
  | 'subscribed'
  | 'upgrade'
  | 'downgrade'
  | 'renewed'
  | 'cancel_scheduled'
  | 'cancel_withdrawn'
  | 'cancelled'
  | 'payment_failed'
  | 'payment_recovered';

/** What we hold afterwards, and what the history gains, in order. */
export type BillingChange = { readonly held: HeldSubscription; readonly events: readonly BillingEvent[] };

const paymentStatusOf = (status: ProviderStatus): HeldSubscription['paymentStatus'] =>
  ({ trialing: 'trial', active: 'paid', past_due: 'failed', cancelled: 'none' })[status] as HeldSubscription['paymentStatus'];

const afterCancelling = (held: HeldSubscription): HeldSubscription => ({
  ...held,
  plan: 'starter',
  status: 'active',
  paymentStatus: 'none',
  periodStartAt: null,
  periodEndAt: null,
  prepaidUntil: null,
  pastDueAt: null,
  willCancel: false,
});

const isFree = (plan: Plan): boolean => plan === 'free_trial' || plan === 'starter';
const place = (plan: Plan): number => plans.indexOf(planNamed(plan));

const planEvent = (from: Plan, to: Plan): readonly BillingEvent[] => {
  if (from === to) return [];
  if (isFree(from)) return ['subscribed'];
  return [place(to) > place(from) ? 'upgrade' : 'downgrade'];
};

const paymentEvent = (held: HeldSubscription, said: ProvidedSubscription): readonly BillingEvent[] => {
  if (said.status === 'past_due') return held.pastDueAt === null ? ['payment_failed'] : [];
  if (held.pastDueAt !== null) return ['payment_recovered'];
  const isLater = held.plan === said.plan && held.periodEndAt !== null && said.periodEndAt > held.periodEndAt;
  return isLater ? ['renewed'] : [];
};

const cancelEvent = (held: HeldSubscription, said: ProvidedSubscription): readonly BillingEvent[] => {
  if (held.willCancel === said.willCancel) return [];
  return [said.willCancel ? 'cancel_scheduled' : 'cancel_withdrawn'];
};

/**
 * Takes in what a provider says of a subscription, as it stands there now. What was said before does not matter, so
 * that messages may come late, twice and in any order, as long as each is answered by asking the provider anew.
 *
 * @invariant deciding the same again changes nothing and leaves no event
 */
export const decideBilling = (held: HeldSubscription, said: ProvidedSubscription, now: Date): BillingChange => {
  if (said.status === 'cancelled') return isFree(held.plan) ? { held, events: [] } : { held: afterCancelling(held), events: ['cancelled'] };
  return {
    held: {
      plan: said.plan,
      status: said.status,
      paymentStatus: paymentStatusOf(said.status),
      periodStartAt: said.periodStartAt,
      periodEndAt: said.periodEndAt,
      prepaidUntil: said.isPrepaid ? said.periodEndAt : null,
      pastDueAt: said.status === 'past_due' ? (held.pastDueAt ?? now) : null,
      willCancel: said.willCancel,
    },
    events: [...planEvent(held.plan, said.plan), ...paymentEvent(held, said), ...cancelEvent(held, said)],
  };
};
