import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { itemCategory, storageArea } from './tables.ts';

type Place = { readonly name: string; readonly nameLocal: string | null };

// Written out: in a query on one table the builder drops the table's name from columns, and a correlated one needs it.
const categoryItems = sql<number>`(select count(*)::int from item i
  where i.restaurant_id = item_category.restaurant_id and i.category_id = item_category.id and i.is_active)`;

/** The headings that items are listed under, by name. */
export const listCategories = async (tx: RestaurantTx) => {
  const categories = await tx.db
    .select({ id: itemCategory.id, name: itemCategory.name, nameLocal: itemCategory.nameLocal, itemCount: categoryItems })
    .from(itemCategory)
    .where(eq(itemCategory.restaurantId, tx.restaurantId))
    .orderBy(asc(sql`lower(${itemCategory.name})`));
  return { categories };
};

const areaItems = sql<number>`(select count(*)::int from item_storage_area s
    join item i on i.restaurant_id = s.restaurant_id and i.id = s.item_id and i.is_active
  where s.restaurant_id = storage_area.restaurant_id and s.storage_area_id = storage_area.id)`;

/** The places where stock stands, in the order of the walk. */
export const listStorageAreas = async (tx: RestaurantTx) => {
  const storageAreas = await tx.db
    .select({
      id: storageArea.id,
      name: storageArea.name,
      nameLocal: storageArea.nameLocal,
      kind: storageArea.kind,
      sortOrder: storageArea.sortOrder,
      itemCount: areaItems,
    })
    .from(storageArea)
    .where(and(eq(storageArea.restaurantId, tx.restaurantId), isNull(storageArea.archivedAt)))
    .orderBy(asc(storageArea.sortOrder), asc(storageArea.name));
  return { storageAreas };
};

type PlaceTable = typeof itemCategory | typeof storageArea;

/** How many there are, having refused a name that is there already and one too many. */
const roomFor = async (tx: RestaurantTx, table: PlaceTable, wanted: { name: string; placesMax: number }): Promise<number> => {
  const isInUse = table === storageArea ? isNull(storageArea.archivedAt) : undefined;
  const rows = await tx.db
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.restaurantId, tx.restaurantId), isInUse));
  const { name, placesMax } = wanted;
  if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase())) throw refusal('NAME_TAKEN', { field: 'name', name });
  if (rows.length >= placesMax) throw refusal('PLACE_LIMIT_REACHED', { field: 'name', placesMax });
  return rows.length;
};

const refuseTakenId = async (tx: RestaurantTx, table: PlaceTable, id: string): Promise<void> => {
  const rows = await tx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.restaurantId, tx.restaurantId), eq(table.id, id)));
  if (rows.length > 0) throw refusal('ID_TAKEN', { field: 'name' });
};

/**
 * Adds a heading for items.
 *
 * @refuses NAME_TAKEN, PLACE_LIMIT_REACHED, ID_TAKEN
 */
export const createCategory = async (tx: RestaurantTx, body: Place & { readonly categoryId: string }) => {
  const { categoryId: id, name, nameLocal } = body;
  await refuseTakenId(tx, itemCategory, id);
  const sortOrder = await roomFor(tx, itemCategory, { name, placesMax: inventoryLimits.categoriesMax });
  await tx.db.insert(itemCategory).values({ restaurantId: tx.restaurantId, id, name, nameLocal, sortOrder });
  return { category: { id, name, nameLocal, itemCount: 0 } };
};

/**
 * Adds a place where stock stands, at the end of the walk.
 *
 * @refuses NAME_TAKEN, PLACE_LIMIT_REACHED, ID_TAKEN
 */
export const createStorageArea = async (
  tx: RestaurantTx,
  body: Place & { readonly storageAreaId: string; readonly kind: (typeof storageArea.$inferInsert)['kind'] },
) => {
  const { storageAreaId: id, name, nameLocal, kind } = body;
  await refuseTakenId(tx, storageArea, id);
  const sortOrder = await roomFor(tx, storageArea, { name, placesMax: inventoryLimits.storageAreasMax });
  await tx.db.insert(storageArea).values({ restaurantId: tx.restaurantId, id, name, nameLocal, kind, sortOrder });
  return { storageArea: { id, name, nameLocal, kind, sortOrder, itemCount: 0 } };
};
