import * as z from 'zod/mini';

import { transactionSecondsMax } from '../../../platform/server/database/transaction-max.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import type { CatalogueItem } from '../contract/item-schemas.ts';
import { inventoryLimits } from '../rules/limits.ts';
import type { DateType, ShelfLife } from '../rules/lot.ts';
import { presentStock, type ItemListRow } from './present-item-row.ts';
import { isCostVisible } from './present-movement.ts';

type CatalogueRow = Omit<ItemListRow, 'sort_key' | 'list_name' | 'last_movement_at'> & {
  readonly barcodes: string[];
  readonly tracks_lots: boolean;
  readonly date_type: DateType;
  readonly shelf_life: ShelfLife;
  readonly changed: Date;
};

const columns = `
  i.id, i.name, i.name_local, i.sku, i.category_id, i.base_unit, i.pack_chain, i.count_units, i.density_g_per_ml,
  i.each_measure, i.par, i.reorder_point, i.tracks_lots, i.date_type, i.shelf_life, i.is_active, i.version, l.on_hand, l.average_cost, l.value_minor,
  case when l.last_entry_number > 0 then l.currency end as currency,
  l.last_counted_at,
  array(select b.code from item_barcode b where b.restaurant_id = i.restaurant_id and b.item_id = i.id order by 1) as barcodes,
  array(select s.storage_area_id from item_storage_area s
         where s.restaurant_id = i.restaurant_id and s.item_id = i.id order by s.sort_order) as storage_area_ids`;

const from = `from item i join stock_level l on l.restaurant_id = i.restaurant_id and l.item_id = i.id`;

const present = (tx: RestaurantTx, row: CatalogueRow): CatalogueItem => ({
  id: row.id,
  name: row.name,
  nameLocal: row.name_local,
  sku: row.sku,
  barcodes: row.barcodes,
  categoryId: row.category_id,
  storageAreaIds: row.storage_area_ids,
  ...presentStock(tx, row),
  keeping: { tracksLots: row.tracks_lots, dateType: row.date_type, shelfLife: row.shelf_life },
  lastCountedAt: row.last_counted_at?.toISOString() ?? null,
  isActive: row.is_active,
  version: row.version,
});

const sincePosition = z.tuple([z.iso.datetime({ offset: true })]);

/** The catalogue for a device: everything at first, then what changed since its cursor. By name, which spares the device the sorting. */
export const syncItems = async (tx: RestaurantTx, since: string | undefined) => {
  const [after] = since === undefined ? [null] : decodeCursor(since, sincePosition);
  const { rows } = await tx.client.query<CatalogueRow>({
    name: 'inventory-sync',
    text: `select * from (
             select ${columns}, l.list_name, greatest(i.updated_at, l.updated_at) as changed ${from}
              where i.restaurant_id = $1 and ($2::timestamptz is null or greatest(i.updated_at, l.updated_at) > $2)
              order by changed, i.id limit $3
           ) page order by list_name`,
    values: [tx.restaurantId, after, inventoryLimits.syncPageSizeMax],
  });
  const hasMore = rows.length === inventoryLimits.syncPageSizeMax;
  const newest = rows.reduce<Date | null>((latest, { changed }) => (latest && latest > changed ? latest : changed), null);
  // What comes twice is merely written over with itself.
  const seenUntil = new Date(Date.now() - transactionSecondsMax * 1000).toISOString();
  return {
    items: rows.map((row) => present(tx, row)),
    cursor: encodeCursor([hasMore ? (newest?.toISOString() ?? null) : seenUntil]),
    hasMore,
    currency: tx.currency as 'GBP',
    isCostVisible: isCostVisible(tx),
  };
};

/** The item that carries a barcode, or null. */
export const findByBarcode = async (tx: RestaurantTx, barcode: string): Promise<{ item: CatalogueItem | null }> => {
  const { rows } = await tx.client.query<CatalogueRow>({
    name: 'inventory-find-barcode',
    text: `select ${columns} ${from}
             join item_barcode c on c.restaurant_id = i.restaurant_id and c.item_id = i.id
            where i.restaurant_id = $1 and c.code = $2`,
    values: [tx.restaurantId, barcode],
  });
  return { item: rows[0] ? present(tx, rows[0]) : null };
};
