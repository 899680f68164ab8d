import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';

import { isEntryRefused, withPerson, type EntryRefused } from '../../../../platform/server/database/tenancy.ts';
import type { Pools } from '../../../../platform/server/database/pool.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import { contactOf, isEmailVerified, readAccessToken } from '../../../accounts/server/public.ts';
import { checkoutBodySchema, portalBodySchema, websitePaths } from '../../contract/website.contract.ts';
import { effectivePlan } from '../../rules/features.ts';
import type { BillingProvider, CheckoutRequest, PayerRef } from '../billing/billing-provider.ts';
import { paysElsewhere } from '../billing/keep-report.ts';
import { subscriptionOf } from '../standing.ts';
import { billingAccount } from '../tables.ts';
import { holdsAccount, websiteAnswer, type CountsOf } from './website-facts.ts';

type PersonTx = Tx & { readonly userId: string };

/** What the website is wired with. */
export type WebsiteWiring = {
  readonly pools: Pools;
  /** What access tokens are signed with. */
  readonly secret: string;
  readonly baseUrl: string;
  /** Who takes payments; null where nobody does. */
  readonly provider: BillingProvider | null;
  readonly countsOf: CountsOf;
};

/** A call of the website, read from the network. */
export type WebsiteCall = {
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  readonly userId: string | undefined;
  readonly body: unknown;
};

/** What is answered, with its status. Errors say in English what was wrong: programs read them, not people. */
export type WebsiteAnswer = { readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 503; readonly body: object };

const said = (status: WebsiteAnswer['status'], error: string): WebsiteAnswer => ({ status, body: { error } });
const gone = said(401, 'Not signed in');
const noPayments = said(503, 'No payments are set up');

type Holder = {
  readonly isHolder: true;
  readonly within: <Result>(work: (tx: PersonTx) => Promise<Result>) => Promise<Result | EntryRefused>;
};

/** Whose token it is, if it is about their own data and they hold an account; otherwise the answer that says what is wrong. */
const holderOf = async (wiring: WebsiteWiring, call: WebsiteCall): Promise<Holder | WebsiteAnswer> => {
  const [, token] = /^Bearer (\S+)$/.exec(call.authorization ?? '') ?? [];
  const claims = token === undefined ? null : await readAccessToken(wiring.secret, token);
  if (!claims) return said(401, 'Not signed in');
  if (call.userId !== claims.sub) return said(403, 'Data isolation error');
  const entry = { pool: wiring.pools.app, credential: { kind: 'person', userId: claims.sub }, access: 'write' } as const;
  const within: Holder['within'] = (work) => withPerson(entry, work);
  return (await within(holdsAccount)) === true ? { isHolder: true, within } : said(404, 'No subscription');
};

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
  if (!(await isEmailVerified(tx, tx.userId))) return said(403, 'Email not verified');
  if (await paysElsewhere(tx, provider.name)) return said(409, 'Paid elsewhere');
  const payer = { ownerId: tx.userId, ...(await contactOf(tx)) };
  return { payer, known: await knownAt(tx, provider), chargeFrom: await trialRest(tx) };
};

/** Only to this installation, or into its native shell: a page that pays must not lead wherever a stranger likes. */
const leadsHome = ({ baseUrl }: WebsiteWiring, url: string): boolean =>
  url.startsWith('maed://') || new URL(url).origin === new URL(baseUrl).origin;

const hourMs = 60 * 60 * 1000;
/** What is left of a trial is not charged; Stripe takes no trial shorter than two days. */
const uncharged = 48 * hourMs;

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

const keepCustomer = async (tx: PersonTx, { name }: Pick<BillingProvider, 'name'>, customerRef: string): Promise<void> => {
  await tx.db.insert(billingAccount).values({ ownerId: tx.userId, provider: name, customerRef }).onConflictDoNothing();
};
