import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { CountEntryRow, CountSpot } from '../contract/count-schemas.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { loadCount } from './load-count.ts';
import { plainDecimal } from './plain-decimal.ts';
import type { StoredMeasure } from './tables.ts';

const pageSize = inventoryLimits.countPageSizeMax;

/** An entry as the database gives it. */
export type StoredEntry = {
  readonly id: string;
  readonly number: number;
  readonly item_id: string;
  readonly storage_area_id: string | null;
  readonly counter_id: string;
  readonly recount_number: number;
  readonly quantity: string | null;
  readonly skip_reason: string | null;
  readonly method: 'MANUAL' | 'BARCODE' | 'CARRIED';
  readonly entered_text: string | null;
  readonly entered_parts: readonly StoredMeasure[] | null;
  readonly counted_at: Date;
};

/** An entry as it travels. */
export const presentEntry = (entry: StoredEntry): CountEntryRow => ({
  id: entry.id,
  number: entry.number,
  itemId: entry.item_id,
  storageAreaId: entry.storage_area_id,
  counterId: entry.counter_id,
  recountNumber: entry.recount_number,
  quantity: plainDecimal(entry.quantity),
  skipReason: entry.skip_reason as CountEntryRow['skipReason'],
  method: entry.method,
  entry: entry.entered_parts === null ? null : ({ text: entry.entered_text ?? '', parts: entry.entered_parts } as CountEntryRow['entry']),
  countedAt: entry.counted_at.toISOString(),
});

const unmoved = (item: string): string => `v.last_counted_at is not null and not exists (
  select from stock_movement m where m.restaurant_id = $1 and m.item_id = ${item} and m.effective_at > v.last_counted_at and m.quantity <> 0)`;

/** Whether nothing moved since an item was counted last, so that its figure may be taken over. */
export const isCarryable = async (tx: RestaurantTx, itemId: string): Promise<boolean> => {
  const { rows } = await tx.client.query<{ readonly can: boolean }>({
    name: 'inventory-count-carryable',
    text: `select ${unmoved('$2')} and v.on_hand >= 0 as can from stock_level v where v.restaurant_id = $1 and v.item_id = $2`,
    values: [tx.restaurantId, itemId],
  });
  return rows[0]?.can === true;
};

type StoredSpot = {
  readonly position: number;
  readonly itemId: string;
  readonly storageAreaId: string | null;
  readonly recountNumber: number;
  readonly isCarryable: boolean;
  readonly onHand: string;
};

/**
 * The walk of a count, page by page.
 *
 * @refuses NOT_FOUND
 */
export const countSheet = async (tx: RestaurantTx, { countId, after }: { readonly countId: string; readonly after: number }) => {
  const { is_blind: isBlind } = await loadCount(tx, countId);
  const { rows } = await tx.client.query<StoredSpot>({
    name: 'inventory-count-sheet',
    text: `select p.position, p.item_id as "itemId", p.storage_area_id as "storageAreaId", l.recount_number as "recountNumber", v.on_hand as "onHand",
                  ${unmoved('p.item_id')} and v.on_hand >= 0 and (select count(*) from count_spot o
                    where o.restaurant_id = $1 and o.session_id = $2 and o.item_id = p.item_id) = 1 as "isCarryable"
             from count_spot p
             join count_line l on l.restaurant_id = $1 and l.session_id = $2 and l.item_id = p.item_id
             join stock_level v on v.restaurant_id = $1 and v.item_id = p.item_id
            where p.restaurant_id = $1 and p.session_id = $2 and p.position > $3
            order by p.position limit $4`,
    values: [tx.restaurantId, countId, after, pageSize + 1],
  });
  const spots = rows.slice(0, pageSize).map(({ onHand, ...spot }): CountSpot => ({
    ...spot,
    carry: spot.isCarryable && !isBlind ? plainDecimal(onHand) : null,
  }));
  return { spots, hasMore: rows.length > pageSize };
};

/**
 * What was written down since the last entry that a device knows.
 *
 * @refuses NOT_FOUND
 */
export const countEntries = async (tx: RestaurantTx, { countId, since }: { readonly countId: string; readonly since: number }) => {
  await loadCount(tx, countId);
  const { rows } = await tx.client.query<StoredEntry>({
    name: 'inventory-count-entries',
    text: `select id, number, item_id, storage_area_id, counter_id, recount_number, quantity, skip_reason, method, entered_text, entered_parts, counted_at
             from count_entry where restaurant_id = $1 and session_id = $2 and number > $3 order by number limit $4`,
    values: [tx.restaurantId, countId, since, pageSize + 1],
  });
  return { entries: rows.slice(0, pageSize).map(presentEntry), hasMore: rows.length > pageSize };
};
