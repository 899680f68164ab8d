import { assert } from '../../../kit/assert.ts';
import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type MinorUnits, minorUnitsOf, noMoney } from '../../../kit/money.ts';
import { noQuantity, type Quantity, quantityOf } from '../../../kit/quantity.ts';
import type { Rational } from '../../../kit/rational.ts';
import { costPerBaseUnit, type UnitCost, unitCostAsRational, unitCostFromRational, valueOf } from '../../../kit/unit-cost.ts';
import { movementKindLaws } from './movement-kind.ts';
import { postFifo } from './post-fifo.ts';
import type { LedgerRow, Movement, Posting, PostingRefusal } from './posting.ts';
import type { StockLevel } from './stock-level.ts';

/**
 * The ledger rule. Stock leaves at the average cost and may fall below zero, at the last known cost and flagged
 * provisional; stock that brings a price moves the weighted average. Where nothing or less was on hand, or the cost
 * was unknown, the new price is taken for all of it and a REVALUE row sets the books right.
 *
 * @invariant the values of all rows, unknown ones left out, add up to the level's value to the minor unit.
 * @invariant the level after is sound (isLevelSound) when the level before was.
 * @refuses QUANTITY_OUT_OF_RANGE when the balance exceeds what a quantity can hold
 * @refuses COST_OUT_OF_RANGE when the average or the value does
 * @throws InvariantBroken when the direction is not the kind's, or a REVALUE brings no price
 */
export const postMovement = (before: StockLevel, movement: Movement): Decision<Posting, PostingRefusal> => {
  assertDirection(movement);
  if (before.layers !== undefined) return postFifo({ ...before, layers: before.layers }, movement);
  const onHand = quantityOf(before.onHand + movement.quantity);
  if (onHand === null) return refused({ code: 'QUANTITY_OUT_OF_RANGE' });
  const { kind, cost } = movement;
  if (kind === 'REVALUE') return revalued(before, cost);
  const bringsCost = cost !== null && movementKindLaws[kind].cost === 'MAY_BRING';
  return bringsCost ? receivedAtCost(before, { ...movement, cost, onHand }) : movedAtAverage(before, movement, onHand);
};

const assertDirection = ({ kind, quantity, cost }: Movement): void => {
  const { direction } = movementKindLaws[kind];
  const fits = {
    IN: quantity > noQuantity,
    OUT: quantity < noQuantity,
    EITHER: true,
    NONE: quantity === noQuantity && cost !== null,
  };
  assert(fits[direction], `A movement goes the way of its kind: ${kind} ${quantity}`);
};

/** Leaves the average alone; the row's value is the step from one value at the average to the next. */
const movedAtAverage = (before: StockLevel, { kind, quantity }: Movement, onHand: Quantity): Decision<Posting, PostingRefusal> => {
  const { averageCost } = before;
  const valueMinor = valueAtAverage(onHand, averageCost);
  if (valueMinor === undefined) return refused({ code: 'COST_OUT_OF_RANGE' });
  const isWithoutItsPrice = movementKindLaws[kind].cost === 'MAY_BRING';
  const row: LedgerRow = {
    kind,
    quantity,
    unitCost: averageCost,
    valueMinor: averageCost === null ? null : minus(valueMinor, before.valueMinor),
    balanceAfter: onHand,
    averageCostAfter: averageCost,
    isProvisionalCost: averageCost === null || isWithoutItsPrice || (quantity < noQuantity && onHand < noQuantity),
  };
  return accepted({ rows: [row], level: { onHand, averageCost, valueMinor } });
};

type Receipt = Movement & { readonly cost: Rational; readonly onHand: Quantity };

