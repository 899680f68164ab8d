import { quantity, type Quantity } from '../../../kit/quantity.ts';
import type { goodsReceiptLine } from './tables/receipts.ts';

type ChargedLine = Pick<typeof goodsReceiptLine.$inferSelect, 'acceptedBase' | 'invoicedBase'>;

/** What of a line that came nothing has charged for, in its item's base unit; never less than nothing. */
export const unchargedOf = ({ acceptedBase, invoicedBase }: ChargedLine): Quantity => {
  const left = quantity(acceptedBase) - quantity(invoicedBase);
  return (left > 0n ? left : 0n) as Quantity;
};
