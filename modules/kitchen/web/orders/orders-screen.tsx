import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import type { Order } from '../../contract/fields.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { ordersQuery } from '../kitchen-queries.ts';

/** Every order that is open, oldest first, and what waits on this device to be told. */
export const OrdersScreen = () => {
  const { data } = useQuery(ordersQuery(useKitchenWorld()));
  const { waiting } = useOutboxSummary();
  const untold = waiting.filter(({ name }) => name === 'kitchen.open-order@1');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.kitchen_orders_title()}</h1>
        <Link to="/kitchen/orders/new" className={buttonClass('primary')}>
          {m.kitchen_new_order()}
        </Link>
      </div>
      {!data && <SkeletonRows rows={5} label={m.kitchen_loading()} />}
      {data?.orders.length === 0 && untold.length === 0 && (
        <EmptyState title={m.kitchen_no_orders()}>{m.kitchen_no_orders_text()}</EmptyState>
      )}
      <ul className="mt-4" aria-label={m.kitchen_orders_title()}>
        {untold.map(({ sequence, subject }) => (
          <li key={sequence} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <span className="font-medium">{subject === '' ? m.kitchen_new_order() : subject}</span>
            <Tag status="waiting">{m.kitchen_waits_here()}</Tag>
          </li>
        ))}
        {data?.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </>
  );
};

const OrderRow = ({ order }: { readonly order: Order }) => {
  const standing = order.lines.filter(({ state }) => state !== 'VOIDED');
  const served = standing.filter(({ state }) => state === 'SERVED').length;
  return (
    <li className="border-b border-line">
      <Link
        to="/kitchen/orders/$orderId"
        params={{ orderId: order.id }}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 focus-ring"
      >
        <span className="font-medium">{order.tableName ?? order.guestName ?? `#${order.number}`}</span>
        <span className="text-small text-ink-2">
          {`#${order.number} · `}
          <MomentText at={order.openedAt} />
          {` · ${m.kitchen_served_of({ served, all: standing.length })}`}
        </span>
        <span className="tabular-nums">{formatMoney({ minor: minorUnits(order.bill.totalMinor), currency: order.currency })}</span>
      </Link>
    </li>
  );
};
