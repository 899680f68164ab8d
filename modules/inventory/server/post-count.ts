import { type Quantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { bookAt, countAdjustment } from '../rules/count-anchor.ts';
import { decideCorrection } from '../rules/correction.ts';
import { postMovement } from '../rules/post-movement.ts';
import { countSource, type MovementSource } from './ledger-statement.ts';
import { lockItem, type LockedItem } from './load-item.ts';
import { originalOf, rowsOfCount } from './load-original.ts';
import { postToLedger, type Posted } from './post-to-ledger.ts';

/** What was counted of one item, and when it was looked at. */
export type CountOfItem = {
  readonly counted: Quantity;
  /** What moved after that moment, where it was read while the level was held; else it is read now. */
  readonly movedSince?: Quantity;
  readonly source: Omit<MovementSource, 'sourceType' | 'reversalOfId' | 'lot'>;
};

/** What moved after a moment, as far as it is known now. */
export const movedSince = async (tx: RestaurantTx, itemId: string, moment: Date): Promise<Quantity> => {
  const { rows } = await tx.client.query<{ readonly moved: string }>({
    name: 'inventory-moved-since',
    text: `select coalesce(sum(quantity), 0)::text as moved from stock_movement
            where restaurant_id = $1 and item_id = $2 and effective_at > $3`,
    values: [tx.restaurantId, itemId, moment],
  });
  return quantity(rows[0]?.moved ?? '0');
};

/** What the books say was on hand at a moment, as far as they know now. */
export const bookedAt = async (tx: RestaurantTx, item: LockedItem, moment: Date): Promise<Quantity> =>
  bookAt({ onHand: item.level.onHand, movedSince: await movedSince(tx, item.itemId, moment) });

/**
 * Sets an item's books to what was counted at the moment of counting: what moved afterwards stays on top of it, and
 * whatever becomes known later of the time before leaves it as it is. A count that agrees writes its row too, since it
 * anchors the level.
 *
 * @refuses QUANTITY_OUT_OF_RANGE when the difference exceeds what the books hold
 */
export const postCount = async (
  tx: RestaurantTx,
  item: LockedItem,
  { counted, source, movedSince: known }: CountOfItem,
): Promise<Posted> => {
  const moved = known ?? (await movedSince(tx, item.itemId, source.effectiveAt));
  const adjustment = countAdjustment({ counted, onHand: item.level.onHand, movedSince: moved });
  if (adjustment === null) throw refusal('QUANTITY_OUT_OF_RANGE', { field: 'entry' });
  return postToLedger(tx, item, {
    decide: (level) => orRefuse(postMovement(level, { kind: 'COUNT_ADJUST', quantity: adjustment, cost: null }), { field: 'entry' }),
    source: { ...source, sourceType: countSource, reversalOfId: null, lot: null },
  });
};

/** Who takes a count back, and under which command. */
export type CountReversal = Pick<MovementSource, 'sourceId' | 'occurredAt' | 'deviceId' | 'note'> & {
  /** Of the count's own row in the ledger. */
  readonly countMovementId: string;
  readonly newId: () => string;
};

/** Takes a count back together with the rows that held it against late facts; the level is then what the books say. */
export const takeCountBack = async (tx: RestaurantTx, itemId: string, reversal: CountReversal): Promise<void> => {
  const rows = await rowsOfCount(tx, itemId, reversal.countMovementId);
  for (const row of rows) {
    const item = await lockItem(tx, itemId);
    if (!item) throw refusal('NOT_FOUND');
    await postToLedger(tx, item, {
      decide: (level) => orRefuse(decideCorrection(level, originalOf(row))),
      source: {
        movementId: reversal.newId(),
        sourceType: 'count-reversal',
        sourceId: reversal.sourceId,
        occurredAt: reversal.occurredAt,
        effectiveAt: row.effectiveAt,
        deviceId: reversal.deviceId,
        reason: null,
        note: reversal.note,
        enteredText: null,
        enteredParts: null,
        reversalOfId: row.id,
        lot: null,
      },
    });
  }
  await forgetCount(tx, itemId);
};

/** The item was last counted when the last count that still stands says so. */
const forgetCount = async (tx: RestaurantTx, itemId: string): Promise<void> => {
  await tx.client.query({
    name: 'inventory-forget-count',
    text: `update stock_level set updated_at = now(), last_counted_at = (
             select max(c.effective_at) from stock_movement c
              where c.restaurant_id = $1 and c.item_id = $2 and c.kind = 'COUNT_ADJUST' and c.source_type = 'count' and c.reversal_of_id is null
                and not exists (select from stock_movement u where u.restaurant_id = $1 and u.reversal_of_id = c.id))
            where restaurant_id = $1 and item_id = $2`,
    values: [tx.restaurantId, itemId],
  });
};
