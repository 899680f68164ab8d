import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';

import { isEntryRefused } from '../../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import { contactOf, isEmailVerified } from '../../../accounts/server/public.ts';
import { checkoutBodySchema, portalBodySchema, websitePaths } from '../../contract/website.contract.ts';
import { effectivePlan } from '../../rules/features.ts';
import type { BillingProvider, CheckoutRequest, PayerRef } from '../billing/billing-provider.ts';
import { paysElsewhere } from '../billing/keep-report.ts';
import { subscriptionOf } from '../standing.ts';
import { billingAccount } from '../tables.ts';
import {
  gone,
  holderOf,
  leadsHome,
  noPayments,
  said,
  unconfirmed,
  type WebsiteAnswer,
  type WebsiteCall,
  type WebsiteWiring,
} from './holder.ts';
import { websiteAnswer } from './website-facts.ts';

type PersonTx = Tx & { readonly userId: string };

/** `GET /api/stripe/get-subscription?userId=…`: what the website says of a subscription. */
export const getSubscription = async (wiring: WebsiteWiring, call: WebsiteCall): Promise<WebsiteAnswer> => {
  const holder = await holderOf(wiring, call);
  if (!('isHolder' in holder)) return holder;
  const answer = await holder.within((tx) => websiteAnswer(tx, wiring.countsOf));
  return isEntryRefused(answer) ? gone : { status: 200, body: answer };
};

/** `POST /api/stripe/create-checkout-session`: where to pay for a plan. */
export const createCheckoutSession = async (wiring: WebsiteWiring, call: WebsiteCall): Promise<WebsiteAnswer> => {
  const body = checkoutBodySchema.safeParse(call.body);
  if (!body.success) return said(400, z.prettifyError(body.error));
  const { userId, planType: plan, successUrl, cancelUrl } = body.data;
  if (![successUrl, cancelUrl].every((url) => leadsHome(wiring, url))) return said(400, 'The addresses lead elsewhere');
  const holder = await holderOf(wiring, { ...call, userId });
  if (!('isHolder' in holder)) return holder;
  const { provider } = wiring;
  if (provider === null) return noPayments;
  const facts = await holder.within((tx) => checkoutFacts(tx, provider));
  if (isEntryRefused(facts)) return gone;
  if ('status' in facts) return facts;
  // A provider that is slow holds up whoever waits for its page, and no connection to the database.
  const { url, customerRef } = await provider.openCheckout({ ...facts, plan, successUrl, cancelUrl });
  await holder.within((tx) => keepCustomer(tx, provider, customerRef));
  return { status: 200, body: { url } };
};

/** `POST /api/stripe/create-portal-session`: where to look after what is paid; without anything paid the portal's own page. */
export const createPortalSession = async (wiring: WebsiteWiring, call: WebsiteCall): Promise<WebsiteAnswer> => {
  const body = portalBodySchema.safeParse(call.body);
  if (!body.success) return said(400, z.prettifyError(body.error));
  const { userId, returnUrl } = body.data;
  if (!leadsHome(wiring, returnUrl)) return said(400, 'The address leads elsewhere');
  const holder = await holderOf(wiring, { ...call, userId });
  if (!('isHolder' in holder)) return holder;
  const { provider } = wiring;
  if (provider === null) return noPayments;
  const facts = await holder.within(async (tx) => ({
    known: await knownAt(tx, provider),
    language: (await contactOf(tx)).language,
  }));
  if (isEntryRefused(facts)) return gone;
  const { known, language } = facts;
  const portal = known && (await provider.openPortal({ ownerId: userId, known, language, returnUrl }));
  return { status: 200, body: { url: portal ?? `${wiring.baseUrl}${websitePaths.portalPage}` } };
};

type CheckoutFacts = Pick<CheckoutRequest, 'payer' | 'known' | 'chargeFrom'>;

const checkoutFacts = async (tx: PersonTx, provider: BillingProvider): Promise<CheckoutFacts | WebsiteAnswer> => {
  if (!(await isEmailVerified(tx, tx.userId))) return unconfirmed;
  if (await paysElsewhere(tx, provider.name)) return said(409, 'Paid elsewhere');
  const payer = { ownerId: tx.userId, ...(await contactOf(tx)) };
  return { payer, known: await knownAt(tx, provider), chargeFrom: await trialRest(tx) };
};

const hourMs = 60 * 60 * 1000;
/** What is left of a trial is not charged; Stripe takes no trial shorter than two days, reckoned a little later than here. */
const uncharged = 49 * hourMs;

const trialRest = async (tx: PersonTx): Promise<Date | null> => {
  const kept = await subscriptionOf(tx, tx.userId);
  const now = new Date();
  if (effectivePlan(kept, now) !== 'free_trial' || !kept.trialEndAt) return null;
  return kept.trialEndAt.getTime() - now.getTime() > uncharged ? kept.trialEndAt : null;
};

/** What a provider calls the person who acts; null before their first checkout there. */
export const knownAt = async (tx: PersonTx, provider: Pick<BillingProvider, 'name'>): Promise<PayerRef | null> => {
  const [row] = await tx.db
    .select({ customerRef: billingAccount.customerRef, subscriptionRef: billingAccount.subscriptionRef })
    .from(billingAccount)
    .where(and(eq(billingAccount.ownerId, tx.userId), eq(billingAccount.provider, provider.name), isNotNull(billingAccount.customerRef)));
  return row ?? null;
};

/** Keeps what a provider calls somebody; another name only while nothing is paid under the one that is kept. */
const keepCustomer = async (tx: PersonTx, { name }: Pick<BillingProvider, 'name'>, customerRef: string): Promise<void> => {
  await tx.db
    .insert(billingAccount)
    .values({ ownerId: tx.userId, provider: name, customerRef })
    .onConflictDoUpdate({
      target: [billingAccount.ownerId, billingAccount.provider],
      set: { customerRef },
      setWhere: isNull(billingAccount.subscriptionRef),
    });
};
