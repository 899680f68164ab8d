import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { item } from './tables.ts';

/** What the items in use are called, with the unit of their books. */
export const namesOfItems = (
  tx: RestaurantTx,
): Promise<
  readonly { readonly id: string; readonly name: string; readonly nameLocal: string | null; readonly baseUnit: 'g' | 'ml' | 'each' }[]
> =>
  tx.db
    .select({ id: item.id, name: item.name, nameLocal: item.nameLocal, baseUnit: item.baseUnit })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.isActive, true)))
    .orderBy(item.name, item.id);
