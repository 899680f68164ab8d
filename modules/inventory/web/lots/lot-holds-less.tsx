import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { beyondLot } from '../../rules/fefo.ts';
import type { StockRow } from '../list/stock-row.ts';
import { quantityText } from '../show/show-quantity.ts';

export type LotHoldsLessProps = {
  readonly row: Pick<StockRow, 'units'>;
  readonly lot: { readonly onHand: string };
  readonly taken: Quantity;
};

/** Says, before it is sent, that a chosen lot does not hold so much and where the rest comes from; else nothing. */
export const LotHoldsLess = ({ row: { units }, lot, taken }: LotHoldsLessProps) => {
  const holds = quantity(lot.onHand);
  const rest = beyondLot(taken, holds);
  if (rest === noQuantity) return null;
  return (
    <StatusLine status="soon">
      {m.inventory_lot_holds_less({ holds: quantityText(units, holds), rest: quantityText(units, rest) })}
    </StatusLine>
  );
};
