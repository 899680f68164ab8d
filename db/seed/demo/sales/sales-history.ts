import { isoDayAt } from '../../../../kit/time/wall.ts';
import { chanceFrom } from '../chance.ts';
import type { DemoRestaurant } from '../restaurants.ts';
import { guestsOf } from '../waste-story.ts';
import { houseTrades } from './house-trade.ts';
import { ordersOfDay } from './orders-of-day.ts';
import type { SoldOrder } from './sold-order.ts';

/** How far back the demo's orders go, today not counted: five whole weeks. @unit days */
export const salesDays = 35;

const dayMs = 86_400_000;

/** What a house sold, day by day, the first day first; of today what is paid already. */
export type SalesHistory = ReadonlyMap<string, readonly SoldOrder[]>;

/** The trading days that are told, from the first to the day of `end`. */
export const soldDays = (end: Date, timeZone: string): readonly string[] => {
  const today = Date.parse(`${isoDayAt(end, timeZone)}T00:00:00Z`);
  return Array.from({ length: salesDays + 1 }, (_, index) => new Date(today - (salesDays - index) * dayMs).toISOString().slice(0, 10));
};

/** What a house of the demo sold until `end`; the same whenever it is asked for. */
export const salesHistory = (demo: DemoRestaurant, end: Date): SalesHistory => {
  const trade = houseTrades[demo.word];
  if (!trade) throw new Error(`Nobody said how ${demo.word} trades.`);
  const days = soldDays(end, demo.timeZone);
  return new Map(
    days.map((day) => {
      const chance = chanceFrom(`${demo.word}/sales/${day}`);
      const covers = guestsOf(day, trade.usual, chance);
      const orders = ordersOfDay({ demo, trade, day, covers, isToday: day === days.at(-1) }, chance);
      return [day, orders.filter(({ closedAt }) => closedAt < end)];
    }),
  );
};

/** How many sat at the tables on a day, and what it took. */
export const tradeOfDay = (orders: readonly SoldOrder[]): { readonly covers: number; readonly salesMinor: bigint } => ({
  covers: orders.reduce((sum, { covers }) => sum + (covers ?? 0), 0),
  salesMinor: orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0n),
});
