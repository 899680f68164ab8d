import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import type { Chance } from './chance.ts';
import { demoKeeping, type DemoItem } from './catalogue.ts';
import type { DemoMovement, WastedFor } from './movement.ts';
import { type ShelfLots, shelfLots } from './shelf-lots.ts';
import { wasteTime } from './waste-hours.ts';
import { stillWasted } from './waste-story.ts';

/** What somebody found on the shelf. */
export type DemoCount = {
  readonly kind: 'COUNT';
  readonly at: Date;
  readonly by: 'chef';
  /** @unit base units of the item, whole */
  readonly base: number;
};

/** What makes one item's month different from another's. */
export type MonthFacts = {
  readonly end: Date;
  readonly timeZone: string;
  /** The trading days that are told, the first one first. */
  readonly days: readonly string[];
  /** When a day's sales leave the shelf. */
  readonly closing: (day: string) => Date;
  /**
   * What a day's sales and batches take, which others book; null for an item that no dish takes.
   *
   * @unit base units
   */
  readonly use: ((day: string) => number) | null;
  /** How often its supplier comes, and on which days of the month. */
  readonly rhythm: { /** @unit days */ readonly every: number; readonly isDay: (number: number) => boolean };
  /** When its supplier is at the door on a day. */
  readonly doorTime: (isoDay: string) => Date;
  /** What a pack costs on a day of the month, counted from the first. */
  readonly priceOn: (number: number) => string;
  readonly isNeglected: boolean;
  readonly isUnbooked: boolean;
  /** When it was counted, oldest first. */
  readonly countTimes: readonly Date[];
  /** Apart from that of the movements, which tell the same story however often somebody counts. */
  readonly countChance: Chance;
  /** Apart too: what is still wasted of the item that the story is about. */
  readonly storyChance: Chance;
};

const minuteMs = 60_000;
const perishable = new Set(['vegetables', 'dairy', 'bakery', 'meat']);
/** Friday to Sunday are busy, Monday is quiet; days as Date counts them, from Sunday. */
const weekday = [1.25, 0.7, 0.85, 0.9, 1, 1.3, 1.45];
/** What no dish takes goes to the staff and into sauces: a part of what was bought it for. */
const besidesDishes = 0.35;
/** Nobody orders what is neglected for so long, nor books what is unbooked. @unit days */
const neglectedDays = 8;
const unbookedDays = 6;
/** What the tables that wait just now take of an item, at most, as a part of its par. */
const waitingPart = 0.1;

const bigUnit = { g: 'kg', ml: 'l', each: 'each' } as const;

/** A base quantity in the unit that a person would use, to a sensible place. */
const spoken = (base: number, unit: DemoItem['baseUnit']) =>
  unit === 'each'
    ? { quantity: String(Math.max(1, Math.round(base))), unit: 'each' }
    : { quantity: String(Math.max(0.05, Math.round(base / 50) / 20)), unit: bigUnit[unit] };

const baseOf = (part: { quantity: string; unit: string }): number => Number(part.quantity) * (part.unit === 'each' ? 1 : 1000);

const packSize = (item: DemoItem): number => item.pack.reduce((size, [, per]) => size * per, 1);

/** So many whole packs that so much is missing no more, and what one costs. */
const delivery = (item: DemoItem, missing: number, amount: string) => {
  const size = item.pack.length === 0 ? (item.baseUnit === 'each' ? 1 : 1000) : packSize(item);
  const count = Math.max(1, Math.ceil(missing / size));
  const unit = item.pack[0]?.[0] ?? bigUnit[item.baseUnit];
  return { base: count * size, parts: [{ quantity: String(count), unit }], price: { amount, unit } };
};

/** The shelf of one item as the month goes by. */
type Shelf = {
  onHand: number;
  readonly lots: ShelfLots;
  readonly isoDayOf: (at: Date) => string;
  readonly steps: (DemoMovement | DemoCount)[];
  readonly countsAhead: Date[];
};

const move = (shelf: Shelf, isoDay: string, base: number): void => {
  shelf.onHand += base;
  if (base > 0) shelf.lots.bring(isoDay, base);
  else shelf.lots.take(isoDay, -base);
};

const put = (shelf: Shelf, base: number, movement: DemoMovement): void => {
  move(shelf, shelf.isoDayOf(movement.at), base);
  shelf.steps.push(movement);
};

const takeOut = (shelf: Shelf, part: { quantity: string; unit: string }, how: Omit<DemoMovement, 'parts' | 'price'>): void =>
  put(shelf, -baseOf(part), { ...how, parts: [part], price: null });

