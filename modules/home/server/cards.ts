import { m } from '../../../generated/messages/server/messages.js';
import { amountWord, itemAmountWord, itemParWord } from '../../inventory/server/public.ts';
import type { HomeCard, HomeLine } from '../contract/home.contract.ts';
import type { Facts } from './gather-facts.ts';
import { dayIn, dayOfIn, nameIn, timeIn, type On } from './words-of.ts';

const minuteMs = 60_000;
/** @unit lists */
const listsShown = 3;

const shiftLine = ({ mine, day }: Facts, on: On): HomeLine[] => {
  const { shift, clockedInAt } = mine;
  const working: HomeLine[] =
    clockedInAt === null
      ? []
      : [
          {
            id: 'clock',
            title: m.home_at_work({ time: timeIn(clockedInAt, on) }, on),
            detail: null,
            standing: 'good',
            place: '/staff/clock',
          },
        ];
  if (shift === null) return working;
  const times = { from: timeIn(shift.startsAt, on), to: timeIn(shift.endsAt, on) };
  const title = shift.day === day ? m.home_shift_today(times, on) : m.home_shift_on({ ...times, day: dayIn(shift.day, on) }, on);
  const detail = nameIn({ name: shift.role, nameLocal: shift.roleLocal }, on);
  return [
    ...working,
    { id: 'shift', title, detail, standing: 'information', place: clockedInAt === null && shift.day === day ? '/staff/clock' : '/staff' },
  ];
};

/** Lists that are to be done today; that one was missed is said where everything is said that presses. */
const listLines = ({ lists, now }: Facts, on: On): HomeLine[] =>
  lists
    .filter(({ state }) => state !== 'MISSED')
    .slice(0, listsShown)
    .map(({ runId, dueAt, ...named }) => ({
      id: runId,
      title: m.home_list_due({ name: nameIn(named, on) }, on),
      detail: m.home_list_detail({ time: timeIn(dueAt, on) }, on),
      standing: new Date(dueAt) < now ? 'wrong' : 'soon',
      place: `/tasks/run?id=${runId}`,
    }));

const mineCard = (facts: Facts, on: On): HomeCard => ({
  id: 'mine',
  title: m.home_mine({}, on),
  summary: facts.tasks.count === 0 ? m.home_no_tasks({}, on) : m.home_tasks({ count: facts.tasks.count }, on),
  place: '/tasks',
  lines: [
    ...shiftLine(facts, on),
    ...listLines(facts, on),
    ...facts.tasks.tasks.map(({ id, title, dueAt, isLate }): HomeLine => ({
      id,
      title,
      detail: dueAt === null ? null : m.home_due({ day: dayOfIn(dueAt, on), time: timeIn(dueAt, on) }, on),
      standing: isLate ? 'wrong' : 'waiting',
      place: '/tasks',
    })),
  ],
});

const prepWords = {
  POSTED: (on: On) => m.home_prep_open({}, on),
  IN_PROGRESS: (on: On) => m.home_prep_begun({}, on),
  DONE: (on: On) => m.home_prep_done({}, on),
  PARTIAL: (on: On) => m.home_prep_part({}, on),
  BLOCKED: (on: On) => m.home_prep_blocked({}, on),
  PLANNED: (on: On) => m.home_prep_open({}, on),
  DROPPED: (on: On) => m.home_prep_open({}, on),
} as const;

const prepStandings = {
  POSTED: 'waiting',
  PLANNED: 'waiting',
  DROPPED: 'waiting',
  IN_PROGRESS: 'information',
  DONE: 'good',
  PARTIAL: 'soon',
  BLOCKED: 'wrong',
} as const;

const prepCard = ({ prep }: Facts, on: On): HomeCard[] =>
  prep === null || prep.length === 0
    ? []
    : [
        {
          id: 'prep',
          title: m.home_prep({}, on),
          summary: m.home_prep_summary({ done: prep.filter(({ state }) => state === 'DONE').length, all: prep.length }, on),
          place: '/menu?tab=prep',
          lines: prep.map(({ id, state, target, baseUnit, ...named }) => ({
            id,
            title: nameIn(named, on),
            detail: `${amountWord(target, baseUnit, on.locale)} · ${prepWords[state](on)}`,
            standing: prepStandings[state],
            place: '/menu?tab=prep',
          })),
        },
      ];

const ticketsCard = ({ tickets, now }: Facts, on: On): HomeCard => {
  const minutes = tickets.oldestFiredAt === null ? 0 : Math.floor((now.getTime() - new Date(tickets.oldestFiredAt).getTime()) / minuteMs);
  return {
    id: 'tickets',
    title: m.home_tickets({}, on),
    summary: tickets.orders === 0 ? m.home_tickets_none({}, on) : m.home_tickets_in_hand({ count: tickets.orders }, on),
    place: '/kitchen',
    lines:
      tickets.orders === 0
        ? []
        : [
            {
              id: 'oldest',
              title: m.home_tickets_oldest({ minutes }, on),
              detail: tickets.late === 0 ? m.home_tickets_in_time({}, on) : m.home_tickets_late({ count: tickets.late }, on),
              standing: tickets.late === 0 ? 'good' : 'wrong',
              place: '/kitchen',
            },
          ],
  };
};

const deliveriesCard = ({ deliveries, day }: Facts, on: On): HomeCard[] =>
  deliveries === null || deliveries.length === 0
    ? []
    : [
        {
          id: 'deliveries',
          title: m.home_deliveries({}, on),
          summary: null,
          place: '/inventory/deliveries',
          lines: deliveries.map(({ orderId, number, supplier, expectedOn, hasBegun }) => ({
            id: orderId,
            title: supplier,
            detail: `${number} · ${hasBegun ? m.home_delivery_part({}, on) : m.home_delivery_due({ day: dayIn(expectedOn, on) }, on)}`,
            standing: expectedOn < day ? 'soon' : 'waiting',
            place: '/inventory/deliveries',
          })),
        },
      ];

const stockCard = ({ stock }: Facts, on: On): HomeCard[] =>
  stock.count === 0
    ? []
    : [
        {
          id: 'stock',
          title: m.home_stock({}, on),
          summary: stock.isMore ? m.home_stock_many({ count: stock.count }, on) : m.home_stock_summary({ count: stock.count }, on),
          place: '/inventory',
          lines: stock.items.map(({ itemId, onHand, par, units, isOut, ...named }) => {
            const amount = itemAmountWord(units, onHand, on.locale);
            const should = itemParWord({ units, onHand, par }, on.locale);
            return {
              id: itemId,
              title: nameIn(named, on),
              detail: should === null ? amount : m.home_stock_of({ amount, par: should }, on),
              standing: isOut ? 'wrong' : 'soon',
              place: `/inventory/${itemId}`,
            };
          }),
        },
      ];

/** What belongs to the day of whoever asks, in the order in which their role needs it. */
export const cardsOf = (facts: Facts, role: string, on: On): HomeCard[] => {
  const cooks = role === 'chef' || role === 'kitchenstaff';
  const kitchen = [ticketsCard(facts, on), ...prepCard(facts, on)];
  const mine = mineCard(facts, on);
  const rest = [...deliveriesCard(facts, on), ...stockCard(facts, on)];
  return cooks ? [...prepCard(facts, on), ticketsCard(facts, on), mine, ...rest] : [mine, ...kitchen, ...rest];
};
