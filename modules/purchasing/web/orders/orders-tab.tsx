import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';

import type { OrderRow } from '../../contract/order.contract.ts';
import { orderFilters } from '../../contract/order-filters.ts';
import { csvRows } from '../export/csv-column.ts';
import { ExportButton } from '../export/export-button.tsx';
import { orderColumns } from '../export/order-columns.ts';
import { type OrderFilter, useOrderLines, useOrders } from '../purchasing-queries.ts';
import { amountText } from '../show/amount-text.ts';
import { DayText } from '../show/day-text.tsx';
import { StateTag } from '../show/state-tag.tsx';
import { SentenceWith } from '../../../../ui/sentence-with.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { NewOrderSheet } from './new-order-sheet.tsx';
import { NoOrders } from './no-orders.tsx';

const filterWords: Readonly<Record<OrderFilter, () => string>> = {
  OPEN: m.purchasing_filter_open,
  DRAFT: m.purchasing_filter_draft,
  PENDING_APPROVAL: m.purchasing_filter_pending_approval,
  SENT: m.purchasing_filter_sent,
  OVER: m.purchasing_filter_over,
  ALL: m.purchasing_filter_all,
};

/** Orders, newest first, and the shortest way to new ones. */
export const OrdersTab = ({ filter }: { readonly filter: OrderFilter }) => {
  const navigate = useNavigate();
  const query = useOrders(filter);
  const [isBeginning, setIsBeginning] = useState(false);
  const orders = query.data?.pages.flatMap((page) => page.orders);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          {orderFilters.map((one) => (
            <Chip
              key={one}
              pressed={one === filter}
              onPress={() => void navigate({ to: '/purchase', search: { orders: one }, replace: true })}
            >
              {filterWords[one]()}
            </Chip>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {orders && orders.length > 0 && <OrdersFile filter={filter} />}
          <Button onClick={() => setIsBeginning(true)}>{m.purchasing_new_order()}</Button>
          <Link to="/purchase/fill" className={buttonClass('primary')}>
            {m.purchasing_fill_to_par()}
          </Link>
        </div>
      </div>
      {!orders && <Unread query={query} />}
      {orders?.length === 0 && <NoOrders />}
      <ul aria-label={m.purchasing_tab_orders()}>
        {orders?.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {isBeginning && <NewOrderSheet onClose={() => setIsBeginning(false)} />}
      {query.hasNextPage && (
        <Button busyLabel={query.isFetchingNextPage ? m.ui_unread_loading() : undefined} onClick={() => void query.fetchNextPage()}>
          {m.purchasing_more()}
        </Button>
      )}
    </>
  );
};

/** All that stands behind the chip as a file, one row a line. */
const OrdersFile = ({ filter }: { readonly filter: OrderFilter }) => {
  const { timeZone } = useWall();
  const ask = useOrderLines();
  const load = async () => {
    const orders = await ask(filter);
    const rows = orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
    return csvRows(orderColumns(timeZone), rows);
  };
  return <ExportButton name={m.purchasing_tab_orders()} load={load} />;
};

const OrderLine = ({ order }: { readonly order: OrderRow }) => (
  <li className="border-t border-line">
    <Link
      to="/purchase/orders/$orderId"
      params={{ orderId: order.id }}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 focus-ring"
    >
      <span className="min-w-0">
        <span className="block truncate text-body font-medium">{order.supplierName}</span>
        <span className="block text-small text-ink-2">
          {order.number} · {m.purchasing_lines({ count: order.lineCount })} ·{' '}
          {order.expectedOn === null ? (
            m.purchasing_no_day()
          ) : (
            <SentenceWith words={(day) => m.purchasing_for_day({ day })}>
              <DayText day={order.expectedOn} />
            </SentenceWith>
          )}
        </span>
        {order.hasProposal && <StatusLine status="soon">{m.purchasing_changes_proposed()}</StatusLine>}
      </span>
      <span className="flex items-center gap-3">
        <StateTag state={order.state} />
        <span className="text-right text-body tabular-nums">
          {amountText(order.totalMinor, order.currency)}
          {order.unpricedLines > 0 && (
            <span className="block text-small text-ink-2">{m.purchasing_unpriced({ count: order.unpricedLines })}</span>
          )}
        </span>
      </span>
    </Link>
  </li>
);