/** Mostly what the books say; now and then a little less, as shelves are. */
const countUntil = (shelf: Shelf, item: DemoItem, work: { at: Date; facts: MonthFacts }): void => {
  const { at, facts } = work;
  const chance = facts.countChance;
  while (shelf.countsAhead[0] && shelf.countsAhead[0] <= at) {
    const step = item.baseUnit === 'each' ? 1 : 50;
    const isShort = chance.next() < 0.35;
    const found = isShort ? shelf.onHand * (1 - chance.between(0.005, 0.03)) : shelf.onHand;
    const counted = Math.max(0, Math.round(found / step) * step);
    if (counted < shelf.onHand) shelf.lots.take(shelf.isoDayOf(at), shelf.onHand - counted);
    shelf.onHand = counted;
    shelf.steps.push({ kind: 'COUNT', at: shelf.countsAhead[0], by: 'chef', base: shelf.onHand });
    shelf.countsAhead.shift();
  }
};

type Day = { readonly number: number; readonly iso: string; /** @unit days until it is delivered again */ readonly every: number };

const useAhead = ({ days, use }: MonthFacts, from: number, count: number): number =>
  use === null ? 0 : days.slice(from, from + count).reduce((sum, day) => sum + use(day), 0);

/** Below how much it is ordered, and up to how much; null where nobody orders it. */
const orderLevels = (item: DemoItem, facts: MonthFacts, { number, every }: Day): readonly [below: number, upTo: number] | null => {
  const ahead = useAhead(facts, number, every) * 1.15;
  const daysLeft = facts.days.length - 1 - number;
  if (facts.isUnbooked) return null;
  const waiting = item.par * waitingPart;
  if (facts.isNeglected && daysLeft < neglectedDays) return facts.use === null ? null : [ahead + waiting, ahead + waiting * 2];
  return every === 1
    ? [ahead + item.par * 0.2, ahead + item.par * 0.5]
    : [Math.max(item.par * 1.2, ahead), Math.max(item.par * 1.7, ahead + item.par * 0.4)];
};

const receiveMorning = (shelf: Shelf, item: DemoItem, { facts, day }: { facts: MonthFacts; day: Day }): void => {
  const levels = orderLevels(item, facts, day);
  if (levels === null || shelf.onHand >= levels[0]) return;
  const { base, ...arrived } = delivery(item, levels[1] - shelf.onHand, facts.priceOn(day.number));
  const at = facts.doorTime(day.iso);
  if (at < facts.end) put(shelf, base, { ...arrived, kind: 'RECEIPT', at, by: 'manager', reason: null });
};

const useEvening = (shelf: Shelf, item: DemoItem, work: { at: Date; amount: number }): void => {
  const used = spoken(work.amount * (weekday[work.at.getUTCDay()] ?? 1), item.baseUnit);
  if (shelf.onHand >= baseOf(used)) takeOut(shelf, used, { kind: 'PRODUCTION_OUT', at: work.at, by: 'chef', reason: null });
};

/** How often which reason is the one: too much was cooked more often than anything else happened. */
const wastedFor: readonly (readonly [below: number, reason: WastedFor])[] = [
  [0.36, 'OVERPRODUCED'],
  [0.6, 'SPOILED'],
  [0.74, 'EXPIRED'],
  [0.87, 'TRIM'],
  [0.95, 'BURNT'],
];
/** How much of a day's use is lost when something is. */
const wastedPart = [0.08, 0.25] as const;
/** Whole pieces are dropped and burnt by the one, not by the tray. */
const piecesPart = 0.3;
/** How much of what must be used today the staff eat, and when. */
const staffPart = 0.75;
const staffMealClock = '15:40';
/** How much of what has a date is there at the beginning, as a part of what lasts. */
const freshPart = 0.55;

type Wasting = { readonly facts: MonthFacts; readonly day: Day; readonly chance: Chance };

/** Throws away a part of what sales leave; what is short is not. */
const waste = (shelf: Shelf, item: DemoItem, { facts, day, thrown }: Omit<Wasting, 'chance'> & { thrown: Thrown }): void => {
  const left = shelf.onHand - (facts.use?.(day.iso) ?? 0);
  if (left <= baseOf(thrown.part)) return;
  const at = wasteTime({ item: item.name, isoDay: day.iso, reason: thrown.reason }, facts.timeZone);
  takeOut(shelf, thrown.part, { kind: 'WASTE', at, by: 'kitchenstaff', reason: thrown.reason });
};

type Thrown = { readonly part: ReturnType<typeof spoken>; readonly reason: WastedFor };

const wasteNowAndThen = (shelf: Shelf, item: DemoItem, { facts, day, chance }: Wasting): void => {
  if (!perishable.has(item.category) || chance.next() >= 0.05) return;
  const share = item.baseUnit === 'each' ? piecesPart : 1;
  const part = spoken(item.daily * chance.between(...wastedPart) * share, item.baseUnit);
  const lot = chance.next();
  const reason = wastedFor.find(([below]) => lot < below)?.[1] ?? 'DROPPED';
  waste(shelf, item, { facts, day, thrown: { part, reason } });
};

