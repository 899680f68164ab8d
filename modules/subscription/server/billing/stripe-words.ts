import type Stripe from 'stripe';

import { planNamed } from '../../rules/plans.ts';
import type { ProviderStatus } from '../../rules/decide-billing.ts';
import type { ListedPlan } from '../../rules/price-list.ts';
import type { ProviderReport } from './billing-provider.ts';

/** What Stripe says of a subscription. */
export type StripeSubscription = Stripe.Subscription;

/** Ours for each of Stripe's states; one that was never paid, or was given up, is over. */
const statuses: Readonly<Record<string, ProviderStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'cancelled',
  incomplete_expired: 'cancelled',
  canceled: 'cancelled',
};

const millisecondsPerSecond = 1000;
const atSecond = (seconds: number): Date => new Date(seconds * millisecondsPerSecond);

const cardOf = ({ default_payment_method: method }: StripeSubscription): string | null => {
  if (method === null || typeof method === 'string' || !method.card) return null;
  return `${method.card.brand.charAt(0).toUpperCase()}${method.card.brand.slice(1)} ${method.card.last4}`;
};

/**
 * A subscription of Stripe in our words. Its plan is the one that its price names.
 *
 * @throws where the price is none of ours, which only a person at Stripe can have brought about
 * @source https://docs.stripe.com/api/subscriptions/object (2026-10-28.endive)
 */
export const reportOf = (subscription: StripeSubscription): ProviderReport => {
  const item = subscription.items.data[0];
  const named = item?.price.metadata['maed_plan'];
  if (!item || named === undefined) throw new Error(`The Stripe subscription ${subscription.id} has no price of Maed.`);
  const { id, customer, status, cancel_at_period_end, cancel_at } = subscription;
  return {
    plan: planNamed(named) as ListedPlan,
    status: statuses[status] ?? 'past_due',
    periodStartAt: atSecond(item.current_period_start),
    periodEndAt: atSecond(item.current_period_end),
    willCancel: cancel_at_period_end || cancel_at !== null,
    isPrepaid: false,
    customerRef: typeof customer === 'string' ? customer : customer.id,
    subscriptionRef: id,
    amountMinor: item.price.unit_amount === null ? null : BigInt(item.price.unit_amount),
    currency: 'GBP',
    paymentMethod: cardOf(subscription),
  };
};
