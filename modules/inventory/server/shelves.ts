import { and, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { listStorageAreas } from './places.ts';
import { storageArea } from './tables.ts';

type Kind = (typeof storageArea.$inferInsert)['kind'];

const areaOf = (tx: RestaurantTx, storageAreaId: string) =>
  tx.db
    .select()
    .from(storageArea)
    .where(and(eq(storageArea.restaurantId, tx.restaurantId), eq(storageArea.id, storageAreaId), isNull(storageArea.archivedAt)));

const areaOrRefuse = async (tx: RestaurantTx, storageAreaId: string) => {
  const [area] = await areaOf(tx, storageAreaId).for('update');
  if (!area) throw refusal('NOT_FOUND');
  return area;
};

/** Items in use that lie in an area, in shelf order; what was never put in order stands behind, by name. */
const shelf = async (tx: RestaurantTx, storageAreaId: string): Promise<string[]> => {
  const { rows } = await tx.client.query<{ readonly id: string }>({
    name: 'inventory-shelf',
    text: `select i.id from item_storage_area s
             join item i on i.restaurant_id = s.restaurant_id and i.id = s.item_id and i.is_active
            where s.restaurant_id = $1 and s.storage_area_id = $2
            order by s.shelf_order nulls last, lower(i.name), i.id`,
    values: [tx.restaurantId, storageAreaId],
  });
  return rows.map(({ id }) => id);
};

/**
 * What lies in an area, in the order in which one walks past it.
 *
 * @refuses NOT_FOUND
 */
export const listShelf = async (tx: RestaurantTx, storageAreaId: string) => {
  const [area] = await areaOf(tx, storageAreaId);
  if (!area) throw refusal('NOT_FOUND');
  return { itemIds: await shelf(tx, storageAreaId) };
};

/**
 * Changes what an area is called and how it keeps what is in it.
 *
 * @refuses NOT_FOUND, NAME_TAKEN
 */
export const updateStorageArea = async (
  tx: RestaurantTx,
  body: { readonly storageAreaId: string; readonly name: string; readonly nameLocal: string | null; readonly kind: Kind },
) => {
  const { storageAreaId, name, nameLocal, kind } = body;
  await areaOrRefuse(tx, storageAreaId);
  const { storageAreas } = await listStorageAreas(tx);
  const isTaken = storageAreas.some((other) => other.id !== storageAreaId && other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw refusal('NAME_TAKEN', { field: 'name', name });
  await tx.db
    .update(storageArea)
    .set({ name, nameLocal, kind })
    .where(and(eq(storageArea.restaurantId, tx.restaurantId), eq(storageArea.id, storageAreaId)));
  const known = storageAreas.find(({ id }) => id === storageAreaId);
  return { storageArea: { id: storageAreaId, name, nameLocal, kind, sortOrder: known?.sortOrder ?? 0, itemCount: known?.itemCount ?? 0 } };
};

/** Puts areas in the order of the walk; those that are not named stay behind them, in the order that they had. */
export const orderStorageAreas = async (tx: RestaurantTx, storageAreaIds: readonly string[]) => {
  await tx.client.query({
    name: 'inventory-order-areas',
    text: `update storage_area a set sort_order = o.place - 1
             from (select s.id, row_number() over (order by w.place nulls last, s.sort_order, s.name) as place
                     from storage_area s
                     left join unnest($2::uuid[]) with ordinality as w (id, place) on w.id = s.id
                    where s.restaurant_id = $1 and s.archived_at is null) o
            where a.restaurant_id = $1 and a.id = o.id`,
    values: [tx.restaurantId, storageAreaIds],
  });
  return listStorageAreas(tx);
};

/**
 * Gives up an area in which nothing lies any more; what was counted there keeps its name.
 *
 * @refuses NOT_FOUND, AREA_NOT_EMPTY
 */
export const archiveStorageArea = async (tx: RestaurantTx, storageAreaId: string) => {
  await areaOrRefuse(tx, storageAreaId);
  const items = await shelf(tx, storageAreaId);
  if (items.length > 0) throw refusal('AREA_NOT_EMPTY', { field: 'storageAreaId', items: items.length });
  await tx.db
    .update(storageArea)
    .set({ archivedAt: new Date() })
    .where(and(eq(storageArea.restaurantId, tx.restaurantId), eq(storageArea.id, storageAreaId)));
  return listStorageAreas(tx);
};

/** What is put on a shelf, taken off it, and how the rest stands. */
type ShelfChange = {
  readonly storageAreaId: string;
  readonly add: readonly string[];
  readonly take: readonly string[];
  readonly order: readonly string[] | null;
};

/**
 * Puts items on a shelf, takes others off, and puts what is there in order; without one, what is added stands last.
 *
 * @refuses STORAGE_AREA_MISSING when it was given up meanwhile
 */
export const changeShelf = async (tx: RestaurantTx, { storageAreaId, add, take, order }: ShelfChange) => {
  const [area] = await tx.db
    .select({ id: storageArea.id })
    .from(storageArea)
    .where(and(eq(storageArea.restaurantId, tx.restaurantId), eq(storageArea.id, storageAreaId), isNull(storageArea.archivedAt)))
    .for('update');
  if (!area) throw refusal('STORAGE_AREA_MISSING', { field: 'storageAreaId' });
  const before = await shelf(tx, storageAreaId);
  await moveItems(tx, { storageAreaId, add, take });
  const added = add.filter((id) => !before.includes(id));
  if (order !== null || added.length > 0) await orderShelf(tx, storageAreaId, order ?? [...before, ...added]);
  return { itemIds: await shelf(tx, storageAreaId) };
};

/** An item knows where it lies: it is a changed item for every device, and for whoever is editing it. */
const moveItems = async (tx: RestaurantTx, { storageAreaId, add, take }: Omit<ShelfChange, 'order'>): Promise<void> => {
  if (add.length === 0 && take.length === 0) return;
  await tx.client.query({
    name: 'inventory-move-on-shelf',
    text: `with taken as (
             delete from item_storage_area where restaurant_id = $1 and storage_area_id = $2 and item_id = any ($4::uuid[]) returning item_id
           ), added as (
             insert into item_storage_area (restaurant_id, item_id, storage_area_id, sort_order)
             select $1, i.id, $2, (select coalesce(max(o.sort_order) + 1, 0) from item_storage_area o where o.restaurant_id = $1 and o.item_id = i.id)
               from item i where i.restaurant_id = $1 and i.id = any ($3::uuid[]) and i.id <> all ($4::uuid[])
             on conflict do nothing
             returning item_id
           )
           update item i set version = i.version + 1, updated_at = now()
            where i.restaurant_id = $1 and i.id in (select item_id from taken union select item_id from added)`,
    values: [tx.restaurantId, storageAreaId, add, take],
  });
};

const orderShelf = async (tx: RestaurantTx, storageAreaId: string, order: readonly string[]): Promise<void> => {
  await tx.client.query({
    name: 'inventory-order-shelf',
    text: `update item_storage_area s set shelf_order = o.place - 1
             from unnest($3::uuid[]) with ordinality as o (item_id, place)
            where s.restaurant_id = $1 and s.storage_area_id = $2 and s.item_id = o.item_id`,
    values: [tx.restaurantId, storageAreaId, order],
  });
};
