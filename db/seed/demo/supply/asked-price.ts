import type { DemoItem } from '../catalogue.ts';
import { chanceFrom } from '../chance.ts';

const daysOfWeek = 7;

/** What is dear one week and cheap the next. */
const restless: ReadonlySet<string> = new Set(['vegetables', 'meat']);
/** Since when everything else costs what it costs now. @unit weeks */
const settledWeeks = 3;

const shareOf = ({ name, category }: DemoItem, weeksAgo: number): number => {
  if (weeksAgo === 0) return 1;
  if (restless.has(category)) return chanceFrom(`${name}/price/${weeksAgo}`).between(0.94, 1.05);
  return weeksAgo < settledWeeks ? 1 : chanceFrom(`${name}/price`).between(0.95, 0.99);
};

const priceText = (item: DemoItem, weeksAgo: number): string => (item.price * shareOf(item, weeksAgo)).toFixed(2);

const weeksBefore = (days: number, number: number): number => Math.floor((days - 1 - number) / daysOfWeek);

/** What its supplier asks for the whole pack of an item, or one kilogram, litre or piece without one, on a day of the month. */
export const askedPrice = (item: DemoItem, { number, days }: { readonly number: number; readonly days: number }): string =>
  priceText(item, weeksBefore(days, number));

/** A price, and the day of the month, counted from the first, from which on it is asked. */
export type PriceSince = { readonly price: string; readonly number: number };

/** What an item cost in the month, week by week, each price once while it stays. */
export const pricesOfMonth = (item: DemoItem, days: number): readonly PriceSince[] => {
  const told: PriceSince[] = [];
  for (let number = 0; number < days; number += 1) {
    const price = askedPrice(item, { number, days });
    if (told.at(-1)?.price !== price) told.push({ price, number });
  }
  return told;
};
