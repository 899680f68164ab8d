import { noMoney, type MinorUnits } from '../../../kit/money.ts';
import { noQuantity } from '../../../kit/quantity.ts';
import { compare, rational } from '../../../kit/rational.ts';
import { costPerBaseUnit } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { postMovement } from '../rules/post-movement.ts';
import type { StockDocument } from './book-document.ts';
import { lockItem } from './load-item.ts';
import { postToLedger } from './post-to-ledger.ts';

/** By how much the stock of an item turned out to be worth more, or less, than the books say. */
export type Revaluation = {
  readonly movementId: string;
  readonly itemId: string;
  /** @unit minor units of the item's books; negative where it is worth less */
  readonly byMinor: MinorUnits;
};

/**
 * Sets right what is on hand of an item by so much money, in the caller's transaction, as far as an average of six
 * places can say it. Nothing happens where nothing is on hand, or where nobody knows what it is worth.
 *
 * @returns by how much the books changed, to the minor unit; stock is never worth less than nothing
 * @refuses NOT_FOUND for an item of no or another restaurant; COST_OUT_OF_RANGE
 */
export const revalueStock = async (tx: RestaurantTx, document: StockDocument, change: Revaluation): Promise<MinorUnits> => {
  const item = await lockItem(tx, change.itemId);
  if (!item) throw refusal('NOT_FOUND');
  const { onHand, valueMinor } = item.level;
  if (onHand <= noQuantity || valueMinor === null || change.byMinor === noMoney) return noMoney;
  const wanted = costPerBaseUnit((valueMinor + change.byMinor) as MinorUnits, onHand);
  const cost = compare(wanted, rational(0n)) < 0 ? rational(0n) : wanted;
  const { own } = await postToLedger(tx, item, {
    decide: (level) => orRefuse(postMovement(level, { kind: 'REVALUE', quantity: noQuantity, cost })),
    source: {
      ...document,
      movementId: change.movementId,
      effectiveAt: document.occurredAt,
      reason: null,
      note: null,
      enteredText: null,
      enteredParts: null,
      reversalOfId: null,
      lot: null,
    },
  });
  return own.posting.rows[0].valueMinor ?? noMoney;
};
