import type Stripe from 'stripe';

import { assert } from '../../../../kit/assert.ts';
import { priceList, type ListedPlan } from '../../rules/price-list.ts';
import type { BillingProvider, CheckoutRequest, PaidPlan, PayerRef, ProviderReport } from './billing-provider.ts';
import { reportOf, type StripeSubscription } from './stripe-words.ts';

/** How Stripe is reached. */
export type StripeSettings = {
  readonly secretKey: string;
  /** What its messages are signed with; more than one while a secret is exchanged. */
  readonly webhookSecrets: readonly string[];
  /** Where it answers; null for Stripe itself. */
  readonly apiUrl: string | null;
};

/** A message of Stripe whose signature holds, and whom it is about. */
export type StripeMessage = { readonly id: string; readonly kind: string; readonly customerRef: string | null };

/** Stripe, with what only it can do besides taking payments. */
export type StripeProvider = BillingProvider & {
  /** What it says of a customer now; null where they never had a subscription. */
  readonly report: (customerRef: string) => Promise<ProviderReport | null>;
  /** Which account holder a customer is. */
  readonly ownerOf: (customerRef: string) => Promise<string | null>;
  /** Everybody who has, or had, a subscription there. */
  readonly payers: () => AsyncIterable<{ readonly customerRef: string; readonly ownerId: string }>;
  /** Reads a message; null where no secret of ours signed it in the last five minutes. */
  readonly readMessage: (raw: string, signature: string | null) => Promise<StripeMessage | null>;
  /** Makes the products and prices of the price list, or leaves those that are there. */
  readonly setUpPrices: () => Promise<void>;
};

const timeoutMs = 10_000;
const retriesMax = 2;
const lookupKey = (plan: ListedPlan): string => `maed_${plan}_month_gbp`;
const liveFirst = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'];

/** Speaks to Stripe through its own library, which is loaded only where Stripe is set up. */
export const openStripe = async (settings: StripeSettings): Promise<StripeProvider> => {
  const { default: Library } = await import('stripe');
  const stripe = new Library(settings.secretKey, { ...addressOf(settings.apiUrl), timeout: timeoutMs, maxNetworkRetries: retriesMax });
  return {
    name: 'stripe',
    openCheckout: (request) => openCheckout(stripe, request),
    openPortal: async ({ known, returnUrl }) =>
      (await stripe.billingPortal.sessions.create({ customer: known.customerRef, return_url: returnUrl })).url,
    report: (customerRef) => report(stripe, customerRef),
    ownerOf: (customerRef) => ownerOf(stripe, customerRef),
    payers: () => payers(stripe),
    readMessage: (raw, signature) => readMessage(stripe, settings.webhookSecrets, { raw, signature }),
    setUpPrices: () => setUpPrices(stripe),
  };
};

const addressOf = (apiUrl: string | null): Stripe.StripeConfig => {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
};

const priceOf = async (stripe: Stripe, plan: PaidPlan): Promise<string> => {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no price for ${plan}. Make the prices with: npm run stripe`);
  return price.id;
};

const customerOf = async (stripe: Stripe, { payer, known }: CheckoutRequest): Promise<string> => {
  if (known) return known.customerRef;
  const { ownerId, email, firstName, lastName, language } = payer;
  const customer = await stripe.customers.create(
    { email, name: `${firstName} ${lastName}`, preferred_locales: [language], metadata: { owner_id: ownerId } },
    { idempotencyKey: `customer-${ownerId}` },
  );
  return customer.id;
};

const openCheckout = async (stripe: Stripe, request: CheckoutRequest) => {
  const { payer, known, plan, successUrl, cancelUrl, chargeFrom } = request;
  const [customerRef, price] = await Promise.all([customerOf(stripe, request), priceOf(stripe, plan)]);
  if (known?.subscriptionRef) return { customerRef, url: await openChange(stripe, known, { price, successUrl, cancelUrl }) };
  const metadata = { owner_id: payer.ownerId };
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerRef,
    client_reference_id: payer.ownerId,
    line_items: [{ price, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    subscription_data: { metadata, ...(chargeFrom && { trial_end: Math.floor(chargeFrom.getTime() / 1000) }) },
  });
  assert(session.url !== null, 'Stripe opened a checkout without an address.');
  return { customerRef, url: session.url };
};

type Change = { readonly price: string; readonly successUrl: string; readonly cancelUrl: string };

/** Somebody who pays already confirms the other plan in the portal: a checkout would begin a second subscription. */
const openChange = async (stripe: Stripe, known: PayerRef, { price, successUrl, cancelUrl }: Change): Promise<string> => {
  const subscription = await stripe.subscriptions.retrieve(known.subscriptionRef ?? '');
  const session = await stripe.billingPortal.sessions.create({
    customer: known.customerRef,
    return_url: cancelUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: subscription.items.data[0]?.id ?? '', price, quantity: 1 }],
      },
    },
  });
  return session.url;
};

const report = async (stripe: Stripe, customerRef: string): Promise<ProviderReport | null> => {
  const { data } = await stripe.subscriptions.list({
    customer: customerRef,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method'],
  });
  const rank = ({ status }: StripeSubscription) => (liveFirst.includes(status) ? liveFirst.indexOf(status) : liveFirst.length);
  const [foremost] = data.toSorted((left, right) => rank(left) - rank(right) || right.created - left.created);
  return foremost ? reportOf(foremost) : null;
};

const ownerOf = async (stripe: Stripe, customerRef: string): Promise<string | null> => {
  const customer = await stripe.customers.retrieve(customerRef);
  return 'deleted' in customer && customer.deleted ? null : ((customer as Stripe.Customer).metadata['owner_id'] ?? null);
};

async function* payers(stripe: Stripe) {
  const seen = new Set<string>();
  for await (const { customer, metadata } of stripe.subscriptions.list({ status: 'all', limit: 100 })) {
    const customerRef = typeof customer === 'string' ? customer : customer.id;
    const ownerId = metadata['owner_id'];
    if (ownerId === undefined || seen.has(customerRef)) continue;
    seen.add(customerRef);
    yield { customerRef, ownerId };
  }
}

type Signed = { readonly raw: string; readonly signature: string | null };

const readMessage = async (stripe: Stripe, secrets: readonly string[], { raw, signature }: Signed): Promise<StripeMessage | null> => {
  for (const secret of secrets) {
    const event = await stripe.webhooks.constructEventAsync(raw, signature ?? '', secret).catch((fault: Error) => {
      if (fault.name === 'Error' || fault.constructor.name === 'StripeSignatureVerificationError') return null;
      throw fault;
    });
    if (event) return { id: event.id, kind: event.type, customerRef: customerIn(event) };
  }
  return null;
};

const customerIn = (event: Stripe.Event): string | null => {
  const about = event.data.object as { readonly customer?: unknown };
  return typeof about.customer === 'string' ? about.customer : null;
};

const setUpPrices = async (stripe: Stripe): Promise<void> => {
  for (const { id, priceMinor } of priceList.filter(({ priceMinor }) => priceMinor > 0)) {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(id)], active: true, limit: 1 });
    if (data[0]?.unit_amount === priceMinor) continue;
    const product = await stripe.products.create(
      { name: `Maed ${id}`, metadata: { maed_plan: id } },
      { idempotencyKey: `product-${id}-${priceMinor}` },
    );
    await stripe.prices.create({
      product: product.id,
      currency: 'gbp',
      unit_amount: priceMinor,
      recurring: { interval: 'month' },
      lookup_key: lookupKey(id),
      transfer_lookup_key: true,
      metadata: { maed_plan: id },
    });
  }
};