const receivedAtCost = (before: StockLevel, { kind, quantity, cost, onHand }: Receipt): Decision<Posting, PostingRefusal> => {
  const unitCost = unitCostFromRational(cost);
  const receivedMinor = valueOf(quantity, cost);
  if (unitCost === null || receivedMinor === null) return refused({ code: 'COST_OUT_OF_RANGE' });
  const bookedMinor = minorUnitsOf((before.valueMinor ?? noMoney) + receivedMinor);
  if (bookedMinor === null) return refused({ code: 'COST_OUT_OF_RANGE' });
  const startsAnew = before.onHand <= noQuantity || before.averageCost === null;
  const level = startsAnew ? levelAnew(onHand, cost) : levelMixed(onHand, bookedMinor);
  if (level === null) return refused({ code: 'COST_OUT_OF_RANGE' });
  const after = { balanceAfter: onHand, averageCostAfter: level.averageCost };
  const row: LedgerRow = { kind, quantity, unitCost, valueMinor: receivedMinor, ...after, isProvisionalCost: false };
  const corrected = minus(level.valueMinor, bookedMinor);
  // The new price is only an assumption about stock that is still missing, or that stood here before without one.
  const isAssumed = onHand < noQuantity || before.onHand > noQuantity;
  return accepted({ rows: corrected === noMoney ? [row] : [row, revalueRow(level, corrected, isAssumed)], level });
};

/** The level where nothing older has a say: the new price is taken for all of it. */
const levelAnew = (onHand: Quantity, cost: Rational): StockLevel | null => {
  const averageCost = unitCostFromRational(cost);
  if (averageCost === null) return null;
  const valueMinor = onHand < noQuantity ? valueAtAverage(onHand, averageCost) : valueAt(onHand, cost);
  return valueMinor === undefined ? null : { onHand, averageCost, valueMinor };
};

/** The level where old and new stock lie together: the average follows the value. */
const levelMixed = (onHand: Quantity, valueMinor: MinorUnits): StockLevel | null => {
  const averageCost = unitCostFromRational(costPerBaseUnit(valueMinor, onHand));
  return averageCost === null ? null : { onHand, averageCost, valueMinor };
};

const revalued = (before: StockLevel, cost: Rational | null): Decision<Posting, PostingRefusal> => {
  const averageCost = cost === null ? null : unitCostFromRational(cost);
  if (averageCost === null) return refused({ code: 'COST_OUT_OF_RANGE' });
  const { onHand } = before;
  const valueMinor = valueAtAverage(onHand, averageCost);
  if (valueMinor === undefined) return refused({ code: 'COST_OUT_OF_RANGE' });
  const level = { onHand, averageCost, valueMinor };
  const row = revalueRow(level, minus(valueMinor, before.valueMinor), onHand < noQuantity);
  return accepted({ rows: [row], level });
};

/** The row that moves value and no stock. */
export const revalueRow = (level: StockLevel, valueMinor: MinorUnits, isProvisionalCost: boolean): LedgerRow => ({
  kind: 'REVALUE',
  quantity: noQuantity,
  unitCost: level.averageCost,
  valueMinor,
  balanceAfter: level.onHand,
  averageCostAfter: level.averageCost,
  isProvisionalCost,
});

/** What so much is worth: null where the cost is unknown, undefined where it exceeds the books; nothing is worth 0. */
const valueAt = (onHand: Quantity, cost: Rational | null): MinorUnits | null | undefined => {
  if (onHand === noQuantity) return noMoney;
  return cost === null ? null : (valueOf(onHand, cost) ?? undefined);
};

/** What so much is worth at a stored average; a cost of 0 is known, and worth 0. */
export const valueAtAverage = (onHand: Quantity, averageCost: UnitCost | null): MinorUnits | null | undefined =>
  valueAt(onHand, averageCost === null ? null : unitCostAsRational(averageCost));

const minus = (left: MinorUnits | null, right: MinorUnits | null): MinorUnits => {
  const difference = minorUnitsOf((left ?? noMoney) - (right ?? noMoney));
  assert(difference !== null, 'The step between two values fits a bigint.');
  return difference;
};
