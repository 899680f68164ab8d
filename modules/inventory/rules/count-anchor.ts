import { type Quantity, quantityOf } from '../../../kit/quantity.ts';

/** What was counted, and what the books say about the same moment. */
export type CountedMoment = {
  readonly counted: Quantity;
  /** The level now, as the books have it. */
  readonly onHand: Quantity;
  /** What moved after the moment of counting, as far as it is known now. */
  readonly movedSince: Quantity;
};

/** What the books said about the moment of counting, as far as they know today. */
export const bookAt = ({ onHand, movedSince }: Pick<CountedMoment, 'onHand' | 'movedSince'>): Quantity => (onHand - movedSince) as Quantity;

/**
 * By how much a count sets the books right. A count speaks of the moment at which the shelf was looked at, not of the
 * moment at which it is written down: what moved after it stays as it is. Null where the difference exceeds what a
 * quantity can hold.
 */
export const countAdjustment = (moment: CountedMoment): Quantity | null => quantityOf(moment.counted - bookAt(moment));

/** Where a fact stands to a count of the same item. */
export type DatedFact = {
  readonly kind: 'COUNT' | 'FACT';
  readonly effectiveAt: Date;
};

/**
 * After which moment counts hold against a fact that becomes known late. What happened at the very moment of a count was
 * seen by it; a second count of that moment replaces the first instead.
 */
export const heldAfter = ({ kind, effectiveAt }: DatedFact): Date => (kind === 'COUNT' ? effectiveAt : new Date(effectiveAt.getTime() - 1));
