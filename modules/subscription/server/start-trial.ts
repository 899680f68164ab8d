import { uuidv7 } from 'uuidv7';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { trialEnd } from '../rules/trial.ts';
import { subscription, subscriptionHistory } from './tables.ts';

/**
 * Begins the trial of a new account holder, inside the transaction that makes the account. The plan is always the free
 * trial; what was chosen on the price list is noted in the profile, not bought.
 */
export const startTrial = async (tx: Tx, holder: { readonly ownerId: string; readonly at: Date }): Promise<void> => {
  const end = trialEnd(holder.at);
  await tx.db.insert(subscription).values({
    ownerId: holder.ownerId,
    plan: 'free_trial',
    status: 'trialing',
    paymentStatus: 'trial',
    isActive: true,
    trialEndAt: end,
    startAt: holder.at,
    nextPaymentAt: end,
  });
  await tx.db.insert(subscriptionHistory).values({
    id: uuidv7(),
    ownerId: holder.ownerId,
    eventType: 'trial_start',
    previousPlan: null,
    newPlan: 'free_trial',
    createdAt: holder.at,
  });
};
