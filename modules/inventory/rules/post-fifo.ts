import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type MinorUnits, minorUnitsOf, noMoney } from '../../../kit/money.ts';
import { noQuantity, type Quantity, quantityOf } from '../../../kit/quantity.ts';
import type { Rational } from '../../../kit/rational.ts';
import { costPerBaseUnit, type UnitCost, unitCostAsRational, unitCostFromRational, valueOf } from '../../../kit/unit-cost.ts';
import { type CostLayer, quantityOfLayers, takeBack, takeFront, valueOfLayers } from './cost-layer.ts';
import type { LedgerRow, Movement, Posting, PostingRefusal } from './posting.ts';
import type { StockLevel } from './stock-level.ts';

/** A level whose prices are kept apart, oldest first. */
export type FifoLevel = StockLevel & { readonly layers: readonly CostLayer[] };

type Booked = Decision<Posting, PostingRefusal>;
const tooDear: Booked = refused({ code: 'COST_OUT_OF_RANGE' });

/**
 * The ledger rule where the oldest price leaves first. It answers like postMovement: what is used below zero goes at
 * the last known cost, provisionally, and the next price sets it right by a REVALUE row.
 *
 * @invariant the layers hold what is on hand, and nothing when less than that is.
 * @refuses QUANTITY_OUT_OF_RANGE, COST_OUT_OF_RANGE as postMovement does
 */
export const postFifo = (before: FifoLevel, { kind, quantity, cost }: Movement): Booked => {
  const onHand = quantityOf(before.onHand + quantity);
  if (onHand === null) return refused({ code: 'QUANTITY_OUT_OF_RANGE' });
  if (kind === 'REVALUE') return cost === null ? tooDear : written(before, { kind, quantity, ...unpriced }, priced(onHand, cost));
  if (quantity <= noQuantity) return written(before, { kind, quantity, ...unpriced }, withdrawn(before, onHand));
  return received(before, { kind, quantity, cost }, onHand);
};

const received = (before: FifoLevel, { kind, quantity, cost }: Movement, onHand: Quantity): Booked => {
  const lastKnown = before.averageCost === null ? null : unitCostAsRational(before.averageCost);
  const known = cost ?? lastKnown;
  const receivedMinor = known === null ? null : valueOf(quantity, known);
  if (known !== null && receivedMinor === null) return tooDear;
  return written(before, { kind, quantity, receivedMinor, isPriced: cost !== null }, brought(before, { onHand, quantity, cost: known }));
};

/** Takes back a row of a level whose prices are kept apart: what came leaves as the newest, what left comes back as the oldest. */
export const correctFifo = (
  before: FifoLevel,
  original: Pick<Movement, 'kind' | 'quantity'> & { readonly valueMinor: MinorUnits | null },
): Booked => {
  const quantity = -original.quantity as Quantity;
  const onHand = quantityOf(before.onHand + quantity);
  if (onHand === null) return refused({ code: 'QUANTITY_OUT_OF_RANGE' });
  const opposite = original.valueMinor === null ? null : (-original.valueMinor as MinorUnits);
  const returned = takeBack([{ quantity: (quantity > noQuantity ? quantity : 1n) as Quantity, valueMinor: opposite }], positive(onHand));
  const after: Held =
    quantity <= noQuantity
      ? { onHand, layers: takeBack(before.layers, -quantity).left, lastCost: before.averageCost }
      : { onHand, layers: [...returned.taken, ...before.layers], lastCost: before.averageCost };
  return written(before, { kind: original.kind, quantity, receivedMinor: opposite, isPriced: true }, after);
};

type Held = { readonly onHand: Quantity; readonly layers: readonly CostLayer[]; readonly lastCost: UnitCost | null };

const positive = (quantity: bigint): bigint => (quantity > 0n ? quantity : 0n);

const priced = (onHand: Quantity, cost: Rational): Held | null => {
  const lastCost = unitCostFromRational(cost);
  const valueMinor = valueOf(onHand, cost);
  if (lastCost === null || valueMinor === null) return null;
  return { onHand, layers: onHand > noQuantity ? [{ quantity: onHand, valueMinor }] : [], lastCost };
};

