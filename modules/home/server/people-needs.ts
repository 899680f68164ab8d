import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { money } from '../../reports/server/public.ts';
import type { Facts } from './gather-facts.ts';
import type { RankedNeed } from './ranked-need.ts';
import { dayIn, nameIn, timeIn, type On } from './words-of.ts';

/** Lists that were missed, and those that are due. */
export const listNeeds = ({ lists, now }: Facts, on: On): RankedNeed[] =>
  lists.slice(0, 3).map((list) => {
    const isLate = list.state === 'MISSED' || new Date(list.dueAt) < now;
    const name = nameIn(list, on);
    return {
      id: `list-${list.runId}`,
      standing: isLate ? ('wrong' as const) : ('soon' as const),
      stakeMinor: null,
      title: list.state === 'MISSED' ? m.home_list_missed({ name }, on) : m.home_list_due({ name }, on),
      detail: m.home_list_detail({ time: timeIn(list.dueAt, on) }, on),
      stake: null,
      action: list.state === 'MISSED' ? m.home_say_why({}, on) : m.home_do_list({}, on),
      place: `/tasks/run?id=${list.runId}`,
    };
  });

/** Deliveries that should have come. */
export const deliveryNeeds = ({ deliveries, day }: Facts, on: On): RankedNeed[] =>
  (deliveries ?? [])
    .filter(({ expectedOn }) => expectedOn < day)
    .slice(0, 2)
    .map((one) => ({
      id: `delivery-${one.orderId}`,
      standing: 'soon' as const,
      stakeMinor: null,
      title: m.home_delivery_late({ supplier: one.supplier }, on),
      detail: m.home_delivery_late_detail({ number: one.number, day: dayIn(one.expectedOn, on) }, on),
      stake: null,
      action: m.home_receive({}, on),
      place: '/inventory/deliveries',
    }));

type Waiting = {
  readonly id: string;
  /** @unit papers or people */
  readonly count: number;
  readonly title: (count: number) => string;
  readonly action: string;
  readonly place: string;
};

const waitingNeed = ({ id, count, title, action, place }: Waiting): RankedNeed[] =>
  count === 0 ? [] : [{ id, standing: 'soon', stakeMinor: null, detail: null, stake: null, title: title(count), action, place }];

/** Papers that wait for whoever buys. */
export const paperNeeds = (tx: RestaurantTx, { papers }: Facts, on: On): RankedNeed[] => {
  if (papers === null) return [];
  const { orders, invoices, credits, creditsMinor } = papers;
  const look = m.home_look({}, on);
  const [credit] = waitingNeed({
    id: 'credits',
    count: credits,
    title: (count) => m.home_credits_wait({ count }, on),
    action: look,
    place: '/purchase?tab=credits',
  });
  const stake = creditsMinor === 0n ? null : { cell: money(tx, creditsMinor), label: m.home_to_claim({}, on) };
  return [
    ...waitingNeed({ id: 'orders', count: orders, title: (count) => m.home_orders_wait({ count }, on), action: look, place: '/purchase' }),
    ...waitingNeed({
      id: 'invoices',
      count: invoices,
      title: (count) => m.home_invoices_wait({ count }, on),
      action: look,
      place: '/purchase?tab=invoices',
    }),
    ...(credit ? [{ ...credit, stakeMinor: creditsMinor, stake }] : []),
  ];
};

/** What people ask that waits for whoever plans. */
export const askNeeds = ({ asks }: Facts, on: On): RankedNeed[] =>
  asks === null
    ? []
    : [
        ...waitingNeed({
          id: 'time-off',
          count: asks.timeOff,
          title: (count) => m.home_time_off_waits({ count }, on),
          action: m.home_answer({}, on),
          place: '/staff/time-off',
        }),
        ...waitingNeed({
          id: 'exchanges',
          count: asks.exchanges,
          title: (count) => m.home_exchanges_wait({ count }, on),
          action: m.home_answer({}, on),
          place: '/staff/exchange',
        }),
      ];

/** Dishes that take longer than they should. */
export const ticketNeeds = ({ tickets }: Facts, on: On): RankedNeed[] =>
  tickets.late === 0
    ? []
    : [
        {
          id: 'tickets',
          standing: 'wrong',
          stakeMinor: null,
          title: m.home_tickets_late({ count: tickets.late }, on),
          detail: null,
          stake: null,
          action: m.home_to_kitchen({}, on),
          place: '/kitchen',
        },
      ];
