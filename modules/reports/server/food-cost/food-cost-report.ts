import { m } from '../../../../generated/messages/server/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { countedUse, type CountedUse } from '../../../inventory/server/public.ts';
import type { ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { goalShare, goodsLineOf, type Headings } from '../../rules/account-lines.ts';
import { goodsOf, type Goods } from '../../rules/goods.ts';
import { shareOfNet, type DayGoods, type DaySales } from '../../rules/prime-cost.ts';
import { dayLater, type Days } from '../../rules/report-period.ts';
import { line, money, plain, words } from '../cells.ts';
import { againstShare, beforeWord } from '../compare.ts';
import { ofDaysOver } from '../days-over.ts';
import { loadBudget, loadDaySales, loadGoods, type Costs } from '../load-costs.ts';
import { readHeadings } from '../month-books.ts';
import { goodsRestsOn } from '../prime-cost/prime-rests-on.ts';
import type { ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';
import { foodFinding } from './food-finding.ts';
import { foodMoves, type FoodMove } from './food-moves.ts';
import { movesTable } from './moves-table.ts';
import { priceAdvice } from './price-advice.ts';

/** Food and what it sold for, in one stretch. */
type Food = {
  readonly goods: Goods;
  /** @unit minor units; null where nothing was sold */
  readonly netMinor: bigint | null;
  readonly coveredMinor: bigint;
};

/** What was counted at both ends: the items, and what sold between the first count and the last. */
type Counted = {
  readonly items: number;
  readonly actualMinor: bigint;
  readonly theoreticalMinor: bigint;
  readonly days: Days;
  readonly netMinor: bigint | null;
};

const recipeShare = ({ goods, netMinor }: Food): number | null => shareOfNet(goods.recipeMinor, netMinor);

type View = {
  readonly now: Food;
  readonly before: Food;
  readonly lastYear: Food;
  readonly counted: Counted | null;
  readonly goal: number | null;
};

const inside = ({ from, to }: Days, day: string): boolean => from <= day && day <= to;

const foodOf = ({ goods, sales }: Loaded, days: Days): Food => {
  const sold = sales.filter(({ day }) => inside(days, day));
  return {
    goods: goodsOf(goods.filter(({ day }) => inside(days, day))),
    netMinor: sold.length === 0 ? null : sold.reduce((sum, { netMinor }) => sum + netMinor, 0n),
    coveredMinor: sold.reduce((sum, { coveredMinor }) => sum + coveredMinor, 0n),
  };
};

const countedOf = (uses: readonly CountedUse[], sales: readonly DaySales[]): Counted | null => {
  const [first, last] = [
    uses.map(({ countedFrom }) => countedFrom).toSorted()[0],
    uses
      .map(({ countedTo }) => countedTo)
      .toSorted()
      .at(-1),
  ];
  if (first === undefined || last === undefined) return null;
  const days = { from: first, to: last };
  // A count looks at the shelf at the end of its day: what was sold on the day of the first is used up by then.
  const between = { from: dayLater(first, 1), to: last };
  return {
    items: uses.length,
    actualMinor: uses.reduce((sum, { actualMinor }) => sum + actualMinor, 0n),
    theoreticalMinor: uses.reduce((sum, { theoreticalMinor }) => sum + theoreticalMinor, 0n),
    days,
    netMinor: foodOf({ goods: [], sales }, between).netMinor,
  };
};

type Loaded = { readonly goods: readonly DayGoods[]; readonly sales: readonly DaySales[] };

const foodAmong = ({ goods, sales }: Loaded): Loaded => ({
  goods: goods.filter(({ line: of }) => of === 'FOOD'),
  sales: sales.filter(({ line: of }) => of === 'SALES_FOOD'),
});

const loadFood = async (tx: RestaurantTx, days: Days, headings: Headings): Promise<Loaded> =>
  foodAmong({ goods: await loadGoods(tx, days, headings), sales: await loadDaySales(tx, days, headings) });

const figuresOf = (view: View, ask: ReportAsk): ReportFigure[] => {
  const { on, days } = ask;
  const { now, before, lastYear, counted, goal } = view;
  const stretch = `from=${days.from}&to=${days.to}`;
  const [bought, byRecipe] = [(food: Food) => shareOfNet(food.goods.boughtMinor, food.netMinor), recipeShare];
  const held = (value: number | null, of: (food: Food) => number | null) => [
    againstShare(m.reports_against_goal({}, on), { now: value, before: goal, direction: 'down' }),
    againstShare(beforeWord(ask), { now: value, before: of(before), direction: 'down' }),
    againstShare(m.reports_against_last_year({}, on), { now: value, before: of(lastYear), direction: 'down' }),
  ];
  const actual = counted && shareOfNet(counted.actualMinor, counted.netMinor);
  const coverage = Math.floor((shareOfNet(now.coveredMinor, now.netMinor) ?? 0) / 100);
  return [
    {
      id: 'bought',
      label: m.reports_food_bought({}, on),
      value: plain('share', bought(now)),
      basis: m.reports_food_bought_basis({}, on),
      place: `/reports/purchases?${stretch}`,
      comparisons: held(bought(now), bought),
    },
    {
      id: 'recipe',
      label: m.reports_food_recipe({}, on),
      value: plain('share', byRecipe(now)),
      basis: m.reports_food_recipe_basis({ percent: coverage }, on),
      place: `/reports/menu?${stretch}`,
      comparisons: held(byRecipe(now), byRecipe),
    },
    {
      id: 'actual',
      label: m.reports_food_actual({}, on),
      value: plain('share', actual),
      basis: counted === null ? m.reports_food_uncounted({}, on) : m.reports_food_actual_basis({ count: counted.items }, on),
      place: `/reports/variance?${stretch}`,
      comparisons: [againstShare(m.reports_against_goal({}, on), { now: actual, before: goal, direction: 'down' })],
    },
  ];
};

const tablesOf = (tx: RestaurantTx, view: View, { ask, moves }: { readonly ask: ReportAsk; readonly moves: readonly FoodMove[] }) => {
  const { on } = ask;
  const { now, counted } = view;
  const amounts: ReportTable = {
    id: 'statement',
    title: m.reports_three_figures({}, on),
    note: m.reports_three_figures_note({}, on),
    columns: [
      { id: 'figure', label: m.reports_figure({}, on), side: 'left' },
      { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
      { id: 'share', label: m.reports_of_food_sales({}, on), side: 'right' },
    ],
    rows: [
      line([words(m.reports_net_food_sales({}, on)), money(tx, now.netMinor), plain('share', null)], 'sum'),
      line([
        words(m.reports_food_bought({}, on)),
        money(tx, now.goods.boughtMinor),
        plain('share', shareOfNet(now.goods.boughtMinor, now.netMinor)),
      ]),
      line([
        words(m.reports_food_recipe({}, on)),
        money(tx, now.goods.recipeMinor),
        plain('share', shareOfNet(now.goods.recipeMinor, now.netMinor)),
      ]),
      line(
        [
          words(m.reports_counted_recipe({}, on)),
          money(tx, counted?.theoreticalMinor ?? null),
          plain('share', counted && shareOfNet(counted.theoreticalMinor, counted.netMinor)),
        ],
        'part',
      ),
      line([
        words(m.reports_food_actual({}, on)),
        money(tx, counted?.actualMinor ?? null),
        plain('share', counted && shareOfNet(counted.actualMinor, counted.netMinor)),
      ]),
    ],
  };
  return [amounts, movesTable(tx, moves, ask)];
};

const restsOn = async (
  tx: RestaurantTx,
  { now, counted }: View,
  { ask, headings }: { readonly ask: ReportAsk; readonly headings: Headings },
) => {
  const { on } = ask;
  const coverage = shareOfNet(now.coveredMinor, now.netMinor);
  const said = (day: string): string => dayText(day, 'date', { wall: on.house, language: on.locale });
  const reader = counted && { from: said(counted.days.from), to: said(counted.days.to) };
  return [
    { label: m.reports_basis({}, on), text: m.reports_food_basis({}, on) },
    ...(coverage === null
      ? []
      : [{ label: m.reports_coverage({}, on), text: m.reports_coverage_text({ percent: Math.floor(coverage / 100) }, on) }]),
    { label: m.reports_counts({}, on), text: reader ? m.reports_counted_between(reader, on) : m.reports_food_uncounted({}, on) },
    ...(Object.keys(headings.items).length === 0 ? [{ label: m.reports_sorting({}, on), text: m.reports_unsorted({}, on) }] : []),
    ...(await goodsRestsOn(tx, { goodsByLine: new Map([['FOOD' as const, now.goods]]) }, ask)),
  ];
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { days } = ask;
  const { before, lastYear } = ask.compared;
  const headings = await readHeadings(tx);
  const loaded = await loadFood(tx, { from: before.from, to: days.to }, headings);
  const uses = (await countedUse(tx, { from: dayLater(days.from, -1), to: days.to })).filter(
    ({ categoryId }) => goodsLineOf(headings, categoryId) === 'FOOD',
  );
  const view: View = {
    now: foodOf(loaded, ask.compared.now),
    before: foodOf(loaded, before),
    lastYear: foodOf(await loadFood(tx, lastYear, headings), lastYear),
    counted: countedOf(uses, loaded.sales),
    goal: goalShare(await loadBudget(tx, ask), 'FOOD'),
  };
  const moves = await foodMoves(tx, ask, headings);
  return {
    finding: foodFinding({ now: recipeShare(view.now), before: recipeShare(view.before) }, moves, ask),
    figures: figuresOf(view, ask),
    charts: [],
    tables: tablesOf(tx, view, { ask, moves }),
    restsOn: await restsOn(tx, view, { ask, headings }),
    advice: priceAdvice(tx, moves, ask),
  };
};

/** What one should know of what food cost, without the report around it. */
export const foodHeadline = async (tx: RestaurantTx, ask: ReportAsk, costs: Costs): Promise<ReportBody['finding']> => {
  const { headings } = costs;
  const loaded = foodAmong(costs);
  const shares = { now: recipeShare(foodOf(loaded, ask.days)), before: recipeShare(foodOf(loaded, ask.compared.before)) };
  return foodFinding(shares, await foodMoves(tx, ask, headings), ask);
};

/** What food cost: bought, by recipe, and between counts, each by its own name; and which item moved it. */
export const foodCostReport: ReportMaker = {
  name: (on) => m.reports_name_food_cost({}, on),
  make: (tx, asked) => ofDaysOver(asked, (ask) => make(tx, ask)),
};
