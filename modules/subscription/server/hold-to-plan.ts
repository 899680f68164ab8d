import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { isBeyondPlan } from '../rules/beyond-plan.ts';
import { effectivePlan } from '../rules/features.ts';
import { firstPlanForLocations, firstPlanWith, termsOf, type Feature } from '../rules/price-list.ts';
import { mayUse } from './may-use.ts';
import { findSubscription, subscriptionOf, type KeptSubscription } from './standing.ts';

/** Which of its account holder's restaurants the one entered is; the oldest is the first. */
const placeHere = async (tx: RestaurantTx): Promise<number> => {
  const { rows } = await tx.client.query<{ place: number }>({ name: 'restaurant-place', text: 'select app.restaurant_place() as place' });
  return rows[0]?.place ?? 1;
};

/** Whether the restaurant entered is one more than its account holder's plan is for. */
export const isBeyondHere = async (tx: RestaurantTx, standing: KeptSubscription, now: Date): Promise<boolean> =>
  isBeyondPlan(await placeHere(tx), standing, now);

/** The same as of now; a restaurant of somebody without a plan is beyond none. */
export const isBeyondNow = async (tx: RestaurantTx): Promise<boolean> => {
  const standing = await findSubscription(tx, tx.ownerId);
  return standing !== null && isBeyondHere(tx, standing, new Date());
};

/**
 * Lets a write through in a restaurant that the plan is for. Every plan is for the oldest one, so that most need not look
 * at the plan at all.
 *
 * @refuses RESTAURANT_BEYOND_PLAN in one that is more than the plan is for
 */
export const requireWithinPlan = async (tx: RestaurantTx): Promise<void> => {
  const place = await placeHere(tx);
  if (place === 1) return;
  const now = new Date();
  const standing = await subscriptionOf(tx, tx.ownerId);
  if (!isBeyondPlan(place, standing, now)) return;
  const { locationLimit: limit, id: plan } = termsOf(effectivePlan(standing, now));
  throw refusal('RESTAURANT_BEYOND_PLAN', { limit, plan, fitsOn: firstPlanForLocations(place) });
};

/**
 * Lets through who may use a feature.
 *
 * @refuses FEATURE_NOT_IN_PLAN where the account holder's plan does not open it
 */
export const requireFeature = async (tx: RestaurantTx, feature: Feature | null): Promise<void> => {
  if (feature === null || (await mayUse(tx, feature))) return;
  throw refusal('FEATURE_NOT_IN_PLAN', { feature, fitsOn: firstPlanWith(feature) });
};
