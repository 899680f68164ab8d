import { eq } from 'drizzle-orm';

import type { RestaurantTx, Tx } from '../../../platform/server/database/tx.ts';
import { plannedUpgradeOf } from '../../accounts/server/public.ts';
import { billingCycle, type BillingCycle } from '../rules/billing-cycle.ts';
import type { HeldSubscription } from '../rules/decide-billing.ts';
import type { Standing } from '../rules/features.ts';
import { subscription } from './tables.ts';

/** A subscription as it is kept, with when the account began. */
export type KeptSubscription = HeldSubscription & { readonly trialEndAt: Date | null; readonly startAt: Date };

const columns = {
  plan: subscription.plan,
  status: subscription.status,
  paymentStatus: subscription.paymentStatus,
  trialEndAt: subscription.trialEndAt,
  startAt: subscription.startAt,
  periodStartAt: subscription.periodStartAt,
  periodEndAt: subscription.periodEndAt,
  prepaidUntil: subscription.prepaidUntil,
  pastDueAt: subscription.pastDueAt,
  willCancel: subscription.willCancel,
};

/** The subscription of an account holder, whom whoever acts is, or works for; null where they hold no account. */
export const findSubscription = async (tx: Tx, ownerId: string): Promise<KeptSubscription | null> => {
  const [row] = await tx.db.select(columns).from(subscription).where(eq(subscription.ownerId, ownerId));
  return row ?? null;
};

/**
 * The same, where there must be one.
 *
 * @throws where the person holds no account: every account holder has exactly one subscription
 */
export const subscriptionOf = async (tx: Tx, ownerId: string): Promise<KeptSubscription> => {
  const found = await findSubscription(tx, ownerId);
  if (!found) throw new Error('An account holder has no subscription.');
  return found;
};

/** The same, held until the transaction ends; null for somebody who holds no account. Acts as the person themselves. */
export const lockSubscription = async (tx: Tx, ownerId: string): Promise<KeptSubscription | null> => {
  const [row] = await tx.db.select(columns).from(subscription).where(eq(subscription.ownerId, ownerId)).for('update');
  return row ?? null;
};

/** How the account holder of the restaurant entered stands. */
export const standingHere = async (tx: RestaurantTx): Promise<Standing & KeptSubscription> => ({
  ...(await subscriptionOf(tx, tx.ownerId)),
  plannedUpgrade: await plannedUpgradeOf(tx, tx.ownerId),
});

/** The cycle in which an account's usage is counted now. */
export const cycleOf = ({ periodStartAt, periodEndAt, startAt }: KeptSubscription, now: Date): BillingCycle =>
  billingCycle({ period: periodStartAt && periodEndAt && { start: periodStartAt, end: periodEndAt }, accountCreatedAt: startAt }, now);
