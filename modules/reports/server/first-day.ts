import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { firstDaySold } from '../../kitchen/server/public.ts';
import { dayOfSetUp } from '../../restaurants/server/public.ts';

/** The first trading day that there is anything to say of: nobody closes a day on which the restaurant was not here yet. */
export const firstDay = async (tx: RestaurantTx): Promise<string> => {
  const [setUp, sold] = [await dayOfSetUp(tx), await firstDaySold(tx)];
  return sold !== null && sold < setUp ? sold : setUp;
};
