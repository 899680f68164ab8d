import type { Chance } from './chance.ts';
import type { DemoItem } from './catalogue.ts';

/** One movement of the demo's month, as somebody would type it. */
export type DemoMovement = {
  readonly kind: 'OPENING' | 'RECEIPT' | 'PRODUCTION_OUT' | 'WASTE' | 'STAFF_MEAL';
  readonly at: Date;
  readonly by: 'manager' | 'chef' | 'kitchenstaff' | 'owner';
  readonly parts: readonly { readonly quantity: string; readonly unit: string }[];
  readonly price: { readonly amount: string; readonly unit: string } | null;
  readonly reason: 'SPOILED' | 'TRIM' | 'OVERPRODUCED' | null;
};

/** What makes one item's month different from another's. */
export type MonthFacts = { readonly end: Date; readonly isNeglected: boolean; readonly isUnbooked: boolean };

const days = 30;
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

const baseOf = (part: { quantity: string; unit: string }): number =>
  Number(part.quantity) * (part.unit === 'each' ? 1 : 1000);

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

/** The item's month: an opening, deliveries on some mornings, kitchen use in the evenings, now and then waste. */
export const monthOf = (item: DemoItem, facts: MonthFacts, chance: Chance): readonly DemoMovement[] => {
  const movements: DemoMovement[] = [];
  const start = facts.end.getTime() - days * dayMs;
  const opening = delivery(item, item.par * chance.between(0.2, 0.8), chance);
  let onHand = opening.base;
  movements.push({ ...opening, kind: 'OPENING', at: new Date(start), by: 'owner', reason: null });
  const deliveryDay = Math.floor(chance.between(0, 3));
  const useEvery = chance.next() < 0.4 ? 1 : 2;
  for (let day = 1; day < days; day += 1) {
    const morning = new Date(start + day * dayMs - 5 * hourMs + chance.between(0, 90) * 60_000);
    const evening = new Date(start + day * dayMs + 6 * hourMs + chance.between(0, 120) * 60_000);
    if (evening > facts.end) break;
    if (day % 3 === deliveryDay && isDeliveryDue(item, onHand, { ...facts, daysLeft: days - day })) {
      const arrived = delivery(item, onHand, chance);
      onHand += arrived.base;
      movements.push({ ...arrived, kind: 'RECEIPT', at: morning, by: 'manager', reason: null });
    }
    if (day % useEvery === 0) {
      const busy = weekday[evening.getUTCDay()] ?? 1;
      const used = spoken(item.daily * useEvery * busy * chance.between(0.8, 1.2), item.baseUnit);
      const isCovered = facts.isUnbooked || onHand >= baseOf(used);
      if (isCovered) {
        onHand -= baseOf(used);
        movements.push({ kind: 'PRODUCTION_OUT', at: evening, by: 'chef', parts: [used], price: null, reason: null });
      }
    }
    if (perishable.has(item.category) && chance.next() < 0.05) {
      const wasted = spoken(item.daily * chance.between(0.1, 0.35), item.baseUnit);
      if (onHand > baseOf(wasted)) {
        onHand -= baseOf(wasted);
        const reason = chance.next() < 0.6 ? 'SPOILED' : 'TRIM';
        movements.push({ kind: 'WASTE', at: new Date(evening.getTime() + 600_000), by: 'kitchenstaff', parts: [wasted], price: null, reason });
      }
    }
  }
  return movements;
};
