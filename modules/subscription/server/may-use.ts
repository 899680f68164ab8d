import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plannedUpgradeOf } from '../../accounts/server/public.ts';
import { hasFeature } from '../rules/features.ts';
import type { Feature } from '../rules/price-list.ts';
import { findSubscription } from './standing.ts';

/** Whether the restaurant entered may use a feature, by its account holder's plan; without a plan it may not. */
export const mayUse = async (tx: RestaurantTx, feature: Feature): Promise<boolean> => {
  const found = await findSubscription(tx, tx.ownerId);
  return found !== null && hasFeature(feature, { ...found, plannedUpgrade: await plannedUpgradeOf(tx, tx.ownerId) }, new Date());
};
