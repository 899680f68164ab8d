import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { thingFacts } from './sold-days/thing-facts.ts';

/** So much of a dish that was sold on a trading day. */
export type SoldDishOfDay = {
  readonly dishId: string;
  readonly day: string;
  /** @unit portions */
  readonly portions: number;
};

/** What was sold of every dish on some trading days, both ends within. */
export const soldByDay = async (
  tx: RestaurantTx,
  days: { readonly from: string; readonly to: string },
): Promise<readonly SoldDishOfDay[]> => {
  const { kept, missing } = await keptOf(tx, 'things', days);
  return [...kept, ...(await thingFacts(tx, missing))].flatMap(({ kind, id, businessDate, portions }) =>
    kind === 'DISH' ? [{ dishId: id, day: businessDate, portions }] : [],
  );
};
