import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { hasFeature } from '../rules/features.ts';
import type { Feature } from '../rules/price-list.ts';
import { standingHere } from './standing.ts';

/** Whether the restaurant entered may use a feature, by its account holder's plan. */
export const mayUse = async (tx: RestaurantTx, feature: Feature): Promise<boolean> =>
  hasFeature(feature, await standingHere(tx), new Date());
