import type { Tx } from '../../../platform/server/database/tx.ts';
import { plannedUpgradeOf } from '../../accounts/server/public.ts';
import { featurePlan } from '../rules/features.ts';
import { termsOf } from '../rules/price-list.ts';
import type { Plan } from '../rules/plans.ts';
import { lockSubscription } from './standing.ts';

/**
 * For how many restaurants the plan of the person who acts is, -1 for any number; null for somebody without an account.
 * The subscription is held until the transaction ends, so that whoever counts next counts what was added here.
 */
export const holdLocations = async (
  tx: Tx & { readonly userId: string },
): Promise<{ readonly limit: number; readonly plan: Plan } | null> => {
  const held = await lockSubscription(tx, tx.userId);
  if (!held) return null;
  const plan = featurePlan({ ...held, plannedUpgrade: await plannedUpgradeOf(tx, tx.userId) }, new Date());
  return { limit: termsOf(plan).locationLimit, plan };
};
