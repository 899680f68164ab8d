import { noQuantity, type Quantity } from '../../../kit/quantity.ts';

/** What is there of an item, what is coming, and what should be there. */
export type ParLevels = {
  readonly onHand: Quantity;
  readonly onOrder: Quantity;
  /** Null where nobody has said. */
  readonly par: Quantity | null;
  /** What will be used before more comes; nothing where only par is asked for. */
  readonly use: Quantity;
};

/**
 * How much is missing so that par is there after what will be used, once everything has come that is on its way; nothing
 * where no par is set and nothing will be used. Less than nothing on hand is a fact that is missing from the books, and is
 * filled up as well.
 */
export const shortOf = ({ onHand, onOrder, par, use }: ParLevels): Quantity => {
  if (par === null && use === noQuantity) return noQuantity;
  const short = (par ?? noQuantity) + use - onHand - onOrder;
  return short > 0n ? (short as Quantity) : noQuantity;
};
