import type Stripe from 'stripe';

import type { BillingProvider, ProviderReport } from './billing-provider.ts';
import { openCheckout, openPortal } from './stripe-checkout.ts';
import { setUpPrices } from './stripe-prices.ts';
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
  /** Makes what Stripe must have once: prices, and a portal in which plans can be changed. */
  readonly setUpPrices: () => Promise<void>;
};

const timeoutMs = 10_000;
const retriesMax = 2;
const liveFirst = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'];

/** Speaks to Stripe through its own library, which is loaded only where Stripe is set up. */
export const openStripe = async (settings: StripeSettings): Promise<StripeProvider> => {
  const { default: Library } = await import('stripe');
  const stripe = new Library(settings.secretKey, { ...addressOf(settings.apiUrl), timeout: timeoutMs, maxNetworkRetries: retriesMax });
  return {
    name: 'stripe',
    openCheckout: (request) => openCheckout(stripe, request),
    openPortal: (portal) => openPortal(stripe, portal),
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

/** As the customer says; of one that was deleted, as a subscription of theirs still says. */
const ownerOf = async (stripe: Stripe, customerRef: string): Promise<string | null> => {
  const customer = await stripe.customers.retrieve(customerRef);
  if (!('deleted' in customer && customer.deleted)) return (customer as Stripe.Customer).metadata['owner_id'] ?? null;
  const { data } = await stripe.subscriptions.list({ customer: customerRef, status: 'all', limit: 100 });
  return data.find(({ metadata }) => metadata['owner_id'] !== undefined)?.metadata['owner_id'] ?? null;
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
