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

/** Since when; within the first reading after which item of the list's order, within what changed after which change. */
const sincePosition = z.union([
  z.tuple([z.iso.datetime({ offset: true })]),
  z.tuple([z.iso.datetime({ offset: true }), z.boolean(), z.int32(), z.string(), idSchema]),
  z.tuple([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true }), idSchema]),
]);

type Question = { readonly since?: string | undefined; readonly limit: number };

/** When everything that was done until then is surely seen; what comes twice is merely written over with itself. */
const seenUntilNow = (): string => new Date(Date.now() - transactionSecondsMax * 1000).toISOString();

/**
 * The catalogue for a device: everything at first, page by page in the order of the stock list, which spares the device the sorting;
 * then, page by page too, what changed since its cursor. What changed between the first page and the last follows these.
 */
export const syncItems = async (tx: RestaurantTx, { since, limit }: Question) => {
  const { items, next } = await readPage(tx, since, limit);
  return {
    items: items.map((row) => present(tx, row)),
    cursor: encodeCursor(next.cursor),
    hasMore: next.hasMore,
    currency: tx.currency as 'GBP',
    isCostVisible: isCostVisible(tx),
  };
};

const readPage = (tx: RestaurantTx, since: string | undefined, limit: number) => {
  if (since === undefined) return readFirst(tx, { seenUntil: seenUntilNow(), after: [], limit });
  const [seenUntil, ...after] = decodeCursor(since, sincePosition);
  if (after.length === 4) return readFirst(tx, { seenUntil, after, limit });
  if (after.length === 2) return readChanged(tx, { seenUntil, after, limit });
  return readChanged(tx, { seenUntil: seenUntilNow(), after: [seenUntil, everyId], limit });
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

/** What changed in that very millisecond comes once more, of any item. */
const everyId = '00000000-0000-0000-0000-000000000000';

type ChangedReading = { readonly seenUntil: string; readonly after: readonly [changedAt: string, id: string]; readonly limit: number };

type ChangedRow = CatalogueRow & { readonly changed_at: Date };

const readChanged = async (tx: RestaurantTx, { seenUntil, after, limit }: ChangedReading) => {
  const { rows } = await tx.client.query<ChangedRow>({
    name: 'inventory-sync-changed',
    // To the millisecond, which is what a cursor says: what is finer would be passed over, or come again and again.
    text: `select ${columns}, c.changed_at ${from},
             lateral (select date_trunc('milliseconds', greatest(i.updated_at, l.updated_at)) as changed_at) c
            where i.restaurant_id = $1 and (c.changed_at, i.id) > ($3, $4) order by c.changed_at, i.id limit $2`,
    values: [tx.restaurantId, limit, ...after],
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  if (last) return { items: rows, next: { cursor: [seenUntil, last.changed_at.toISOString(), last.id], hasMore: true } };
  return { items: rows, next: { cursor: [seenUntil], hasMore: false } };
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