/** The day before service: what is past is thrown away, the staff eat of what is not for long, and now and then something is lost. */
const loseOfDay = (shelf: Shelf, item: DemoItem, work: Wasting): void => {
  const { facts, day } = work;
  throwAwayPast(shelf, item, { iso: day.iso, timeZone: facts.timeZone });
  feedStaff(shelf, item, { iso: day.iso, timeZone: facts.timeZone });
  wasteNowAndThen(shelf, item, work);
  const still = stillWasted(item, day.number, facts.storyChance);
  if (still) waste(shelf, item, { facts, day, thrown: { part: still, reason: 'OVERPRODUCED' } });
};

/** What no dish takes is used by the kitchen; what dishes take left with the day's sales. */
const closeDay = (shelf: Shelf, item: DemoItem, { facts, day, chance }: Wasting): void => {
  const at = facts.closing(day.iso);
  countUntil(shelf, item, { at: new Date(at.getTime() - minuteMs), facts });
  const amount = item.daily * besidesDishes * 2 * chance.between(0.8, 1.2);
  if (facts.use !== null) move(shelf, day.iso, -facts.use(day.iso));
  else if (day.number % 2 === 0) useEvening(shelf, item, { at, amount });
};

type AtDay = { readonly iso: string; readonly timeZone: string };

/** The morning after its last day, what nobody used in time goes into the bin. */
const throwAwayPast = (shelf: Shelf, item: DemoItem, { iso, timeZone }: AtDay): void => {
  const past = Math.min(shelf.lots.past(iso), shelf.onHand);
  if (past <= 0) return;
  shelf.onHand -= past;
  const at = wasteTime({ item: item.name, isoDay: iso, reason: 'EXPIRED' }, timeZone);
  const parts = [{ quantity: String(past), unit: item.baseUnit }];
  shelf.steps.push({ kind: 'WASTE', at, by: 'kitchenstaff', reason: 'EXPIRED', parts, price: null });
};

/** Most of what must be used today, and that nobody ordered, goes into the meal of the staff. */
const feedStaff = (shelf: Shelf, item: DemoItem, { iso, timeZone }: AtDay): void => {
  const due = Math.min(shelf.lots.due(iso), shelf.onHand);
  const part = spoken(due * staffPart, item.baseUnit);
  if (due < baseOf(part)) return;
  takeOut(shelf, part, { kind: 'STAFF_MEAL', at: instantAt(iso, staffMealClock, timeZone), by: 'chef', reason: null });
};

/** What somebody found or brought in before the first day: of what nobody books in later, what lasts until shortly before the end. */
const openingOf = (item: DemoItem, facts: MonthFacts, chance: Chance) => {
  const usual = item.par * (2.1 - chance.between(0.2, 0.8)) * (demoKeeping[item.category]?.keeping ? freshPart : 1);
  const lasting = useAhead(facts, 0, facts.days.length - unbookedDays);
  const missing = facts.isUnbooked && lasting > 0 ? lasting - packSize(item) : Math.max(usual, useAhead(facts, 0, 2) * 1.2);
  return delivery(item, missing, facts.priceOn(0));
};

/** The item's month: an opening, deliveries on some mornings, kitchen use in the evenings, now and then waste, and counts. */
export const monthOf = (item: DemoItem, facts: MonthFacts, chance: Chance): readonly (DemoMovement | DemoCount)[] => {
  const shelf: Shelf = {
    onHand: 0,
    lots: shelfLots(item),
    isoDayOf: (at) => isoDayAt(at, facts.timeZone),
    steps: [],
    countsAhead: [...facts.countTimes],
  };
  const [first = ''] = facts.days;
  const { base, ...opening } = openingOf(item, facts, chance);
  put(shelf, base, { ...opening, kind: 'OPENING', at: instantAt(first, '05:00', facts.timeZone), by: 'owner', reason: null });
  const { every, isDay } = facts.rhythm;
  for (const [number, iso] of facts.days.entries()) {
    const day = { number, iso, every };
    const morning = instantAt(iso, '06:00', facts.timeZone);
    if (morning > facts.end) break;
    countUntil(shelf, item, { at: morning, facts });
    if (isDay(number)) receiveMorning(shelf, item, { facts, day });
    if (facts.closing(iso) >= facts.end && facts.use === null) continue;
    loseOfDay(shelf, item, { facts, day, chance });
    closeDay(shelf, item, { facts, day, chance });
  }
  countUntil(shelf, item, { at: facts.end, facts });
  return shelf.steps.filter(({ at }) => at <= facts.end);
};
