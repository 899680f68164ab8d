import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { dayLater } from '../../reports/rules/report-period.ts';
import { askOf, costsToCompare, foodHeadline, loadSales, primeHeadline, salesHeadlines, salesSoFar } from '../../reports/server/public.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import type { Home } from '../contract/home.contract.ts';
import type { Facts } from './gather-facts.ts';
import { dayIn, type On } from './words-of.ts';

type Asked = { readonly on: On; /** What stands beside other days is for plans that have it. */ readonly hasComparisons: boolean };

/** What the day before came to; null to who may not see it, and where nothing was sold. */
export const tradeOf = async (tx: RestaurantTx, { day }: Facts, { on, hasComparisons }: Asked): Promise<Home['trade']> => {
  if (!can(tx.role, 'reports.view')) return null;
  const yesterday = dayLater(day, -1);
  const days = { from: yesterday, to: yesterday };
  const { finding, figures } = await salesHeadlines(tx, await askOf(tx, { ...days, language: on.locale }), await loadSales(tx, days));
  const isKnown = figures.some(({ id, value }) => id === 'net' && value.kind === 'money' && value.minor !== null);
  if (!isKnown) return null;
  return {
    title: hasComparisons ? finding.text : m.home_trade({}, on),
    note: dayIn(yesterday, on),
    figures: hasComparisons ? figures : figures.map((figure) => ({ ...figure, comparisons: [] })),
    place: `/reports/sales?from=${yesterday}&to=${yesterday}`,
  };
};

/** @unit days */
const week = 7;

/** The last seven whole days: a week that has just begun says too little. */
const weekUntil = (day: string) => ({ from: dayLater(day, -week), to: dayLater(day, -1) });

/** What the last days sold and cost, asked for once; null to who may not see it, and where nothing was sold. */
export const weekOf = async (tx: RestaurantTx, { day }: Facts, on: On) => {
  if (!can(tx.role, 'reports.view')) return null;
  const ask = await askOf(tx, { ...weekUntil(day), language: on.locale });
  const costs = await costsToCompare(tx, ask);
  return costs && { ask, costs };
};

type Week = Awaited<ReturnType<typeof weekOf>>;

/** What today sold so far and what the last days' prime cost was, beside the budget; null to who may not see it. */
export const planOf = async (
  tx: RestaurantTx,
  { day, week: known }: { readonly day: string; readonly week: Week },
  { on, hasComparisons }: Asked,
): Promise<Home['plan']> => {
  if (!can(tx.role, 'reports.view')) return null;
  const today = await salesSoFar(tx, await askOf(tx, { from: day, to: day, language: on.locale }));
  const prime = known && (await primeHeadline(tx, known.ask, known.costs));
  const figures = [today, prime].flatMap((figure) => (figure === null ? [] : [hasComparisons ? figure : { ...figure, comparisons: [] }]));
  return figures.length === 0 ? null : { title: m.home_plan({}, on), figures };
};

/** That food cost more in the seven days until yesterday than in the seven before, and which item did it; null where it did not. */
export const foodRise = async (tx: RestaurantTx, known: Week): Promise<NonNullable<Home['briefing']>[number] | null> => {
  if (known === null) return null;
  const { from, to } = known.ask.days;
  const { text, standing } = await foodHeadline(tx, known.ask, known.costs);
  return standing === 'soon' ? { text, place: `/reports/food-cost?from=${from}&to=${to}` } : null;
};
