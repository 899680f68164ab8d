import { noQuantity, quantity, quantityAsRational, scaleQuantity, type Quantity } from '../../../../kit/quantity.ts';
import { divide } from '../../../../kit/rational.ts';
import type { OrderLine } from '../../contract/order.contract.ts';

/** So much of a line in what was ordered: goods are booked in the item's own unit. Null where it was ordered in nothing. */
export const packsOfBase = (
  { quantity: packs, baseQuantity }: Pick<OrderLine, 'quantity' | 'baseQuantity'>,
  base: Quantity,
): Quantity | null => {
  const [ordered, orderedBase] = [quantity(packs), quantity(baseQuantity)];
  if (orderedBase === noQuantity) return null;
  return scaleQuantity(base, divide(quantityAsRational(ordered), quantityAsRational(orderedBase)));
};
