import type Stripe from 'stripe';

import { priceList, type ListedPlan, type PlanTerms } from '../../rules/price-list.ts';
import type { PaidPlan } from './billing-provider.ts';

const lookupKey = (plan: ListedPlan): string => `maed_${plan}_month_gbp`;

const listedPrice = async (stripe: Stripe, plan: ListedPlan): Promise<Stripe.Price | undefined> =>
  (await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 })).data[0];

/** The price of a plan at Stripe. */
export const priceOf = async (stripe: Stripe, plan: PaidPlan): Promise<string> => {
  const price = await listedPrice(stripe, plan);
  if (!price) throw new Error(`Stripe has no price for ${plan}. Make the prices with: npm run stripe`);
  return price.id;
};

const makePrice = async (stripe: Stripe, { id, priceMinor }: PlanTerms): Promise<Stripe.Price> => {
  const product = await stripe.products.create(
    { name: `Maed ${id}`, metadata: { maed_plan: id } },
    { idempotencyKey: `product-${id}-${priceMinor}` },
  );
  return stripe.prices.create({
    product: product.id,
    currency: 'gbp',
    unit_amount: priceMinor,
    recurring: { interval: 'month' },
    lookup_key: lookupKey(id),
    transfer_lookup_key: true,
    metadata: { maed_plan: id },
  });
};

/** How the portal is set up for us among the configurations of an account. */
const isOurs = ({ metadata, active }: Stripe.BillingPortal.Configuration): boolean => active && metadata?.['maed'] === 'portal';

/** The portal as this product needs it; without one Stripe shows none. Null before `setUpPrices` made it. */
export const portalConfiguration = async (stripe: Stripe): Promise<string | null> =>
  (await stripe.billingPortal.configurations.list({ active: true, limit: 100 })).data.find(isOurs)?.id ?? null;

/**
 * Makes what Stripe must have once: the products and prices of the price list, and a portal in which plans can be
 * changed among them, cancelled at the end of their period, and paid in another way. What is there stays as it is.
 */
export const setUpPrices = async (stripe: Stripe): Promise<void> => {
  const prices: Stripe.Price[] = [];
  for (const terms of priceList.filter(({ priceMinor }) => priceMinor > 0)) {
    const known = await listedPrice(stripe, terms.id);
    prices.push(known?.unit_amount === terms.priceMinor ? known : await makePrice(stripe, terms));
  }
  if ((await portalConfiguration(stripe)) !== null) return;
  await stripe.billingPortal.configurations.create({
    metadata: { maed: 'portal' },
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'create_prorations',
        products: prices.map(({ id, product }) => ({ product: typeof product === 'string' ? product : product.id, prices: [id] })),
      },
    },
  });
};
