import { and, desc, eq, isNotNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Entitlements, HistoryEntry, SubscriptionOverview } from '../contract/subscription.contract.ts';
import { effectivePlan, featurePlan, openFeatures } from '../rules/features.ts';
import { planNamed } from '../rules/plans.ts';
import type { BirrPrices } from '../rules/prepaid.ts';
import { termsOf } from '../rules/price-list.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { isBeyondHere } from './hold-to-plan.ts';
import { allowanceOf } from './metering/allowance.ts';
import { standingHere } from './standing.ts';
import { billingAccount, subscriptionHistory } from './tables.ts';

/** What the modules that know restaurants and people count, and what plans cost in birr where they can be paid so. */
export type Known = { readonly staffUsed: number; readonly locationsUsed: number; readonly birrPrices: BirrPrices | null };

const birrText = ({ asOf, monthlyMinor: { growth, pro } }: BirrPrices) => ({ asOf, growth: String(growth), pro: String(pro) });

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The plan of the restaurant entered, which is its account holder's. */
export const getOverview = async (tx: RestaurantTx, { birrPrices, ...counted }: Known): Promise<SubscriptionOverview> => {
  const now = new Date();
  const standing = await standingHere(tx);
  const plan = effectivePlan(standing, now);
  const features = featurePlan(standing, now);
  return {
    plan,
    paidPlan: standing.plan,
    featurePlan: features,
    status: standing.status,
    trialEndAt: iso(standing.trialEndAt),
    periodEndAt: iso(standing.periodEndAt),
    willCancel: standing.willCancel,
    pastDueAt: iso(standing.pastDueAt),
    prepaidUntil: iso(standing.prepaidUntil),
    provider: await providerOf(tx),
    ...counted,
    birrPrices: birrPrices && birrText(birrPrices),
    staffLimit: staffLimitOfPlan(plan),
    locationLimit: termsOf(features).locationLimit,
  };
};

/** With whom the person who acts pays; the account holder alone sees it. */
const providerOf = async (tx: RestaurantTx): Promise<SubscriptionOverview['provider']> => {
  const [row] = await tx.db
    .select({ provider: billingAccount.provider })
    .from(billingAccount)
    .where(and(eq(billingAccount.ownerId, tx.ownerId), isNotNull(billingAccount.subscriptionRef)));
  return row?.provider ?? null;
};

/** What the restaurant entered may use. */
export const getEntitlements = async (tx: RestaurantTx): Promise<Entitlements> => {
  const now = new Date();
  const standing = await standingHere(tx);
  const { used, limit } = await allowanceOf(tx, tx.ownerId, now);
  return {
    plan: effectivePlan(standing, now),
    features: [...openFeatures(standing, now)],
    isBeyondPlan: await isBeyondHere(tx, standing, now),
    aiUsed: used,
    aiLimit: limit,
  };
};

const historyMax = 200;

/** Every change of the plan of the restaurant's account holder, newest first. */
export const listHistory = async (tx: RestaurantTx): Promise<HistoryEntry[]> => {
  const rows = await tx.db
    .select()
    .from(subscriptionHistory)
    .where(eq(subscriptionHistory.ownerId, tx.ownerId))
    .orderBy(desc(subscriptionHistory.createdAt), desc(subscriptionHistory.id))
    .limit(historyMax);
  return rows.map(({ id, eventType, previousPlan, newPlan, createdAt }) => ({
    id,
    event: eventType,
    previousPlan: previousPlan === null ? null : planNamed(previousPlan),
    newPlan: planNamed(newPlan),
    at: createdAt.toISOString(),
  }));
};
