import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { businessDateOf } from '../../../../kit/time/business-date.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/fields.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { dayOrdersQuery, ordersQuery } from '../kitchen-queries.ts';
import { ToKitchen } from '../show/to-kitchen.tsx';
import { amountText } from './amount-text.ts';
import { deedWords } from './deed-words.ts';
import { DeedNotes } from './deed-notes.tsx';
import { OrdersWays } from './orders-ways.tsx';
import { orderMark, orderName } from './order-name.ts';
import { servedText } from './served-text.ts';

/** Orders that are open, or those of a day whatever became of them, and what waits on this device to be told. */
export const OrdersScreen = () => {
  const { day } = useSearch({ from: '/protected/in-restaurant/kitchen/orders' });
  const world = useKitchenWorld();
  const open = useQuery({ ...ordersQuery(world), enabled: day === undefined });
  const ofDay = useQuery({ ...dayOrdersQuery(world, day ?? ''), enabled: day !== undefined });
  const { data, isError, refetch } = day === undefined ? open : ofDay;
  return (
    <div className="max-w-3xl">
      <ToKitchen />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.kitchen_orders_title()}</h1>
        <OrdersWays />
      </div>
      <WhichOrders day={day} />
      {isError && !data && (
        <Banner
          status="no-connection"
          title={m.kitchen_orders_unread()}
          action={<Button onClick={() => void refetch()}>{m.kitchen_try_again()}</Button>}
        />
      )}
      {!data && !isError && <SkeletonRows rows={5} label={m.kitchen_loading()} />}
      {day === undefined && <Untold />}
      {data?.orders.length === 0 && (
        <EmptyState title={day === undefined ? m.kitchen_no_orders() : m.kitchen_no_orders_of_day()}>
          {m.kitchen_no_orders_text()}
        </EmptyState>
      )}
      <ul className="mt-4" aria-label={m.kitchen_orders_title()}>
        {data?.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </div>
  );
};

const WhichOrders = ({ day }: { readonly day: string | undefined }) => {
  const navigate = useNavigate();
  const { timeZone, dayCutoffMinutes: cutOffMinutes } = useRestaurant();
  const show = (wanted: string | undefined) =>
    void navigate({ to: '/kitchen/orders', search: wanted === undefined ? {} : { day: wanted }, replace: true });
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <Segment
        label={m.kitchen_which_orders()}
        value={day === undefined ? 'OPEN' : 'DAY'}
        onChange={(which) => show(which === 'OPEN' ? undefined : businessDateOf(new Date(), { timeZone, cutOffMinutes }))}
        options={[
          { value: 'OPEN', label: m.kitchen_orders_open() },
          { value: 'DAY', label: m.kitchen_orders_of_day() },
        ]}
      />
      {day !== undefined && <DayField label={m.kitchen_day()} value={day} onChange={(wanted) => wanted !== '' && show(wanted)} />}
    </div>
  );
};

/** Orders that only this device knows of: new ones, and what was split off. */
const Untold = () => {
  const { waiting, needsAttention } = useOutboxSummary();
  const isNew = ({ name }: { readonly name: string }) => name === 'kitchen.open-order@1' || name === 'kitchen.split-order@1';
  const untold = [...needsAttention, ...waiting].filter(isNew);
  return (
    <DeedNotes
      deeds={untold}
      orderOf={({ name, input }) =>
        name === 'kitchen.open-order@1' ? (input as { readonly body?: { readonly orderId?: string } }).body?.orderId : undefined
      }
      wordsOf={(deed) =>
        [deed.subject === '' ? m.kitchen_new_order() : deed.subject, deedWords(deed, 'GBP')].filter((part) => part !== '').join(' · ')
      }
    />
  );
};

const states = { OPEN: null, CLOSED: 'counted', CANCELLED: 'may-not' } as const;

/** Somebody at it must not eat something: of the whole table, or of one dish. */
const hasAllergy = ({ allergyNote, lines }: Order): boolean =>
  allergyNote !== null || lines.some((line) => line.hasAllergy && line.state !== 'VOIDED');

const OrderRow = ({ order }: { readonly order: Order }) => {
  const served = servedText(order);
  const status = states[order.state];
  return (
    <li className="border-b border-line">
      <Link
        to="/kitchen/orders/$orderId"
        params={{ orderId: order.id }}
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 focus-ring md:grid-cols-[16rem_minmax(0,1fr)_auto]"
      >
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {orderName(order)}
          {hasAllergy(order) && <Tag status="wrong">{m.kitchen_allergy()}</Tag>}
          {status && (
            <Tag status={status}>{order.state === 'CLOSED' ? m.kitchen_order_state_closed() : m.kitchen_order_state_cancelled()}</Tag>
          )}
        </span>
        <span className="order-last col-span-2 text-small text-ink-2 md:order-none md:col-span-1">
          {`${orderMark(order)} · `}
          <MomentText at={order.openedAt} />
          {served !== null && ` · ${served}`}
        </span>
        <span className="text-right tabular-nums">{amountText(order.bill.totalMinor, order.currency)}</span>
      </Link>
    </li>
  );
};
