import { assert } from '../../../kit/assert.ts';
import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type MinorUnits, minorUnitsOf, noMoney } from '../../../kit/money.ts';
import { negateQuantity, noQuantity, quantityOf } from '../../../kit/quantity.ts';
import { costPerBaseUnit, type UnitCost, unitCostFromRational } from '../../../kit/unit-cost.ts';
import { revalueRow, valueAtAverage } from './post-movement.ts';
import type { LedgerRow, Posting, PostingRefusal } from './posting.ts';
import { correctFifo } from './post-fifo.ts';
import type { StockLevel } from './stock-level.ts';

/** What the ledger knows about the row that is to be undone. */
export type Original = Pick<LedgerRow, 'kind' | 'quantity' | 'unitCost' | 'valueMinor'> & {
  readonly isCorrected: boolean;
  readonly isCorrection: boolean;
};

/** What a person recorded by itself; whatever a document made is undone with its document. */
export const correctableSources: ReadonlySet<string> = new Set(['manual']);

/** Why a row cannot be undone. */
export type CorrectionRefusal =
  | PostingRefusal
  | { readonly code: 'MOVEMENT_ALREADY_CORRECTED' }
  | { readonly code: 'MOVEMENT_IS_CORRECTION' }
  | { readonly code: 'MOVEMENT_NOT_CORRECTABLE' };

/**
 * The opposite of a row: the same kind, the other direction, the same value to the minor unit. It names its original,
 * so reports subtract it where the original was added. What the stock that moved in between makes of the value is set
 * right by a REVALUE row behind it.
 *
 * @refuses MOVEMENT_ALREADY_CORRECTED since undoing twice would move the stock twice
 * @refuses MOVEMENT_IS_CORRECTION since the way back is a new movement
 * @refuses MOVEMENT_NOT_CORRECTABLE for a REVALUE, which is followed by a better one instead
 * @refuses QUANTITY_OUT_OF_RANGE, COST_OUT_OF_RANGE as postMovement does
 */
export const decideCorrection = (before: StockLevel, original: Original): Decision<Posting, CorrectionRefusal> => {
  if (original.isCorrected) return refused({ code: 'MOVEMENT_ALREADY_CORRECTED' });
  if (original.isCorrection) return refused({ code: 'MOVEMENT_IS_CORRECTION' });
  if (original.kind === 'REVALUE') return refused({ code: 'MOVEMENT_NOT_CORRECTABLE' });
  return before.layers === undefined ? correctAverage(before, original) : correctFifo({ ...before, layers: before.layers }, original);
};

const correctAverage = (before: StockLevel, original: Original): Decision<Posting, PostingRefusal> => {
  const onHand = quantityOf(before.onHand - original.quantity);
  if (onHand === null) return refused({ code: 'QUANTITY_OUT_OF_RANGE' });
  const after = levelAfter({ ...before, onHand }, { before, original });
  if (after === null) return refused({ code: 'COST_OUT_OF_RANGE' });
  const { level, rowValueMinor } = after;
  const row: LedgerRow = {
    kind: original.kind,
    quantity: negateQuantity(original.quantity),
    unitCost: original.valueMinor === null ? level.averageCost : original.unitCost,
    valueMinor: rowValueMinor,
    balanceAfter: onHand,
    averageCostAfter: level.averageCost,
    isProvisionalCost: rowValueMinor === null || onHand < noQuantity,
  };
  const residue = (level.valueMinor ?? noMoney) - (before.valueMinor ?? noMoney) - (rowValueMinor ?? noMoney);
  if (residue === 0n) return accepted({ rows: [row], level });
  return accepted({ rows: [row, revalueRow(level, residue as MinorUnits, onHand < noQuantity)], level });
};

type Moved = { readonly level: StockLevel; readonly rowValueMinor: MinorUnits | null };
type Context = { readonly before: StockLevel; readonly original: Original };

const levelAfter = (moved: StockLevel, { before, original }: Context): Moved | null => {
  const { onHand, averageCost } = moved;
  const atAverage = valueAtAverage(onHand, averageCost);
  if (atAverage === undefined) return null;
  const settled = { onHand, averageCost, valueMinor: atAverage };
  if (averageCost === null) {
    assert(original.valueMinor === null, 'A row with a value left the cost known.');
    return { level: settled, rowValueMinor: null };
  }
  // What had no known value when it moved is undone at today's average.
  const opposite = original.valueMinor === null ? (atAverage ?? 0n) - (before.valueMinor ?? 0n) : -original.valueMinor;
  const rowValueMinor = minorUnitsOf(opposite);
  const booked = minorUnitsOf((before.valueMinor ?? noMoney) + opposite);
  if (rowValueMinor === null || booked === null) return null;
  const restored = restoredAverage(settled, booked);
  return { level: restored === null ? settled : { onHand, averageCost: restored, valueMinor: booked }, rowValueMinor };
};

/**
 * The average that the remaining value speaks of, or null where it says nothing sensible: nothing left to spread it
 * over, or less than nothing to spread. A difference of one minor unit is rounding, and would distort a small rest.
 */
const restoredAverage = (settled: StockLevel, booked: MinorUnits): UnitCost | null => {
  const { onHand, averageCost, valueMinor } = settled;
  if (onHand <= noQuantity || booked < noMoney) return null;
  const gap = booked - (valueMinor ?? noMoney);
  if (gap >= -1n && gap <= 1n) return averageCost;
  return booked === noMoney ? null : unitCostFromRational(costPerBaseUnit(booked, onHand));
};
