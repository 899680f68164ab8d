import { quantityOf, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { postMovement } from '../rules/post-movement.ts';
import { lockItem } from './load-item.ts';
import { postToLedger, type PostedRow } from './post-to-ledger.ts';

/** What somebody found on the shelf. */
export type CountFinding = {
  readonly movementId: string;
  readonly itemId: string;
  /** @unit millionths of the item's base unit; what is there, not the difference */
  readonly counted: Quantity;
  readonly countedAt: Date;
  /** The count that it was found in. */
  readonly countId: string;
};

/**
 * Puts into the ledger what a count found: the difference to the books, which may be nothing, and from when on the
 * level is vouched for.
 *
 * @refuses NOT_FOUND for an item of no or another restaurant
 * @refuses QUANTITY_OUT_OF_RANGE when the difference exceeds what a quantity can hold
 * @refuses ID_TAKEN when the movement's id names another one
 */
export const postCount = async (tx: RestaurantTx, finding: CountFinding): Promise<readonly PostedRow[]> => {
  const item = await lockItem(tx, finding.itemId);
  if (!item) throw refusal('NOT_FOUND');
  const difference = quantityOf(finding.counted - item.level.onHand);
  if (difference === null) throw refusal('QUANTITY_OUT_OF_RANGE');
  const posting = orRefuse(postMovement(item.level, { kind: 'COUNT_ADJUST', quantity: difference, cost: null }));
  return postToLedger(tx, item, {
    posting,
    source: {
      movementId: finding.movementId,
      sourceType: 'count',
      sourceId: finding.countId,
      occurredAt: finding.countedAt,
      deviceId: null,
      reason: null,
      note: null,
      enteredText: null,
      enteredParts: null,
      reversalOfId: null,
    },
  });
};
