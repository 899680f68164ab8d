import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type CountedLine, countedLine, type CountEntry } from '../rules/count-line.ts';
import { type CountVariance, countVariance, isOverThreshold } from '../rules/count-variance.ts';
import { type StoredCount, thresholdOf } from './load-count.ts';

/** An item of a count as the database gives it. */
type StoredLine = {
  readonly item_id: string;
  readonly recount_number: number;
  readonly reason: string | null;
  readonly note: string | null;
  readonly movement_id: string | null;
  readonly counted: string | null;
  readonly expected: string | null;
  readonly on_hand: string;
  readonly average_cost: string | null;
  readonly areas: (string | null)[];
};

type StoredSaying = {
  readonly item_id: string;
  readonly number: number;
  readonly storage_area_id: string | null;
  readonly counter_id: string;
  readonly recount_number: number;
  readonly quantity: string | null;
  readonly skip_reason: string | null;
  readonly method: string;
  readonly counted_at: Date;
};

/** An item of a count: what was written down, and what the books say of that moment. */
export type LineOfSession = {
  readonly itemId: string;
  readonly recountNumber: number;
  readonly reason: string | null;
  readonly note: string | null;
  readonly movementId: string | null;
  readonly skipReason: string | null;
  readonly line: CountedLine;
  /** Null unless it was counted. */
  readonly expected: Quantity | null;
  readonly variance: CountVariance | null;
  readonly isOver: boolean;
  readonly hasMovedMeanwhile: boolean;
};

/** Every item of a count, in no order. After approval it says what was booked then. */
export const loadCountLines = async (tx: RestaurantTx, count: StoredCount): Promise<readonly LineOfSession[]> => {
  const lines = await storedLines(tx, count.id);
  const sayings = await storedSayings(tx, count.id);
  const said = lines.map((stored) => {
    const own = sayings.get(stored.item_id) ?? [];
    const entries = own.map(entryOf);
    return { stored, own, line: countedLine({ storageAreaIds: stored.areas, recountNumber: stored.recount_number, entries }) };
  });
  const moved = await movedAround(
    tx,
    said.flatMap(({ stored, line }) =>
      line.counted === null ? [] : [{ item_id: stored.item_id, first_at: line.firstAt, last_at: line.lastAt }],
    ),
  );
  return said.map(({ stored, own, line }) => {
    const around = moved.get(stored.item_id);
    const expected = expectedOf(stored, line, around?.since ?? '0');
    const variance =
      line.counted === null || expected === null
        ? null
        : countVariance({
            counted: stored.counted === null ? line.counted : quantity(stored.counted),
            expected,
            averageCost: stored.average_cost === null ? null : unitCost(stored.average_cost),
          });
    return {
      itemId: stored.item_id,
      recountNumber: stored.recount_number,
      reason: stored.reason,
      note: stored.note,
      movementId: stored.movement_id,
      skipReason: own.findLast((one) => one.skip_reason !== null)?.skip_reason ?? null,
      line,
      expected,
      variance,
      isOver: variance !== null && isOverThreshold(variance, thresholdOf(count)),
      hasMovedMeanwhile: around?.meanwhile ?? false,
    };
  });
};

const expectedOf = (stored: StoredLine, line: CountedLine, movedSince: string): Quantity | null => {
  if (line.counted === null) return null;
  return stored.expected === null ? ((quantity(stored.on_hand) - quantity(movedSince)) as Quantity) : quantity(stored.expected);
};

const storedLines = async (tx: RestaurantTx, countId: string): Promise<readonly StoredLine[]> => {
  const { rows } = await tx.client.query<StoredLine>({
    name: 'inventory-count-lines',
    text: `select l.item_id, l.recount_number, l.reason, l.note, l.movement_id, l.counted, l.expected, v.on_hand,
                  case when l.movement_id is null then v.average_cost else n.unit_cost end as average_cost,
                  array_agg(p.storage_area_id order by p.position) as areas
             from count_line l
             join count_spot p on p.restaurant_id = $1 and p.session_id = $2 and p.item_id = l.item_id
             join stock_level v on v.restaurant_id = $1 and v.item_id = l.item_id
             left join stock_snapshot n on n.restaurant_id = $1 and n.cause_id = $2 and n.item_id = l.item_id
            where l.restaurant_id = $1 and l.session_id = $2
            group by l.item_id, l.recount_number, l.reason, l.note, l.movement_id, l.counted, l.expected, v.on_hand, v.average_cost, n.unit_cost
            order by l.item_id`,
    values: [tx.restaurantId, countId],
  });
  return rows;
};

const storedSayings = async (tx: RestaurantTx, countId: string): Promise<ReadonlyMap<string, readonly StoredSaying[]>> => {
  const { rows } = await tx.client.query<StoredSaying>({
    name: 'inventory-count-sayings',
    text: `select item_id, number, storage_area_id, counter_id, recount_number, quantity, skip_reason, method, counted_at
             from count_entry where restaurant_id = $1 and session_id = $2 order by number`,
    values: [tx.restaurantId, countId],
  });
  return Map.groupBy(rows, (row) => row.item_id);
};

const entryOf = (row: StoredSaying): CountEntry => ({
  storageAreaId: row.storage_area_id,
  counterId: row.counter_id,
  recountNumber: row.recount_number,
  number: row.number,
  quantity: row.quantity === null ? null : quantity(row.quantity),
  isCarried: row.method === 'CARRIED',
  countedAt: row.counted_at,
});

type Around = { readonly item_id: string; readonly first_at: Date | null; readonly last_at: Date | null };
type Moved = { readonly item_id: string; readonly since: string; readonly meanwhile: boolean };

/** What moved after each line was counted, and whether anything did while it was. */
const movedAround = async (tx: RestaurantTx, lines: readonly Around[]): Promise<ReadonlyMap<string, Moved>> => {
  const { rows } = await tx.client.query<Moved>({
    name: 'inventory-moved-around-count',
    text: `select c.item_id, coalesce(sum(m.quantity) filter (where m.effective_at > c.last_at), 0)::text as since,
                  coalesce(bool_or(m.effective_at <= c.last_at and m.quantity <> 0), false) as meanwhile
             from jsonb_to_recordset($2::jsonb) as c (item_id uuid, first_at timestamptz, last_at timestamptz)
             join stock_movement m on m.restaurant_id = $1 and m.item_id = c.item_id and m.effective_at > c.first_at
            group by c.item_id`,
    values: [tx.restaurantId, JSON.stringify(lines)],
  });
  return new Map(rows.map((row) => [row.item_id, row]));
};

/** A quantity as it travels, where there is one. */
export const quantityText = (value: Quantity | null): string | null => (value === null ? null : formatQuantity(value));
