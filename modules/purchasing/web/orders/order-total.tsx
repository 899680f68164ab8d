import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import type { OfferRow } from '../../contract/offer.contract.ts';
import type { Order } from '../../contract/order.contract.ts';
import { useOrderables } from '../purchasing-queries.ts';
import type { Written } from './order-line-field.tsx';
import { typedTotal } from './typed-total.ts';

export type OrderTotalProps = {
  readonly order: Order;
  readonly offers: readonly OfferRow[];
  /** The lines as they are being typed; null where they are as they were saved. */
  readonly typed: readonly Written[] | null;
};

/** What the order comes to with what is being typed; as the server knows it where that can't be worked out here. */
export const OrderTotal = ({ order, offers, typed }: OrderTotalProps) => {
  const items = useOrderables().data ?? [];
  const live = typed && typedTotal(typed, { offers, items });
  const { minor, unpriced } = live ?? { minor: minorUnits(order.totalMinor), unpriced: order.unpricedLines };
  return (
    <p aria-live="polite" className="text-body font-medium tabular-nums">
      {m.purchasing_total_without_tax()} {formatMoney({ minor, currency: order.currency })}
      {unpriced > 0 && ` · ${m.purchasing_unpriced({ count: unpriced })}`}
      {typed !== null && live === null && ` · ${m.purchasing_total_as_saved()}`}
    </p>
  );
};
