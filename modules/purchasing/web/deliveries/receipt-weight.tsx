import { m } from '../../../../generated/messages/web/messages.js';
import type { Quantity } from '../../../../kit/quantity.ts';
import { onScale } from '../../../inventory/rules/spoken-unit.ts';
import { quantityText } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Receipt } from '../../contract/receipt.contract.ts';
import { useOrder } from '../purchasing-queries.ts';
import { linePriceText } from '../show/line-price.ts';

type ReceiptWeightProps = { readonly grams: Quantity; readonly line: Receipt['lines'][number]; readonly receipt: Receipt };

/** What the scale said of a line, and beside it what was agreed for so much, for whoever may see prices. */
export const ReceiptWeight = ({ grams, line, receipt }: ReceiptWeightProps) => {
  const seesPrices = useCan('purchasing.view');
  return (
    <p className="text-small text-ink-2">
      {m.purchasing_on_scale({ amount: quantityText(onScale, grams) })}
      {seesPrices && receipt.orderId !== null && line.orderLineId !== null && (
        <AgreedPrice orderId={receipt.orderId} orderLineId={line.orderLineId} />
      )}
    </p>
  );
};

/** No answer about deliveries carries a price, so it is asked of the order. */
const AgreedPrice = ({ orderId, orderLineId }: { readonly orderId: string; readonly orderLineId: string }) => {
  const order = useOrder(orderId).data;
  const line = order?.lines.find(({ id }) => id === orderLineId);
  const price = order && line ? linePriceText({ ...line, priceUnit: line.priceUnit ?? line.unit }, order.currency) : null;
  return price === null ? null : ` · ${price}`;
};
