import { formatQuantity, noQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { CountEntryBody } from '../contract/count-schemas.ts';
import { itemUnitsFromWire } from '../contract/from-wire.ts';
import { countMoment } from '../rules/count-moment.ts';
import { sumOfParts } from '../rules/quantity-entry.ts';
import { isCarryable, presentEntry, type StoredEntry } from './count-sheet.ts';
import { openCountPart } from './count-parts.ts';
import { type StoredCount, takeCountStep } from './load-count.ts';
import { wireUnitsOf } from './load-item.ts';

type Said = { readonly quantity: Quantity | null; readonly skipReason: string | null; readonly method: 'MANUAL' | 'BARCODE' | 'CARRIED' };

type ListedItem = Parameters<typeof wireUnitsOf>[0] & {
  readonly recount_number: number;
  readonly on_hand: string;
  readonly spots: number;
  readonly has_area: boolean;
};

/**
 * Writes down what is at a shelf.
 *
 * @refuses NOT_FOUND, COUNT_ENTRY_FORBIDDEN, COUNT_STATUS_CHANGED, COUNT_ITEM_NOT_LISTED, COUNT_ROUND_OVER when the line
 * is not asked for in that round, COUNT_CARRY_MOVED, COUNT_PLACES_TAKEN, ID_TAKEN, QUANTITY_NEGATIVE, and whatever
 * sumOfParts refuses
 */
export const recordCountEntry = async (tx: RestaurantTx, envelope: CommandEnvelope<CountEntryBody>) => {
  const { body } = envelope;
  const { count } = await takeCountStep(tx, body.countId, 'ENTER');
  const listed = await listedItem(tx, body);
  if (!listed) throw refusal('COUNT_ITEM_NOT_LISTED', { field: 'itemId' });
  if (!listed.has_area) throw refusal('NOT_FOUND');
  const isAsked = body.recountNumber === count.recount_number && listed.recount_number === count.recount_number;
  if (!isAsked) throw refusal('COUNT_ROUND_OVER', { field: 'itemId' });
  const said = await understood(tx, body, listed);
  await openCountPart(tx, { countId: count.id, storageAreaId: body.storageAreaId });
  return { entry: presentEntry(await insertEntry(tx, { count, envelope, said })) };
};

const listedItem = async (tx: RestaurantTx, { countId, itemId, storageAreaId }: CountEntryBody): Promise<ListedItem | null> => {
  const { rows } = await tx.client.query<ListedItem>({
    name: 'inventory-listed-item',
    text: `select l.recount_number, i.base_unit as "baseUnit", i.pack_chain as "packChain", i.count_units as "countUnits",
                  i.density_g_per_ml as "densityGPerMl", i.each_measure as "eachMeasure", v.on_hand,
                  (select count(*)::int from count_spot p where p.restaurant_id = $1 and p.session_id = $2 and p.item_id = $3) as spots,
                  $4::uuid is null or exists (select from storage_area a where a.restaurant_id = $1 and a.id = $4) as has_area
             from count_line l
             join item i on i.restaurant_id = $1 and i.id = l.item_id
             join stock_level v on v.restaurant_id = $1 and v.item_id = l.item_id
            where l.restaurant_id = $1 and l.session_id = $2 and l.item_id = $3`,
    values: [tx.restaurantId, countId, itemId, storageAreaId],
  });
  return rows[0] ?? null;
};

const understood = async (tx: RestaurantTx, { itemId, said }: CountEntryBody, listed: ListedItem): Promise<Said> => {
  if (said.kind === 'SKIPPED') return { quantity: null, skipReason: said.reason, method: 'MANUAL' };
  if (said.kind === 'CARRIED') {
    // One figure for two shelves would be counted twice.
    if (listed.spots > 1 || !(await isCarryable(tx, itemId))) throw refusal('COUNT_CARRY_MOVED', { field: 'itemId' });
    return { quantity: quantity(listed.on_hand), skipReason: null, method: 'CARRIED' };
  }
  const parts = said.entry.parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit }));
  const base = orRefuse(sumOfParts(parts, itemUnitsFromWire(wireUnitsOf(listed))), { field: 'entry' });
  if (base < noQuantity) throw refusal('QUANTITY_NEGATIVE', { field: 'entry' });
  return { quantity: base, skipReason: null, method: said.method };
};

type NewEntry = { readonly count: StoredCount; readonly envelope: CommandEnvelope<CountEntryBody>; readonly said: Said };

const insertEntry = async (tx: RestaurantTx, { count, envelope, said }: NewEntry): Promise<StoredEntry> => {
  const { body, deviceId, occurredAt } = envelope;
  const beganAt = (count.recount_number > 0 ? count.submitted_at : count.started_at) ?? count.created_at;
  const entered = body.said.kind === 'COUNTED' ? body.said.entry : null;
  const { rows } = await tx.client.query<StoredEntry>({
    name: 'inventory-insert-count-entry',
    text: `with numbered as (
             update count_session set last_entry_number = last_entry_number + 1, last_active_at = now(), stale_told_at = null
              where restaurant_id = $1 and id = $2 returning last_entry_number
           )
           insert into count_entry (restaurant_id, id, session_id, number, item_id, storage_area_id, counter_id, recount_number, quantity,
             skip_reason, method, entered_text, entered_parts, device_id, counted_at)
           select $1, $3, $2, last_entry_number, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 from numbered
           on conflict (restaurant_id, id) do nothing
           returning id, number, item_id, storage_area_id, counter_id, recount_number, quantity, skip_reason, method, entered_text, entered_parts, counted_at`,
    values: [
      tx.restaurantId,
      count.id,
      body.entryId,
      body.itemId,
      body.storageAreaId,
      tx.userId,
      body.recountNumber,
      said.quantity === null ? null : formatQuantity(said.quantity),
      said.skipReason,
      said.method,
      entered?.text ?? null,
      entered === null ? null : JSON.stringify(entered.parts),
      deviceId,
      countMoment({ deviceAt: new Date(occurredAt), beganAt, now: new Date() }),
    ],
  });
  if (!rows[0]) throw refusal('ID_TAKEN', { field: 'entryId' });
  return rows[0];
};
