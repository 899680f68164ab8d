import type Stripe from 'stripe';

const secondsPerMonth = 30 * 24 * 60 * 60;

/** Parts of Stripe's objects that Maed reads, held to the types of Stripe's own library; the rest of each is left out. */
export type StandInSubscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'created' | 'metadata' | 'cancel_at_period_end' | 'cancel_at'
> & {
  readonly customer: string;
  readonly default_payment_method: {
    readonly id: string;
    readonly object: Stripe.PaymentMethod['object'];
    readonly card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4'>;
  };
  readonly items: {
    readonly object: 'list';
    readonly data: readonly (Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'> & {
      readonly price: StandInPrice;
    })[];
  };
};

/** A price, as far as Maed reads it. */
export type StandInPrice = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'lookup_key' | 'metadata' | 'product' | 'unit_amount'
>;

/** A customer, as far as Maed reads it. */
export type StandInCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'metadata'>;

/** A message, as Stripe sends it. */
export type StandInEvent = Pick<Stripe.Event, 'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks'> & {
  readonly type: string;
  readonly request: null;
  readonly data: { readonly object: object };
};

/** A subscription that begins now; with a trial it is not charged before its end. */
export const newSubscription = (
  facts: { readonly id: string; readonly customer: string; readonly price: StandInPrice; readonly trialEnd: number | null },
  metadata: Stripe.Metadata,
): StandInSubscription => {
  const created = Math.floor(Date.now() / 1000);
  return {
    id: facts.id,
    object: 'subscription',
    status: facts.trialEnd === null ? 'active' : 'trialing',
    created,
    metadata,
    cancel_at_period_end: false,
    cancel_at: null,
    customer: facts.customer,
    default_payment_method: { id: `pm_${facts.id}`, object: 'payment_method', card: { brand: 'visa', last4: '4242' } },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${facts.id}`,
          object: 'subscription_item',
          current_period_start: created,
          current_period_end: facts.trialEnd ?? created + secondsPerMonth,
          price: facts.price,
        },
      ],
    },
  };
};

/** The same subscription on another price, or in another period. */
export const withItem = (
  subscription: StandInSubscription,
  change: Partial<StandInSubscription['items']['data'][number]>,
): StandInSubscription => ({
  ...subscription,
  items: { object: 'list', data: subscription.items.data.map((item) => ({ ...item, ...change })) },
});

/** The next period of a subscription. */
export const nextPeriod = (subscription: StandInSubscription): StandInSubscription => {
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  return withItem(subscription, { current_period_start: end, current_period_end: end + secondsPerMonth });
};
