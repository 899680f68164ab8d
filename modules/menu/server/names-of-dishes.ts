import { and, eq, ne } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { dish } from './tables.ts';

/** What the menu calls its dishes; what was retired is left out. */
export const namesOfDishes = (
  tx: RestaurantTx,
): Promise<readonly { readonly id: string; readonly name: string; readonly nameLocal: string | null }[]> =>
  tx.db
    .select({ id: dish.id, name: dish.name, nameLocal: dish.nameLocal })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), ne(dish.state, 'RETIRED')));
