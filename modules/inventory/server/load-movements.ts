import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { MovementRow } from '../contract/movement-schemas.ts';
import { plainDecimal } from './plain-decimal.ts';
import { isCostVisible } from './present-movement.ts';
import type { StoredMeasure } from './tables.ts';

/** A row of the ledger as the database gives it. */
export type StoredMovement = {
  readonly id: string;
  readonly item_id: string;
  readonly entry_number: bigint;
  readonly kind: string;
  readonly quantity: string;
  readonly unit_cost: string | null;
  readonly value_minor: bigint | null;
  readonly balance_after: string;
  readonly average_cost_after: string | null;
  readonly is_provisional_cost: boolean;
  readonly reason: string | null;
  readonly note: string | null;
  readonly entered_text: string | null;
  readonly entered_parts: readonly StoredMeasure[] | null;
  readonly reversal_of_id: string | null;
  readonly corrected_by_id: string | null;
  readonly actor_id: string | null;
  readonly source_type: string;
  readonly source_id: string;
  readonly occurred_at: Date;
  readonly effective_at: Date;
  readonly recorded_at: Date;
  readonly business_date: string;
};

const select = `
  select m.id, m.item_id, m.entry_number, m.kind, m.quantity, m.unit_cost, m.value_minor, m.balance_after,
         m.average_cost_after, m.is_provisional_cost, m.reason, m.note, m.entered_text, m.entered_parts,
         m.reversal_of_id, c.id as corrected_by_id, m.actor_id, m.source_type, m.source_id, m.occurred_at, m.effective_at, m.recorded_at, m.business_date
    from stock_movement m
    left join stock_movement c on c.restaurant_id = m.restaurant_id and c.reversal_of_id = m.id
   where m.restaurant_id = $1 and m.item_id = $2`;

/** A stretch of an item's ledger, newest first: rows before an entry, of one kind or of all. */
export const movementsBefore = async (
  tx: RestaurantTx,
  itemId: string,
  stretch: { readonly before: number | null; readonly kind: string | null; readonly limit: number },
): Promise<StoredMovement[]> => {
  const { rows } = await tx.client.query<StoredMovement>({
    name: 'inventory-movements-before',
    text: `${select} and ($3::bigint is null or m.entry_number < $3) and ($4::text is null or m.kind = $4)
           order by m.entry_number desc limit $5`,
    values: [tx.restaurantId, itemId, stretch.before, stretch.kind, stretch.limit],
  });
  return rows;
};

/**
 * The rows that hold since an item's last anchor, the anchor first: a count, or an opening, that was not undone. In the
 * order in which they hold, so that what became known after a count but happened before it is not told again.
 */
export const movementsSinceAnchor = async (tx: RestaurantTx, itemId: string): Promise<StoredMovement[]> => {
  const { rows } = await tx.client.query<StoredMovement>({
    name: 'inventory-movements-since-anchor',
    text: `with anchor as (
             select a.effective_at, a.entry_number from stock_movement a
              where a.restaurant_id = $1 and a.item_id = $2 and a.reversal_of_id is null
                and (a.kind = 'OPENING' or (a.kind = 'COUNT_ADJUST' and a.source_type = 'count'))
                and not exists (select from stock_movement u where u.restaurant_id = $1 and u.reversal_of_id = a.id)
              order by a.effective_at desc, a.entry_number desc limit 1
           )
           ${select} and (not exists (select from anchor)
               or m.effective_at > (select effective_at from anchor)
               or m.entry_number = (select entry_number from anchor))
           order by m.effective_at, m.entry_number`,
    values: [tx.restaurantId, itemId],
  });
  return rows;
};

/** The rows of an item that hold since an instant, in the order in which they do. */
export const movementsSince = async (tx: RestaurantTx, itemId: string, from: Date): Promise<StoredMovement[]> => {
  const { rows } = await tx.client.query<StoredMovement>({
    name: 'inventory-movements-since',
    text: `${select} and m.effective_at > $3 order by m.effective_at, m.entry_number`,
    values: [tx.restaurantId, itemId, from],
  });
  return rows;
};

const entryOf = ({ entered_text: text, entered_parts: parts }: StoredMovement): MovementRow['entry'] =>
  text === null && parts === null ? null : ({ text: text ?? '', parts: parts ?? [] } as MovementRow['entry']);

const costsOf = (row: StoredMovement): Pick<MovementRow, 'unitCost' | 'valueMinor' | 'averageCostAfter'> => ({
  unitCost: plainDecimal(row.unit_cost),
  valueMinor: row.value_minor?.toString() ?? null,
  averageCostAfter: plainDecimal(row.average_cost_after),
});

const noCosts = { unitCost: null, valueMinor: null, averageCostAfter: null } as const;

const presentOne = (row: StoredMovement, names: ReadonlyMap<string, string>, isVisible: boolean): MovementRow => ({
  id: row.id,
  itemId: row.item_id,
  kind: row.kind as MovementRow['kind'],
  quantity: plainDecimal(row.quantity),
  entry: entryOf(row),
  ...(isVisible ? costsOf(row) : noCosts),
  balanceAfter: plainDecimal(row.balance_after),
  isProvisionalCost: row.is_provisional_cost,
  reason: row.reason as MovementRow['reason'],
  note: row.note,
  sourceType: row.source_type,
  sourceId: row.source_id,
  occurredAt: row.occurred_at.toISOString(),
  effectiveAt: row.effective_at.toISOString(),
  recordedAt: row.recorded_at.toISOString(),
  businessDate: row.business_date,
  actor: { id: row.actor_id ?? row.id, name: names.get(row.actor_id ?? '') ?? '' },
  correctsId: row.reversal_of_id,
  correctedById: row.corrected_by_id,
});

/** Rows as they travel, with the names of those who made them and without costs for those who may not see any. */
export const presentMovements = async (tx: RestaurantTx, rows: readonly StoredMovement[]): Promise<MovementRow[]> => {
  const actors = [...new Set(rows.flatMap((row) => (row.actor_id === null ? [] : [row.actor_id])))];
  const names = await namesOf(tx, actors);
  const isVisible = isCostVisible(tx);
  return rows.map((row) => presentOne(row, names, isVisible));
};
