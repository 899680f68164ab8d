import { and, eq, isNotNull } from 'drizzle-orm';

import type { Tx } from '../../../../platform/server/database/tx.ts';
import { contactOf, plannedUpgradeOf } from '../../../accounts/server/public.ts';
import { effectivePlan, featurePlan, openFeatures } from '../../rules/features.ts';
import { termsOf } from '../../rules/price-list.ts';
import { websiteSubscription, type PaidFacts, type WebsiteSubscription } from '../../rules/website-subscription.ts';
import { allowanceOf } from '../metering/allowance.ts';
import { subscriptionOf, type KeptSubscription } from '../standing.ts';
import { billingAccount, subscription } from '../tables.ts';

type PersonTx = Tx & { readonly userId: string };

/** How many work for somebody, and where. */
export type AccountCounts = { readonly people: number; readonly locations: number };

/** What subscription is told of an account by the module that knows restaurants. */
export type CountsOf = (tx: PersonTx) => Promise<AccountCounts>;

const dayMs = 24 * 60 * 60 * 1000;

/** The website's answer about the account holder who acts. */
export const websiteAnswer = async (tx: PersonTx, countsOf: CountsOf): Promise<WebsiteSubscription> => {
  const now = new Date();
  const kept = await subscriptionOf(tx, tx.userId);
  const standing = { ...kept, plannedUpgrade: await plannedUpgradeOf(tx, tx.userId) };
  const { used } = await allowanceOf(tx, tx.userId, now);
  const { people, locations } = await countsOf(tx);
  return websiteSubscription({
    userId: tx.userId,
    email: (await contactOf(tx)).email,
    plan: effectivePlan(kept, now),
    features: openFeatures(standing, now),
    aiUsed: used,
    people,
    locations,
    locationLimit: termsOf(featurePlan(standing, now)).locationLimit,
    accountAgeDays: Math.floor((now.getTime() - kept.startAt.getTime()) / dayMs),
    nextPaymentAt: await nextPaymentOf(tx),
    paid: await paidFacts(tx, kept),
  });
};

/** Whether the person who acts pays for restaurants at all; whoever only works in them does not. */
export const holdsAccount = async (tx: PersonTx): Promise<boolean> =>
  (await tx.db.select({ id: subscription.ownerId }).from(subscription).where(eq(subscription.ownerId, tx.userId))).length > 0;

const nextPaymentOf = async (tx: PersonTx): Promise<Date | null> => {
  const [row] = await tx.db.select({ at: subscription.nextPaymentAt }).from(subscription).where(eq(subscription.ownerId, tx.userId));
  return row?.at ?? null;
};

const paidFacts = async (tx: PersonTx, kept: KeptSubscription): Promise<PaidFacts | null> => {
  const [account] = await tx.db
    .select()
    .from(billingAccount)
    .where(and(eq(billingAccount.ownerId, tx.userId), isNotNull(billingAccount.subscriptionRef)));
  const { periodStartAt, periodEndAt, status, willCancel } = kept;
  if (!account?.subscriptionRef || !periodStartAt || !periodEndAt) return null;
  const { subscriptionRef: reference, amountMinor, currency, paymentMethod } = account;
  return {
    reference,
    status,
    periodStartAt,
    periodEndAt,
    willCancel,
    amountMinor: amountMinor ?? 0n,
    currency: currency ?? 'GBP',
    paymentMethod,
  };
};
