import { type MinorUnits, noMoney } from '../../../kit/money.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import { type UnitCost, unitCostAsRational, valueOf } from '../../../kit/unit-cost.ts';
import type { CostLayer } from './cost-layer.ts';

/**
 * What the books say about one item, in one currency.
 *
 * @invariant the value is exactly 0 when nothing is on hand.
 * @invariant an item that was never costed has no average cost, and no value while anything is on hand: unknown, not 0.
 * @invariant the value is what is on hand at the average cost, to the minor unit; right after a movement that brought
 * its own price it may also differ by what the sixth place of the average cannot say.
 */
export type StockLevel = {
  /** @unit millionths of the item's base unit; negative when more was used than was booked in */
  readonly onHand: Quantity;
  /** The weighted average; at and below zero the last known cost; null when no cost was ever known. */
  readonly averageCost: UnitCost | null;
  /** @unit minor units of the level's currency; null when unknown */
  readonly valueMinor: MinorUnits | null;
  /** What is left of each price, oldest first; absent where the weighted average is kept. */
  readonly layers?: readonly CostLayer[];
};

/** An item before its first movement. */
export const emptyLevel: StockLevel = { onHand: noQuantity, averageCost: null, valueMinor: noMoney };

/** Whether a level keeps every invariant of StockLevel; the nightly reconciliation asks it of each. */
export const isLevelSound = ({ onHand, averageCost, valueMinor }: StockLevel): boolean => {
  if (onHand === noQuantity) return valueMinor === noMoney;
  if (averageCost === null) return valueMinor === null;
  const expected = valueOf(onHand, unitCostAsRational(averageCost));
  if (valueMinor === null || expected === null) return false;
  if (onHand < noQuantity) return valueMinor === expected;
  const halfOfSixthPlace = valueOf(onHand, rational(1n, 2_000_000n)) ?? noMoney;
  const gap = valueMinor - expected;
  return valueMinor >= noMoney && (gap < 0n ? -gap : gap) <= halfOfSixthPlace + 1n;
};
