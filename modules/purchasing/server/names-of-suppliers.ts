import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { supplier } from './tables.ts';

/** What suppliers are called; those that are put away are left out. */
export const namesOfSuppliers = (
  tx: RestaurantTx,
): Promise<readonly { readonly id: string; readonly name: string; readonly nameLocal: string | null }[]> =>
  tx.db
    .select({ id: supplier.id, name: supplier.name, nameLocal: supplier.nameLocal })
    .from(supplier)
    .where(and(eq(supplier.restaurantId, tx.restaurantId), eq(supplier.isActive, true)));
