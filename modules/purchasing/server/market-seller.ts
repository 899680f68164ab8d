import { and, eq, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import { loadSupplier } from './suppliers.ts';
import { supplier } from './tables.ts';

type Seller = typeof supplier.$inferSelect;

const nameIn = (locale: 'en' | 'am'): string => m.purchasing_market_anybody({}, { locale });

const here = (tx: RestaurantTx) => eq(supplier.restaurantId, tx.restaurantId);

const add = async (tx: RestaurantTx): Promise<void> => {
  const { country, currency } = await getDetails(tx);
  const named = { name: nameIn('en'), nameLocal: nameIn('am'), country, currency };
  await tx.db
    .insert(supplier)
    .values({ ...named, restaurantId: tx.restaurantId, id: uuidv7(), isOpenMarket: true, isAnybody: true })
    .onConflictDoNothing();
};

/**
 * Whoever stands at the market and has no name here: one supplier of the restaurant, made at the first such purchase. A
 * supplier that was called so before is taken for it.
 */
const anybody = async (tx: RestaurantTx): Promise<Seller | null> => {
  const find = async () => {
    const isIt = or(supplier.isAnybody, eq(sql`lower(${supplier.name})`, nameIn('en').toLowerCase()));
    const rows = await tx.db
      .select()
      .from(supplier)
      .where(and(here(tx), isIt));
    return rows.find((row) => row.isAnybody) ?? rows[0] ?? null;
  };
  const known = await find();
  if (known) return known;
  await add(tx);
  return find();
};

/**
 * Who sold it; null stands for nobody by name.
 *
 * @refuses NOT_FOUND for a supplier of no or another restaurant
 */
export const marketSeller = async (tx: RestaurantTx, supplierId: string | null): Promise<Seller> => {
  const seller = supplierId === null ? await anybody(tx) : await loadSupplier(tx, supplierId, 'look');
  if (!seller) throw refusal('NOT_FOUND');
  return seller;
};
