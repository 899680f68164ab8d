import { planDisplay } from './plan-display.ts';
import { plans, type Plan } from './plans.ts';
import { priceList, termsOf, unlimited, type Feature } from './price-list.ts';
import { staffLimitOfPlan } from './staff-limit.ts';

/** How many, or that there is no limit. */
type Limit = number | 'unlimited';

/** What the website says of somebody's subscription; its fields are called as whoever calls it knows them. */
export type WebsiteSubscription = {
  readonly subscription: {
    readonly id: string;
    readonly status: string;
    /** @unit seconds since 1970 */
    readonly current_period_start: number;
    /** @unit seconds since 1970 */
    readonly current_period_end: number;
    readonly cancel_at_period_end: boolean;
    readonly plan: {
      readonly id: string;
      readonly nickname: string;
      /** @unit minor units of the currency */
      readonly amount: number;
      readonly currency: string;
      readonly interval: string;
    };
  } | null;
  readonly usage: {
    /** @unit AI operations in the cycle */
    readonly aiOpsUsed: number;
    readonly aiOpsLimit: Limit;
    /** @unit people */
    readonly usersUsed: number;
    readonly usersLimit: Limit;
    /** @unit restaurants */
    readonly locationsUsed: number;
    readonly locationsLimit: Limit;
  };
  readonly planFeatures: { readonly name: string; readonly type: string; readonly features: string[]; readonly limitations: string[] };
  readonly billing: {
    readonly nextBillingDate: string | null;
    /** @unit minor units of the currency */
    readonly amount: number;
    readonly currency: string;
    readonly paymentMethod: string | null;
  };
  readonly user: {
    readonly id: string;
    readonly email: string;
    /** @unit people */
    readonly teamSize: number;
    /** @unit days */
    readonly accountAge: number;
  };
};

/** What is known of an account, for the website's answer. */
export type WebsiteFacts = {
  readonly userId: string;
  readonly email: string;
  readonly plan: Plan;
  readonly features: readonly Feature[];
  /** @unit AI operations in the cycle */
  readonly aiUsed: number;
  /** @unit people in all restaurants, the account holder included */
  readonly people: number;
  /** @unit restaurants */
  readonly locations: number;
  /** @unit restaurants; -1 is unlimited */
  readonly locationLimit: number;
  /** @unit whole days since the account was made */
  readonly accountAgeDays: number;
  readonly nextPaymentAt: Date | null;
  readonly paid: PaidFacts | null;
};

/** A subscription that somebody pays for. */
export type PaidFacts = {
  readonly reference: string;
  readonly status: string;
  readonly periodStartAt: Date;
  readonly periodEndAt: Date;
  readonly willCancel: boolean;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly paymentMethod: string | null;
};

/** How many users the website says that the free plan is for. What holds is the table of staff limits. */
export const freeUsersShown = 2;

const limitText = (limit: number): Limit => (limit === unlimited ? 'unlimited' : limit);
const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const allFeatures: readonly Feature[] = priceList.at(-1)?.features ?? [];
const isFree = (plan: Plan): boolean => plans.indexOf(plan) <= plans.indexOf('starter');

/**
 * The website's answer about an account.
 *
 * @source docs/decisions/018-billing.md for which limit is shown and which one holds
 */
export const websiteSubscription = (facts: WebsiteFacts): WebsiteSubscription => {
  const { plan, features, paid } = facts;
  const terms = termsOf(plan);
  return {
    subscription: paid && subscriptionPart(plan, paid),
    usage: {
      aiOpsUsed: facts.aiUsed,
      aiOpsLimit: limitText(terms.aiOperationsIncluded),
      usersUsed: facts.people,
      usersLimit: isFree(plan) ? freeUsersShown : staffLimitOfPlan(plan),
      locationsUsed: facts.locations,
      locationsLimit: limitText(facts.locationLimit),
    },
    planFeatures: {
      name: terms.id,
      type: planDisplay(terms.id),
      features: [...features],
      limitations: allFeatures.filter((feature) => !features.includes(feature)),
    },
    billing: {
      nextBillingDate: facts.nextPaymentAt?.toISOString() ?? null,
      amount: Number(paid?.amountMinor ?? 0n),
      currency: paid?.currency ?? 'GBP',
      paymentMethod: paid?.paymentMethod ?? null,
    },
    user: { id: facts.userId, email: facts.email, teamSize: facts.people, accountAge: facts.accountAgeDays },
  };
};

const subscriptionPart = (plan: Plan, paid: PaidFacts): NonNullable<WebsiteSubscription['subscription']> => ({
  id: paid.reference,
  status: paid.status,
  current_period_start: inSeconds(paid.periodStartAt),
  current_period_end: inSeconds(paid.periodEndAt),
  cancel_at_period_end: paid.willCancel,
  plan: { id: plan, nickname: plan, amount: Number(paid.amountMinor), currency: paid.currency, interval: 'month' },
});

/** What is shown where the website cannot be asked: the free plan, of which nothing is known to be used. Shown, never decided by. */
export const fallbackSubscription = (user: { readonly id: string; readonly email: string }): WebsiteSubscription =>
  websiteSubscription({
    userId: user.id,
    email: user.email,
    plan: 'starter',
    features: termsOf('starter').features,
    aiUsed: 0,
    people: 1,
    locations: 1,
    locationLimit: termsOf('starter').locationLimit,
    accountAgeDays: 0,
    nextPaymentAt: null,
    paid: null,
  });
