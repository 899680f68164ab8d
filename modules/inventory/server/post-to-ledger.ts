import { uuidv7 } from 'uuidv7';

import { assert } from '../../../kit/assert.ts';
import { accepted } from '../../../kit/decision.ts';
import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse } from '../../../platform/server/rpc/refuse.ts';
import { heldAfter } from '../rules/count-anchor.ts';
import { postHeldByCount } from '../rules/hold-count.ts';
import { levelStanding, levelStatuses } from '../rules/level-status.ts';
import type { Posting } from '../rules/posting.ts';
import type { StockLevel } from '../rules/stock-level.ts';
import { announceInventory } from './announce-inventory.ts';
import { appendEntry, countSource, type MovementSource, type WrittenEntry } from './ledger-statement.ts';
import type { LockedItem } from './load-item.ts';
import { plainDecimal } from './plain-decimal.ts';
import { spreadOverLots } from './spread-over-lots.ts';

/** A change of stock on its way into the ledger. */
export type LedgerEntry = {
  /** Decides the rows on the level that it finds; asked again when a count must be held first. */
  readonly decide: (level: StockLevel) => Posting;
  readonly source: MovementSource;
};

/** What was written, in the order of the ledger: the movement's own rows, and those that held a count against it. */
export type Posted = { readonly own: WrittenEntry; readonly entries: readonly WrittenEntry[]; readonly level: StockLevel };

/**
 * The one way into the ledger, in the caller's transaction, on an item that `lockItem` holds: appends what was decided
 * and keeps the level in step. A fact from before a count leaves the counted level as it is.
 *
 * @invariant the level at the moment of every count that stands is what was counted, whatever arrives later.
 * @refuses ID_TAKEN when the movement's id names another one
 */
export const postToLedger = async (tx: RestaurantTx, item: LockedItem, entry: LedgerEntry): Promise<Posted> => {
  const count = await countAgainst(tx, item, entry.source);
  const posted = count === null ? await postAlone(tx, item, entry) : await postHeld(tx, item, { entry, count });
  for (const written of posted.entries) await spreadOverLots(tx, item, written);
  const [row] = posted.own.posting.rows;
  announceInventory(tx, 'inventory.v1.movement-recorded', {
    movementId: entry.source.movementId,
    itemId: item.itemId,
    kind: row.kind,
    quantity: formatQuantity(row.quantity),
    onHand: formatQuantity(posted.level.onHand),
    correctsId: entry.source.reversalOfId,
  });
  announceLevel(tx, item, posted.level.onHand);
  return posted;
};

const postAlone = async (tx: RestaurantTx, item: LockedItem, { decide, source }: LedgerEntry): Promise<Posted> => {
  const own = await appendEntry(tx, item, { posting: decide(item.level), source });
  return { own, entries: [own], level: own.posting.level };
};

type HoldingCount = { readonly id: string; readonly effectiveAt: Date };

type Held = { readonly entry: LedgerEntry; readonly count: HoldingCount };

const postHeld = async (tx: RestaurantTx, item: LockedItem, { entry, count }: Held): Promise<Posted> => {
  const steps = orRefuse(postHeldByCount(item.level, (level) => accepted(entry.decide(level))));
  const sources = { FACT: entry.source, HOLD: holdSource(entry.source, count) };
  const entries: WrittenEntry[] = [];
  let held = item;
  for (const { part, posting } of steps) {
    entries.push(await appendEntry(tx, held, { posting, source: sources[part] }));
    held = { ...held, level: posting.level, lastEntryNumber: held.lastEntryNumber + BigInt(posting.rows.length) };
  }
  const own = entries.find(({ source }) => source === sources.FACT);
  assert(own !== undefined, 'A fact is among its own steps.');
  return { own, entries, level: held.level };
};

const holdSource = (source: MovementSource, count: HoldingCount): MovementSource => ({
  movementId: uuidv7(),
  sourceType: 'count-hold',
  sourceId: count.id,
  occurredAt: count.effectiveAt,
  effectiveAt: count.effectiveAt,
  deviceId: source.deviceId,
  reason: null,
  note: null,
  enteredText: null,
  enteredParts: null,
  reversalOfId: null,
  lot: null,
});

/** The first count that speaks of a later moment than the fact and still stands. */
const countAgainst = async (tx: RestaurantTx, item: LockedItem, source: MovementSource): Promise<HoldingCount | null> => {
  const isCounts = source.sourceType === countSource || source.sourceType === 'count-reversal';
  const from = heldAfter({ kind: isCounts ? 'COUNT' : 'FACT', effectiveAt: source.effectiveAt });
  if (item.lastCountedAt === null || item.lastCountedAt <= from) return null;
  const { rows } = await tx.client.query<HoldingCount>({
    name: 'inventory-holding-count',
    text: `select c.id, c.effective_at as "effectiveAt" from stock_movement c
            where c.restaurant_id = $1 and c.item_id = $2 and c.kind = 'COUNT_ADJUST' and c.source_type = 'count'
              and c.reversal_of_id is null and c.effective_at > $3
              and not exists (select from stock_movement u where u.restaurant_id = $1 and u.reversal_of_id = c.id)
            order by c.effective_at, c.entry_number limit 1`,
    values: [tx.restaurantId, item.itemId, from],
  });
  return rows[0] ?? null;
};

/** Tells listeners what changed; a level is announced only when its standing worsens, not at every step beyond. */
const announceLevel = (tx: RestaurantTx, item: LockedItem, onHandAfter: Quantity): void => {
  const thresholds = {
    par: item.par === null ? null : quantity(item.par),
    reorderPoint: item.reorderPoint === null ? null : quantity(item.reorderPoint),
  };
  const before = levelStanding(item.level.onHand, thresholds);
  const { status, shortfall } = levelStanding(onHandAfter, thresholds);
  if (levelStatuses.indexOf(status) >= levelStatuses.indexOf(before.status)) return;
  const facts = { itemId: item.itemId, onHand: formatQuantity(onHandAfter) };
  if (status === 'NEGATIVE') announceInventory(tx, 'inventory.v1.level-negative', facts);
  else if (status !== 'FINE') {
    const par = plainDecimal(item.par);
    announceInventory(tx, 'inventory.v1.level-below-par', { ...facts, par, shortfall: formatQuantity(shortfall), status });
  }
};
