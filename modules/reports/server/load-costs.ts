import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemHeadings, stockFlows } from '../../inventory/server/public.ts';
import { salesByCategory } from '../../kitchen/server/public.ts';
import { usedDifferences } from '../../purchasing/server/public.ts';
import { labourOfDays } from '../../staff/server/public.ts';
import { goodsLineOf, plannedSales, salesLineOf, type Budget, type Headings } from '../rules/account-lines.ts';
import { plannedOfDays } from '../rules/planned-days.ts';
import type { DayCosts, DayGoods, DaySales } from '../rules/prime-cost.ts';
import { stretchAround, stretchToCompare, stretchesWithin, type Days, type ReportCalendar } from '../rules/report-period.ts';
import { monthBooks, readHeadings } from './month-books.ts';
import type { ReportAsk } from './report-maker.ts';

/** What the ledger says of goods day by day, with what invoices put right of goods that were used by then. */
export const loadGoods = async (tx: RestaurantTx, days: Days, headings: Headings): Promise<readonly DayGoods[]> => {
  const booked = (await stockFlows(tx, days)).map(({ businessDate, categoryId, kind, valueMinor, unpriced }): DayGoods => ({
    day: businessDate,
    line: goodsLineOf(headings, categoryId),
    kind,
    valueMinor,
    unpriced,
  }));
  const late = await usedDifferences(tx, days);
  const items = await itemHeadings(tx, [...new Set(late.map(({ itemId }) => itemId))]);
  const putRight = late.map(({ itemId, businessDate, usedMinor }): DayGoods => ({
    day: businessDate,
    line: goodsLineOf(headings, items.get(itemId)?.categoryId ?? null),
    kind: 'USED_DIFFERENCE',
    valueMinor: usedMinor,
    unpriced: 0,
  }));
  return [...booked, ...putRight];
};

/** What was sold day by day, under the lines of the account. */
export const loadDaySales = async (tx: RestaurantTx, days: Days, headings: Headings): Promise<readonly DaySales[]> =>
  (await salesByCategory(tx, days)).map(({ businessDate, categoryId, netMinor, coveredMinor }) => ({
    day: businessDate,
    line: salesLineOf(headings, categoryId),
    netMinor,
    coveredMinor,
  }));

/** All that a prime cost is made of, and how categories were sorted for it. */
export type Costs = DayCosts & { readonly headings: Headings };

const withSales = async (tx: RestaurantTx, days: Days, known: Pick<Costs, 'headings' | 'sales'>): Promise<Costs> => ({
  ...known,
  goods: await loadGoods(tx, days, known.headings),
  labour: await labourOfDays(tx, days),
});

const loadSold = async (tx: RestaurantTx, days: Days): Promise<Pick<Costs, 'headings' | 'sales'>> => {
  const headings = await readHeadings(tx);
  return { headings, sales: await loadDaySales(tx, days, headings) };
};

/** All that a prime cost is made of, of some days. */
export const loadCosts = async (tx: RestaurantTx, days: Days): Promise<Costs> => withSales(tx, days, await loadSold(tx, days));

/** The same of some days and those before them; null where nothing was sold, of which no cost is a share. */
export const costsToCompare = async (tx: RestaurantTx, { days, calendar }: Pick<ReportAsk, 'days' | 'calendar'>): Promise<Costs | null> => {
  const all = { from: stretchToCompare(days, calendar).from, to: days.to };
  const sold = await loadSold(tx, all);
  return sold.sales.length === 0 ? null : withSales(tx, all, sold);
};

/**
 * What was meant to be sold in some days, by the months that they touch; null where one of them says nothing of it.
 *
 * @unit minor units
 */
export const loadPlannedSales = async (tx: RestaurantTx, days: Days, calendar: ReportCalendar): Promise<bigint | null> => {
  const months = stretchesWithin(days, 'month', calendar).map(({ from }) => stretchAround('month', from, calendar));
  const books = await monthBooks(
    tx,
    months.map(({ from }) => from),
  );
  const plannedIn = (from: string): bigint | null => {
    const book = books.get(from);
    return book?.currency === tx.currency ? plannedSales(book.budget) : null;
  };
  return plannedOfDays(
    days,
    months.map((month) => ({ days: month, planned: plannedIn(month.from) })),
  );
};

/** What was planned for the month that the days begin in; nothing where that was in another currency than today's. */
export const loadBudget = async (tx: RestaurantTx, { days, calendar }: Pick<ReportAsk, 'days' | 'calendar'>): Promise<Budget> => {
  const { from } = stretchAround('month', days.from, calendar);
  const book = (await monthBooks(tx, [from])).get(from);
  return book?.currency === tx.currency ? book.budget : {};
};
