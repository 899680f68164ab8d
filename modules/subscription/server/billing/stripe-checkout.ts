import type Stripe from 'stripe';

import { assert } from '../../../../kit/assert.ts';
import type { Checkout, CheckoutRequest, PortalRequest } from './billing-provider.ts';
import { portalConfiguration, priceOf } from './stripe-prices.ts';

/** What a subscription of Stripe can still be when it is not over. */
const living: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** What Stripe calls somebody; one whom it does not know any more is made anew. */
const customerOf = async (stripe: Stripe, { payer, known }: CheckoutRequest): Promise<string> => {
  if (known && !(await isDeleted(stripe, known.customerRef))) return known.customerRef;
  const { ownerId, email, firstName, lastName, language } = payer;
  const customer = await stripe.customers.create(
    { email, name: `${firstName} ${lastName}`, preferred_locales: [language], metadata: { owner_id: ownerId } },
    // Whoever changed their name or language meanwhile asks for another one: Stripe refuses a key with other facts.
    { idempotencyKey: `customer-${ownerId}-${known?.customerRef ?? 'first'}-${email}-${firstName}-${lastName}-${language}` },
  );
  return customer.id;
};

const isDeleted = async (stripe: Stripe, customerRef: string): Promise<boolean> => {
  const customer = await stripe.customers.retrieve(customerRef);
  return 'deleted' in customer && customer.deleted === true;
};

/**
 * Where somebody goes to pay for a plan. Stripe itself is asked whether they pay already, because its message may not
 * have come yet; and of several ways to pay only the last stays open, so that nobody pays twice.
 */
export const openCheckout = async (stripe: Stripe, request: CheckoutRequest): Promise<Checkout> => {
  const { payer, plan, successUrl, cancelUrl, chargeFrom } = request;
  const price = await priceOf(stripe, plan);
  const customerRef = await customerOf(stripe, request);
  const { data } = await stripe.subscriptions.list({ customer: customerRef, status: 'all', limit: 100 });
  const lives = data.find(({ status }) => living.includes(status));
  if (lives) return { customerRef, url: await openChange(stripe, lives, { price, successUrl, cancelUrl }) };
  const { data: open } = await stripe.checkout.sessions.list({ customer: customerRef, status: 'open', limit: 100 });
  for (const { id } of open) await stripe.checkout.sessions.expire(id);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerRef,
    client_reference_id: payer.ownerId,
    line_items: [{ price, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    subscription_data: {
      metadata: { owner_id: payer.ownerId },
      ...(chargeFrom && { trial_end: Math.floor(chargeFrom.getTime() / 1000) }),
    },
  });
  assert(session.url !== null, 'Stripe opened a checkout without an address.');
  return { customerRef, url: session.url };
};

const configured = async (stripe: Stripe): Promise<{ readonly configuration?: string }> => {
  const configuration = await portalConfiguration(stripe);
  return configuration === null ? {} : { configuration };
};

type Change = { readonly price: string; readonly successUrl: string; readonly cancelUrl: string };

/** Somebody who pays already confirms the other plan in the portal: a checkout would begin a second subscription. */
const openChange = async (stripe: Stripe, { id, customer, items }: Stripe.Subscription, change: Change): Promise<string> => {
  const { price, successUrl, cancelUrl } = change;
  const session = await stripe.billingPortal.sessions.create({
    ...(await configured(stripe)),
    customer: typeof customer === 'string' ? customer : customer.id,
    return_url: cancelUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
      subscription_update_confirm: { subscription: id, items: [{ id: items.data[0]?.id ?? '', price, quantity: 1 }] },
    },
  });
  return session.url;
};

/** Where somebody looks after what they pay. */
export const openPortal = async (stripe: Stripe, { known, returnUrl }: PortalRequest): Promise<string> => {
  const facts = { ...(await configured(stripe)), customer: known.customerRef, return_url: returnUrl };
  return (await stripe.billingPortal.sessions.create(facts)).url;
};
