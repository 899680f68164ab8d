import { noMoney, type MinorUnits } from '../../../kit/money.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { valueOf } from '../../../kit/unit-cost.ts';
import { rational } from '../../../kit/rational.ts';
import type { MovementKind } from './movement-kind.ts';

/** What is known of one item between two counts, in its base unit. */
export type CountedPeriod = {
  /** Counted at its beginning and at its end. */
  readonly opening: Quantity;
  readonly closing: Quantity;
  /** What the ledger holds in between, by kind, signed as in the ledger. */
  readonly moved: ReadonlyMap<MovementKind, Quantity>;
  /** What sales and batches should have used by their recipes; null while nobody knows. */
  readonly theoretical: Quantity | null;
};

/** Where the stock of a period went. */
export type Variance = {
  /** What left the shelf. */
  readonly actual: Quantity;
  /** What is known to have left without being sold: waste, staff meals, what was given away, what was lost on the way. */
  readonly explained: Quantity;
  readonly theoretical: Quantity | null;
  /** What left and nobody knows why; negative when more is there than should be. Null while the theoretical use is not known. */
  readonly unexplained: Quantity | null;
};

const arrivals: readonly MovementKind[] = ['OPENING', 'RECEIPT', 'SUPPLIER_RETURN', 'TRANSFER_IN', 'TRANSFER_OUT', 'PRODUCTION_IN'];
const explanations: readonly MovementKind[] = ['WASTE', 'STAFF_MEAL', 'COMP', 'TRANSFER_LOSS'];

/**
 * Actual use is what was there, and came, and is gone; what of it neither recipes nor records explain is the variance.
 * Counts and corrections by hand are no use: they only say that the books were wrong.
 *
 * @invariant actual = theoretical + explained + unexplained
 */
export const varianceOf = ({ opening, closing, moved, theoretical }: CountedPeriod): Variance => {
  const sumOf = (kinds: readonly MovementKind[]): bigint => kinds.reduce((sum, kind) => sum + (moved.get(kind) ?? noQuantity), 0n);
  const actual = (opening + sumOf(arrivals) - closing) as Quantity;
  const explained = -sumOf(explanations) as Quantity;
  const unexplained = theoretical === null ? null : ((actual - theoretical - explained) as Quantity);
  return { actual, explained, theoretical, unexplained };
};

/** What a period's stock cost on average: what was there and what came, by its value. */
export type PeriodCost = {
  readonly openingValue: MinorUnits;
  readonly opening: Quantity;
  readonly receivedValue: MinorUnits;
  readonly received: Quantity;
};

/** What a quantity is worth at the period's weighted average cost; null where nothing was there to cost anything. */
export const valueInPeriod = (quantity: Quantity, { openingValue, opening, receivedValue, received }: PeriodCost): MinorUnits | null => {
  const held = opening + received;
  if (held <= 0n) return quantity === noQuantity ? noMoney : null;
  return valueOf(quantity, rational((openingValue + receivedValue) * 1_000_000n, held * 100n));
};
