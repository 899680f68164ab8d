import { noQuantity, type Quantity, quantityOf } from '../../../kit/quantity.ts';

/** How a level stands against what is wanted, worst first. */
export const levelStatuses = ['NEGATIVE', 'BELOW_REORDER', 'BELOW_PAR', 'FINE'] as const;

/** How a level stands against what is wanted. */
export type LevelStatus = (typeof levelStatuses)[number];

/** What a restaurant wants to have of an item; null where nobody said. */
export type Thresholds = {
  /** What should be there at the start of a day. */
  readonly par: Quantity | null;
  /** Where it becomes late to order. */
  readonly reorderPoint: Quantity | null;
};

/** A level's standing, and how much would mend it. */
export type LevelStanding = {
  readonly status: LevelStatus;
  /** What is missing to par (to the reorder point, or to zero, where that is all that is known); 0 when fine. */
  readonly shortfall: Quantity;
};

/**
 * Negative stock is always named first: it says that the books are wrong, not only that the shelf is empty. Exactly
 * par is fine; exactly at the reorder point it is time to order.
 */
export const levelStanding = (onHand: Quantity, { par, reorderPoint }: Thresholds): LevelStanding => {
  const target = par ?? reorderPoint ?? noQuantity;
  const shortfall = onHand < target ? (quantityOf(target - onHand) ?? noQuantity) : noQuantity;
  if (onHand < noQuantity) return { status: 'NEGATIVE', shortfall };
  if (reorderPoint !== null && onHand <= reorderPoint) return { status: 'BELOW_REORDER', shortfall };
  if (par !== null && onHand < par) return { status: 'BELOW_PAR', shortfall };
  return { status: 'FINE', shortfall: noQuantity };
};

/** Whether a level stands where somebody must do something about it. */
export const needsPerson = (status: LevelStatus): boolean => status !== 'FINE';
