import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import type { Order } from '../../contract/order.contract.ts';
import type { OrderTotal as Total } from '../../rules/order-check.ts';

/** What the order comes to with what is being typed; as the server knows it where that can't be worked out here. */
export const OrderTotal = ({ order, typed }: { readonly order: Order; readonly typed: Total | 'UNCHANGED' | null }) => {
  const isSaved = typed === null || typed === 'UNCHANGED';
  const { minor, unpriced } = isSaved ? { minor: minorUnits(order.totalMinor), unpriced: order.unpricedLines } : typed;
  return (
    <p aria-live="polite" className="text-body font-medium tabular-nums">
      {m.purchasing_total_without_tax()} {formatMoney({ minor, currency: order.currency })}
      {unpriced > 0 && ` · ${m.purchasing_unpriced({ count: unpriced })}`}
      {typed === null && ` · ${m.purchasing_total_as_saved()}`}
    </p>
  );
};
