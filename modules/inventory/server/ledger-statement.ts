import { formatQuantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { formatUnitCost, type UnitCost } from '../../../kit/unit-cost.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { DateType } from '../rules/lot.ts';
import { bookedDay } from '../rules/period-lock.ts';
import type { LedgerRow, Posting } from '../rules/posting.ts';
import type { StockLevel } from '../rules/stock-level.ts';
import type { LockedItem } from './load-item.ts';
import type { StoredMeasure } from './tables.ts';

/** A lot that a delivery brings, or one that a person took from. */
export type LotOfMovement =
  | {
      readonly kind: 'NEW';
      readonly lotId: string;
      readonly lotNumber: string | null;
      readonly supplierName: string | null;
      readonly dateType: DateType;
      readonly printedDate: BusinessDate | null;
    }
  | { readonly kind: 'FROM'; readonly lotId: string }
  /** The item's lots change hands whole, by themselves. */
  | { readonly kind: 'ALONG' };

/** Where a movement comes from, and what a person said with it. */
export type MovementSource = {
  /** Of the movement's own row; a REVALUE row behind it gets one of the server's. */
  readonly movementId: string;
  /** What made it: `manual`, `correction`, `count`, or the document of another module. */
  readonly sourceType: string;
  readonly sourceId: string;
  readonly occurredAt: Date;
  /** Since when it holds: when it happened; of a correction, when the corrected row did. */
  readonly effectiveAt: Date;
  readonly deviceId: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly enteredText: string | null;
  readonly enteredParts: readonly StoredMeasure[] | null;
  readonly reversalOfId: string | null;
  /** Which lot it fills or empties; null where the rule decides. */
  readonly lot: LotOfMovement | null;
};

/** The kind of source that anchors a level: what was counted on the shelf. */
export const countSource = 'count';

/** What only the database knew about a row before it was written. */
export type PostedRow = {
  readonly id: string;
  readonly recorded_at: Date;
  readonly business_date: string;
  readonly entry_number: bigint;
};

/** Rows that were decided together, as they stand in the ledger. */
export type WrittenEntry = {
  readonly posting: Posting;
  readonly source: MovementSource;
  readonly written: readonly PostedRow[];
};

const costText = (cost: UnitCost | null): string | null => (cost === null ? null : formatUnitCost(cost));

/**
 * Writes the rows and the level in one statement. The rows travel as one JSON array, so that a posting of one row and
 * one of two are the same prepared statement.
 */
const statement = {
  name: 'inventory-post',
  text: `with rows as (
           select * from jsonb_to_recordset($3::jsonb) as r (
             id uuid, step bigint, kind text, quantity numeric, unit_cost numeric, value_minor bigint,
             balance_after numeric, average_cost_after numeric, is_provisional_cost boolean, entered_text text,
             entered_parts jsonb, reversal_of_id uuid)
         ), levelled as (
           update stock_level l
              set attention = app.attention($4::numeric, i.par, i.reorder_point), on_hand = $4, average_cost = $5, value_minor = $6, cost_layers = $21, last_entry_number = l.last_entry_number + $7,
                  last_movement_at = greatest(l.last_movement_at, $8), updated_at = now(), currency = $11,
                  last_counted_at = case when $9 then greatest(l.last_counted_at, $19) else l.last_counted_at end
             from item i
            where l.restaurant_id = $1 and l.item_id = $2 and i.restaurant_id = $1 and i.id = $2
         )
         insert into stock_movement (restaurant_id, id, item_id, entry_number, kind, quantity, unit_cost, value_minor,
           currency, balance_after, average_cost_after, is_provisional_cost, reason, note, entered_text, entered_parts,
           source_type, source_id, reversal_of_id, actor_id, device_id, occurred_at, business_date, effective_at, late_for_date)
         select $1, coalesce(r.id, uuidv7()), $2, $10::bigint + r.step, r.kind, r.quantity, r.unit_cost, r.value_minor,
                $11, r.balance_after, r.average_cost_after, r.is_provisional_cost, $12, $13, r.entered_text, r.entered_parts,
                $14, $15, r.reversal_of_id, $16, $17, $8, $18, $19, $20
           from rows r
         on conflict (restaurant_id, id) do nothing
         returning id, recorded_at, business_date, entry_number`,
};

const rowsJson = (rows: Posting['rows'], source: MovementSource): string =>
  JSON.stringify(
    rows.map((row: LedgerRow, index) => ({
      step: index + 1,
      kind: row.kind,
      quantity: formatQuantity(row.quantity),
      unit_cost: costText(row.unitCost),
      value_minor: row.valueMinor?.toString() ?? null,
      balance_after: formatQuantity(row.balanceAfter),
      average_cost_after: costText(row.averageCostAfter),
      is_provisional_cost: row.isProvisionalCost,
      ...(index === 0 && {
        id: source.movementId,
        entered_text: source.enteredText,
        entered_parts: source.enteredParts,
        reversal_of_id: source.reversalOfId,
      }),
    })),
  );

const layersJson = ({ layers }: StockLevel): string | null =>
  layers === undefined
    ? null
    : JSON.stringify(layers.map((layer) => ({ quantity: formatQuantity(layer.quantity), value: layer.valueMinor?.toString() ?? null })));

/**
 * Appends rows to an item's ledger and moves its level with them.
 *
 * @refuses ID_TAKEN when the movement's id names another one
 */
export const appendEntry = async (
  tx: RestaurantTx,
  item: LockedItem,
  { posting, source }: { readonly posting: Posting; readonly source: MovementSource },
): Promise<WrittenEntry> => {
  const { level, rows } = posting;
  const { businessDate, lateForDate } = bookedDay(tradingDay(tx, source.occurredAt), item.lockedThrough);
  const written = await tx.client.query<PostedRow>({
    ...statement,
    values: [
      tx.restaurantId,
      item.itemId,
      rowsJson(rows, source),
      formatQuantity(level.onHand),
      costText(level.averageCost),
      level.valueMinor?.toString() ?? null,
      rows.length,
      source.occurredAt,
      source.sourceType === countSource,
      item.lastEntryNumber.toString(),
      item.currency,
      source.reason,
      source.note,
      source.sourceType,
      source.sourceId,
      tx.userId,
      source.deviceId,
      businessDate,
      source.effectiveAt,
      lateForDate,
      layersJson(level),
    ],
  });
  // The id came from a device: another movement bears it already, and the level that was raised above is rolled back.
  if (written.rows.length < rows.length) throw refusal('ID_TAKEN', { field: 'movementId' });
  return { posting, source, written: written.rows.toSorted((left, right) => Number(left.entry_number - right.entry_number)) };
};
