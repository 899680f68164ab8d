import { noQuantity, type Quantity } from '../../../kit/quantity.ts';

/** What is there of an item, what is coming, and what should be there. */
export type ParLevels = {
  readonly onHand: Quantity;
  readonly onOrder: Quantity;
  /** Null where nobody has said. */
  readonly par: Quantity | null;
};

/**
 * How much is short of par once everything has come that is on its way; nothing where no par is set. Less than nothing
 * on hand is a fact that is missing from the books, and is filled up as well.
 */
export const shortOf = ({ onHand, onOrder, par }: ParLevels): Quantity => {
  if (par === null) return noQuantity;
  const short = par - onHand - onOrder;
  return short > 0n ? (short as Quantity) : noQuantity;
};
