import type { MinorUnits } from '../../../kit/money.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import type { Rational } from '../../../kit/rational.ts';
import type { UnitCost } from '../../../kit/unit-cost.ts';
import type { MovementKind } from './movement-kind.ts';
import type { StockLevel } from './stock-level.ts';

/** A change of stock, said in the item's base unit. */
export type Movement = {
  readonly kind: MovementKind;
  /** @unit millionths of the item's base unit, negative when stock leaves */
  readonly quantity: Quantity;
  /** @unit major units of the level's currency per base unit, exact; null where no price is known */
  readonly cost: Rational | null;
};

/** One row of the append-only ledger, as the rule decides it; ids, times and people are added by the writer. */
export type LedgerRow = {
  readonly kind: MovementKind;
  /** @unit millionths of the item's base unit */
  readonly quantity: Quantity;
  /** What one base unit was taken to cost; null when unknown. */
  readonly unitCost: UnitCost | null;
  /** @unit minor units; null when unknown, which is never counted as 0 but named */
  readonly valueMinor: MinorUnits | null;
  /** @unit millionths of the item's base unit */
  readonly balanceAfter: Quantity;
  readonly averageCostAfter: UnitCost | null;
  /** The value rests on an assumption that a later price sets right. */
  readonly isProvisionalCost: boolean;
};

/** What a movement does to the books. */
export type Posting = {
  /** The movement's own row; and, where its price set older values right, a REVALUE row of quantity 0 behind it. */
  readonly rows: readonly [LedgerRow, ...LedgerRow[]];
  readonly level: StockLevel;
};

/** Why a movement does not fit into the books. */
export type PostingRefusal = { readonly code: 'QUANTITY_OUT_OF_RANGE' } | { readonly code: 'COST_OUT_OF_RANGE' };
