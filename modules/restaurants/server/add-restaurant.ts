import type { Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { setCurrentRestaurant } from '../../accounts/server/public.ts';
import { holdLocations } from '../../subscription/server/public.ts';
import { firstPlanForLocations, unlimited } from '../../subscription/rules/price-list.ts';
import type { NewRestaurant } from '../contract/register.contract.ts';
import { heldRestaurants } from './held-restaurants.ts';
import { openRestaurant } from './open-restaurant.ts';
import { correctOwnership } from './owner-metadata.ts';

type PersonTx = Tx & { readonly userId: string };

/**
 * Opens another restaurant for an account holder, and works there from now on. The subscription is held while the
 * restaurants are counted, so that two at once do not both take the last place.
 *
 * @refuses NO_ACCOUNT for somebody who only works in restaurants
 * @refuses LOCATION_LIMIT_REACHED when the plan is for no more
 */
export const addRestaurant = async (tx: PersonTx, newcomer: NewRestaurant): Promise<{ restaurantId: string }> => {
  const held = await holdLocations(tx);
  if (held === null) throw refusal('NO_ACCOUNT');
  const { limit, plan } = held;
  const count = (await heldRestaurants(tx)).length;
  if (limit !== unlimited && count >= limit) {
    throw refusal('LOCATION_LIMIT_REACHED', { limit, plan, fitsOn: firstPlanForLocations(count + 1) });
  }
  await openRestaurant(tx, newcomer);
  await correctOwnership(tx);
  await setCurrentRestaurant(tx, newcomer.id);
  return { restaurantId: newcomer.id };
};