const withdrawn = (before: FifoLevel, onHand: Quantity): Held => {
  const { taken, left } = takeFront(before.layers, before.onHand - onHand);
  const last = taken.at(-1);
  const lastCost =
    last === undefined || last.valueMinor === null
      ? before.averageCost
      : unitCostFromRational(costPerBaseUnit(last.valueMinor, last.quantity));
  return { onHand, layers: left, lastCost: lastCost ?? before.averageCost };
};

type Incoming = { readonly onHand: Quantity; readonly quantity: Quantity; readonly cost: Rational | null };

/** What was owed is covered first; the price is taken for whatever stood here without one. */
const brought = (before: FifoLevel, { onHand, quantity, cost }: Incoming): Held | null => {
  const kept = positive(onHand) < quantity ? positive(onHand) : quantity;
  const value = cost === null ? null : valueOf(quantity, cost);
  const [layer] = takeBack([{ quantity, valueMinor: value }], kept).taken;
  const lastCost = cost === null ? before.averageCost : unitCostFromRational(cost);
  if (cost !== null && lastCost === null) return null;
  const older = before.layers.map((old) =>
    old.valueMinor === null && cost !== null ? { ...old, valueMinor: valueOf(old.quantity, cost) } : old,
  );
  return { onHand, layers: layer ? [...older, layer] : older, lastCost };
};

const levelOf = ({ onHand, layers, lastCost }: Held): FifoLevel | null => {
  if (onHand === noQuantity) return { onHand, averageCost: lastCost, valueMinor: noMoney, layers: [] };
  if (onHand < noQuantity) {
    const valueMinor = lastCost === null ? null : valueOf(onHand, unitCostAsRational(lastCost));
    return lastCost !== null && valueMinor === null ? null : { onHand, averageCost: lastCost, valueMinor, layers: [] };
  }
  const valueMinor = valueOfLayers(layers);
  const averageCost = valueMinor === null ? lastCost : unitCostFromRational(costPerBaseUnit(valueMinor, quantityOfLayers(layers)));
  return valueMinor !== null && averageCost === null
    ? null
    : { onHand, averageCost: valueMinor === null ? null : averageCost, valueMinor, layers };
};

/** A row to be written; where its price came with it, it stands at that, and a REVALUE row says the rest. */
type Entry = Pick<Movement, 'kind' | 'quantity'> & { readonly receivedMinor: MinorUnits | null; readonly isPriced: boolean };

const unpriced = { receivedMinor: null, isPriced: false };

const written = (before: FifoLevel, entry: Entry, held: Held | null): Booked => {
  const level = held && levelOf(held);
  if (!level) return tooDear;
  const step = minorUnitsOf((level.valueMinor ?? noMoney) - (before.valueMinor ?? noMoney));
  if (step === null) return tooDear;
  const row = rowOf(entry, level, step);
  const residue = step - (row.valueMinor ?? noMoney);
  if (residue === 0n) return accepted({ rows: [row], level });
  const revalue: LedgerRow = {
    kind: 'REVALUE',
    quantity: noQuantity,
    unitCost: level.averageCost,
    valueMinor: residue as MinorUnits,
    balanceAfter: level.onHand,
    averageCostAfter: level.averageCost,
    isProvisionalCost: level.onHand < noQuantity,
  };
  return accepted({ rows: [row, revalue], level });
};

const rowOf = ({ kind, quantity, receivedMinor, isPriced }: Entry, level: StockLevel, step: MinorUnits): LedgerRow => {
  const valueMinor = receivedMinor ?? (level.valueMinor === null ? null : step);
  return {
    kind,
    quantity,
    unitCost: unitCostOfRow(quantity, valueMinor, level),
    valueMinor,
    balanceAfter: level.onHand,
    averageCostAfter: level.averageCost,
    isProvisionalCost: valueMinor === null || level.onHand < noQuantity || (quantity > noQuantity && !isPriced),
  };
};

const unitCostOfRow = (quantity: Quantity, valueMinor: MinorUnits | null, level: StockLevel): UnitCost | null => {
  if (quantity === noQuantity || valueMinor === null) return level.averageCost;
  return unitCostFromRational(costPerBaseUnit(valueMinor, quantity));
};
