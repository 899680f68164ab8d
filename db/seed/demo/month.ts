import type { Chance } from './chance.ts';
import type { DemoItem } from './catalogue.ts';
import type { DemoMovement, WastedFor } from './movement.ts';
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
  readonly isNeglected: boolean;
  readonly isUnbooked: boolean;
  /** When it was counted, oldest first. */
  readonly countTimes: readonly Date[];
  /** Apart from that of the movements, which tell the same story however often somebody counts. */
  readonly countChance: Chance;
  /** Apart too: what is still wasted of the item that the story is about. */
  readonly storyChance: Chance;
};

/** The days that are told. @unit days */
export const monthDays = 30;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

const perishable = new Set(['vegetables', 'dairy', 'bakery', 'meat']);
/** Friday to Sunday are busy, Monday is quiet; days as Date counts them, from Sunday. */
const weekday = [1.25, 0.7, 0.85, 0.9, 1, 1.3, 1.45];

const bigUnit = { g: 'kg', ml: 'l', each: 'each' } as const;

/** A base quantity in the unit that a person would use, to a sensible place. */
const spoken = (base: number, unit: DemoItem['baseUnit']) =>
  unit === 'each'
    ? { quantity: String(Math.max(1, Math.round(base))), unit: 'each' }
    : { quantity: String(Math.max(0.05, Math.round(base / 50) / 20)), unit: bigUnit[unit] };

const baseOf = (part: { quantity: string; unit: string }): number => Number(part.quantity) * (part.unit === 'each' ? 1 : 1000);

const packSize = (item: DemoItem): number => item.pack.reduce((size, [, per]) => size * per, 1);

/** So many whole packs that the shelf is full again, and what one costs this week. */
const delivery = (item: DemoItem, onHand: number, chance: Chance) => {
  const size = item.pack.length === 0 ? (item.baseUnit === 'each' ? 1 : 1000) : packSize(item);
  const count = Math.max(1, Math.ceil((item.par * 2.1 - onHand) / size));
  const unit = item.pack[0]?.[0] ?? bigUnit[item.baseUnit];
  const amount = (item.price * chance.between(0.96, 1.06)).toFixed(2);
  return { base: count * size, parts: [{ quantity: String(count), unit }], price: { amount, unit } };
};

const isDeliveryDue = (item: DemoItem, onHand: number, facts: MonthFacts & { daysLeft: number }): boolean => {
  if (facts.isNeglected && facts.daysLeft < 8) return false;
  if (facts.isUnbooked && facts.daysLeft < 12) return false;
  return onHand < item.par * 1.5;
};

/** The shelf of one item as the month goes by. */
type Shelf = { onHand: number; readonly steps: (DemoMovement | DemoCount)[]; readonly countsAhead: Date[] };

const put = (shelf: Shelf, base: number, movement: DemoMovement): void => {
  shelf.onHand += base;
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
    shelf.onHand = Math.max(0, Math.round(found / step) * step);
    shelf.steps.push({ kind: 'COUNT', at: shelf.countsAhead[0], by: 'chef', base: shelf.onHand });
    shelf.countsAhead.shift();
  }
};

type Day = { readonly number: number; readonly start: number };

const receiveMorning = (shelf: Shelf, item: DemoItem, work: { facts: MonthFacts; day: Day; chance: Chance }): void => {
  const { facts, day, chance } = work;
  if (!isDeliveryDue(item, shelf.onHand, { ...facts, daysLeft: monthDays - day.number })) return;
  const { base, ...arrived } = delivery(item, shelf.onHand, chance);
  const at = new Date(day.start - 5 * hourMs + chance.between(0, 90) * 60_000);
  put(shelf, base, { ...arrived, kind: 'RECEIPT', at, by: 'manager', reason: null });
};

const useEvening = (shelf: Shelf, item: DemoItem, work: { facts: MonthFacts; at: Date; amount: number }): void => {
  const used = spoken(work.amount * (weekday[work.at.getUTCDay()] ?? 1), item.baseUnit);
  const isCovered = work.facts.isUnbooked || shelf.onHand >= baseOf(used);
  if (isCovered) takeOut(shelf, used, { kind: 'PRODUCTION_OUT', at: work.at, by: 'chef', reason: null });
};

/** How often which reason is the one: too much was cooked more often than anything else happened. */
const wastedFor: readonly (readonly [below: number, reason: WastedFor])[] = [
  [0.36, 'OVERPRODUCED'],
  [0.6, 'SPOILED'],
  [0.74, 'EXPIRED'],
  [0.87, 'TRIM'],
  [0.95, 'BURNT'],
];

const wasteEvening = (shelf: Shelf, item: DemoItem, work: { at: Date; chance: Chance }): void => {
  if (!perishable.has(item.category) || work.chance.next() >= 0.05) return;
  const wasted = spoken(item.daily * work.chance.between(0.1, 0.35), item.baseUnit);
  const lot = work.chance.next();
  const reason = wastedFor.find(([below]) => lot < below)?.[1] ?? 'DROPPED';
  if (shelf.onHand > baseOf(wasted)) takeOut(shelf, wasted, { kind: 'WASTE', at: work.at, by: 'kitchenstaff', reason });
};

/** The item's month: an opening, deliveries on some mornings, kitchen use in the evenings, now and then waste, and counts. */
export const monthOf = (item: DemoItem, facts: MonthFacts, chance: Chance): readonly (DemoMovement | DemoCount)[] => {
  const start = facts.end.getTime() - monthDays * dayMs;
  const shelf: Shelf = { onHand: 0, steps: [], countsAhead: [...facts.countTimes] };
  const { base, ...opening } = delivery(item, item.par * chance.between(0.2, 0.8), chance);
  put(shelf, base, { ...opening, kind: 'OPENING', at: new Date(start), by: 'owner', reason: null });
  const deliveryDay = Math.floor(chance.between(0, 3));
  const useEvery = chance.next() < 0.4 ? 1 : 2;
  for (let number = 1; number < monthDays; number += 1) {
    const day = { number, start: start + number * dayMs };
    const evening = new Date(day.start + 6 * hourMs + chance.between(0, 120) * 60_000);
    if (evening > facts.end) break;
    countUntil(shelf, item, { at: new Date(day.start - 5 * hourMs), facts });
    if (number % 3 === deliveryDay) receiveMorning(shelf, item, { facts, day, chance });
    countUntil(shelf, item, { at: evening, facts });
    if (number % useEvery === 0) useEvening(shelf, item, { facts, at: evening, amount: item.daily * useEvery * chance.between(0.8, 1.2) });
    wasteEvening(shelf, item, { at: new Date(evening.getTime() + 600_000), chance });
    const still = stillWasted(item, number, facts.storyChance);
    const after = { kind: 'WASTE', at: new Date(evening.getTime() + 900_000), by: 'kitchenstaff', reason: 'OVERPRODUCED' } as const;
    if (still && shelf.onHand > baseOf(still)) takeOut(shelf, still, after);
  }
  countUntil(shelf, item, { at: facts.end, facts });
  return shelf.steps;
};
