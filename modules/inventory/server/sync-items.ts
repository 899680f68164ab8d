import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { transactionSecondsMax } from '../../../platform/server/database/transaction-max.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import type { CatalogueItem } from '../contract/item-schemas.ts';
import type { DateType, ShelfLife } from '../rules/lot.ts';
import { presentStock, type ItemListRow } from './present-item-row.ts';
import { isCostVisible } from './present-movement.ts';

type CatalogueRow = Omit<ItemListRow, 'sort_key' | 'list_name' | 'last_movement_at'> & {
  readonly barcodes: string[];
  readonly tracks_lots: boolean;
  readonly date_type: DateType;
  readonly shelf_life: ShelfLife;
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

/** Since when, and within the first reading after which item of the list's order. */
const sincePosition = z.union([
  z.tuple([z.iso.datetime({ offset: true })]),
  z.tuple([z.iso.datetime({ offset: true }), z.boolean(), z.int32(), z.string(), idSchema]),
]);

type Question = { readonly since?: string | undefined; readonly limit: number };

/** When everything that was done until then is surely seen; what comes twice is merely written over with itself. */
const seenUntilNow = (): string => new Date(Date.now() - transactionSecondsMax * 1000).toISOString();

/**
 * The catalogue for a device: everything at first, page by page in the order of the stock list, which spares the device the sorting;
 * then what changed since its cursor. What changed between the first page and the last follows these.
 */
export const syncItems = async (tx: RestaurantTx, { since, limit }: Question) => {
  const [seenUntil, ...after] = since === undefined ? [null] : decodeCursor(since, sincePosition);
  const isFirstReading = seenUntil === null || after.length > 0;
  const { items, next } = isFirstReading
    ? await readFirst(tx, { seenUntil: seenUntil ?? seenUntilNow(), after, limit })
    : await readChanged(tx, seenUntil);
  return {
    items: items.map((row) => present(tx, row)),
    cursor: encodeCursor(next.cursor),
    hasMore: next.hasMore,
    currency: tx.currency as 'GBP',
    isCostVisible: isCostVisible(tx),
  };
};

type Place = readonly [] | readonly [isListed: boolean, attention: number, listName: string, id: string];

type FirstReading = { readonly seenUntil: string; readonly after: Place; readonly limit: number };

type ListedRow = CatalogueRow & { readonly is_listed: boolean; readonly attention: number; readonly list_name: string };

const readFirst = async (tx: RestaurantTx, { seenUntil, after, limit }: FirstReading) => {
  const { rows } = await tx.client.query<ListedRow>({
    name: `inventory-sync-${after.length === 0 ? 'first' : 'next'}`,
    text: `select ${columns}, l.is_listed, l.attention, l.list_name ${from}
            where l.restaurant_id = $1 ${after.length === 0 ? '' : 'and (l.is_listed, l.attention, l.list_name, l.item_id) > ($3, $4, $5, $6)'}
            order by l.is_listed, l.attention, l.list_name, l.item_id limit $2`,
    values: [tx.restaurantId, limit, ...after],
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  if (last) return { items: rows, next: { cursor: [seenUntil, last.is_listed, last.attention, last.list_name, last.id], hasMore: true } };
  return { items: rows, next: { cursor: [seenUntil], hasMore: after.length > 0 } };
};

const readChanged = async (tx: RestaurantTx, seenUntil: string) => {
  const next = { cursor: [seenUntilNow()], hasMore: false };
  const { rows } = await tx.client.query<CatalogueRow>({
    name: 'inventory-sync-changed',
    text: `select ${columns} ${from} where i.restaurant_id = $1 and greatest(i.updated_at, l.updated_at) > $2 order by l.list_name`,
    values: [tx.restaurantId, seenUntil],
  });
  return { items: rows, next };
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
