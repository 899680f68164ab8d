import { instantAt } from '../../../../kit/time/wall.ts';
import { billOf } from '../../../../modules/kitchen/rules/bill.ts';
import type { Channel } from '../../../../modules/menu/rules/menu-limits.ts';
import type { Chance } from '../chance.ts';
import type { DemoRestaurant } from '../restaurants.ts';
import { chosenLines } from './chosen-lines.ts';
import type { DayPart, HouseTrade } from './house-trade.ts';
import { pick } from './pick.ts';
import type { SoldOrder, SoldPayment } from './sold-order.ts';

/** A day of a house's trade. */
export type TradedDay = {
  readonly demo: DemoRestaurant;
  readonly trade: HouseTrade;
  readonly day: string;
  /** Guests at its tables. @unit covers */
  readonly covers: number;
  readonly isToday: boolean;
};

const minuteMs = 60_000;
/** Nothing of an animal is eaten on Wednesdays and Fridays, the long fasts apart. @unit days of the week, Monday is 1 */
const fastingDays: ReadonlySet<number> = new Set([3, 5]);

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const minuteWithin = (parts: readonly DayPart[], chance: Chance): number => {
  const { from, to } = pick(
    chance,
    parts.map((part) => [part, part.share] as const),
  );
  // Most come in the middle of a meal.
  return Math.floor(from + ((to - from) * (chance.next() + chance.next())) / 2);
};

const noonMinute = 720;

/** By the wall; from noon, so that a night in which clocks change moves nothing. */
const instantOn = (noon: Date, minute: number, second: number): Date =>
  new Date(noon.getTime() + (minute - noonMinute) * minuteMs + second * 1000);

type Party = { readonly minute: number; readonly channel: Channel; readonly guests: number };

/** Who comes on a day, first to last: so many guests at tables, and who takes something away. */
const partiesOf = ({ trade, covers }: TradedDay, chance: Chance): readonly Party[] => {
  const parties: Party[] = [];
  for (let left = covers; left > 0;) {
    const guests = Math.min(left, pick(chance, trade.parties));
    parties.push({ minute: minuteWithin(trade.parts, chance), channel: 'DINE_IN', guests });
    left -= guests;
    for (const [channel, often] of trade.away)
      if (chance.next() < often)
        parties.push({ minute: minuteWithin(trade.parts, chance), channel, guests: 1 + Math.floor(chance.next() * 3) });
  }
  return parties.toSorted((left, right) => left.minute - right.minute);
};

const discounts: readonly (readonly [NonNullable<SoldOrder['discount']>, often: number])[] = [
  [{ share: 1000, reason: 'Regular guest' }, 3],
  [{ share: 1500, reason: 'Waited too long' }, 1],
];
const discountedShare = 0.035;
const splitShare = 0.05;

const paymentsOf = (totalMinor: bigint, { paidBy }: HouseTrade, chance: Chance): readonly SoldPayment[] => {
  const method = pick(chance, paidBy);
  const half = totalMinor / 2n;
  if (chance.next() >= splitShare || half === 0n) return [{ method, amountMinor: totalMinor }];
  return [
    { method, amountMinor: half },
    { method: pick(chance, paidBy), amountMinor: totalMinor - half },
  ];
};

/** The table that has been free the longest. */
const seat = (freeFrom: number[], until: number): number => {
  const table = freeFrom.indexOf(Math.min(...freeFrom));
  freeFrom[table] = until;
  return table;
};

const tableCount = 8;
/** How long after ordering it is paid. @unit minutes */
const stays: Readonly<Record<Channel, readonly [number, number]>> = { DINE_IN: [42, 78], TAKEAWAY: [18, 28], DELIVERY: [20, 32] };

type Seated = { readonly party: Party & { readonly stay: number }; readonly table: number | null; readonly noon: Date };

const orderOf = (traded: TradedDay, { party, table, noon }: Seated, chance: Chance): SoldOrder => {
  const { demo, trade, day, isToday } = traded;
  const { minute, channel, guests, stay } = party;
  const weekday = weekdayOf(day);
  const moment = { weekday, minute, isFastingDay: demo.currency === 'ETB' && fastingDays.has(weekday) };
  const lines = chosenLines({ menu: demo.menu, trade, moment, channel, isToday }, guests, chance);
  const at = instantOn(noon, minute, Math.floor(chance.next() * 60));
  const discount = chance.next() < discountedShare ? pick(chance, discounts) : null;
  const serviceShare = channel === 'DINE_IN' ? trade.serviceShare : 0;
  const billed = lines.filter(({ isVoided }) => !isVoided).map((line) => ({ ...line, vatRate: demo.menu.vatRate }));
  const { totalMinor } = billOf({
    lines: billed,
    discounts: discount ? [{ ...discount, amountMinor: null }] : [],
    serviceShare,
    paymentsMinor: [],
  });
  const closedAt = new Date(at.getTime() + stay * minuteMs);
  const facts = { day, at, closedAt, channel, table, covers: channel === 'DINE_IN' ? guests : null };
  return { ...facts, lines, discount, serviceShare, totalMinor, payments: paymentsOf(totalMinor, trade, chance) };
};

/** The orders of a day, first to last; every one is served and paid. */
export const ordersOfDay = (traded: TradedDay, chance: Chance): readonly SoldOrder[] => {
  const noon = instantAt(traded.day, '12:00', traded.demo.timeZone);
  const freeFrom = Array.from({ length: tableCount }, () => 0);
  return partiesOf(traded, chance).map((party) => {
    const stay = Math.round(chance.between(...stays[party.channel]));
    const table = party.channel === 'DINE_IN' ? seat(freeFrom, party.minute + stay) : null;
    return orderOf(traded, { party: { ...party, stay }, table, noon }, chance);
  });
};
