import { m } from '../../../../generated/messages/web/messages.js';
import type { Order } from '../../contract/order.contract.ts';
import { amountText } from '../show/amount-text.ts';

/** What the order comes to as the server knows it, which what is being typed does not move. */
export const OrderTotal = ({ order, isChanged }: { readonly order: Order; readonly isChanged: boolean }) => (
  <p className="text-body font-medium tabular-nums">
    {m.purchasing_total_without_tax()} {amountText(order.totalMinor, order.currency)}
    {order.unpricedLines > 0 && ` · ${m.purchasing_unpriced({ count: order.unpricedLines })}`}
    {isChanged && ` · ${m.purchasing_total_as_saved()}`}
  </p>
);
