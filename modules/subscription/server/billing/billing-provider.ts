import type { ProvidedSubscription } from '../../rules/decide-billing.ts';
import type { ListedPlan } from '../../rules/price-list.ts';

/** Who takes payments. */
export type ProviderName = 'sandbox' | 'stripe' | 'chapa';

/** A plan that somebody can pay for. */
export type PaidPlan = Exclude<ListedPlan, 'starter'>;

/** Somebody who pays, as a provider is told of them. */
export type Payer = {
  readonly ownerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'en' | 'am';
};

/** What a provider calls somebody, and their subscription where they have one. */
export type PayerRef = { readonly customerRef: string; readonly subscriptionRef: string | null };

/** A way to pay that somebody is sent on. */
export type CheckoutRequest = {
  readonly payer: Payer;
  /** What the provider calls them already; null before their first payment. */
  readonly known: PayerRef | null;
  readonly plan: PaidPlan;
  /** Before when nothing is charged: the rest of the trial. */
  readonly chargeFrom: Date | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/** Where somebody goes to pay, and what the provider calls them from now on. */
export type Checkout = { readonly url: string; readonly customerRef: string };

/** What a provider says of somebody, now. */
export type ProviderReport = ProvidedSubscription & {
  readonly customerRef: string;
  readonly subscriptionRef: string;
  readonly amountMinor: bigint | null;
  readonly currency: 'GBP' | 'ETB';
  /** As a person knows it, such as "Visa 4242". */
  readonly paymentMethod: string | null;
};

/** Somebody who goes to look after what they pay. */
export type PortalRequest = {
  readonly ownerId: string;
  readonly known: PayerRef;
  readonly language: Payer['language'];
  readonly returnUrl: string;
};

/** A provider of subscriptions that renew themselves: Stripe, or the sandbox in its place. */
export type BillingProvider = {
  readonly name: 'stripe' | 'sandbox';
  readonly openCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  readonly openPortal: (portal: PortalRequest) => Promise<string>;
};
