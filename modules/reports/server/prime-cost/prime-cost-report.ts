import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { labourTarget } from '../../../staff/server/public.ts';
import type { ReportFigure } from '../../contract/report-document.ts';
import { goalOf, goodsLines, labourLines, type Budget } from '../../rules/account-lines.ts';
import { costsOf, shareOfNet, whoDidIt, type StretchCosts } from '../../rules/prime-cost.ts';
import { begunBy, trendOf, widest } from '../../rules/trend-stretches.ts';
import { money, plain } from '../cells.ts';
import { againstShare, beforeWord } from '../compare.ts';
import { ofDaysOver } from '../days-over.ts';
import { foodMoves } from '../food-cost/food-moves.ts';
import { priceAdvice } from '../food-cost/price-advice.ts';
import { loadBudget, loadCosts } from '../load-costs.ts';
import type { ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';
import { primeCharts } from './prime-charts.ts';
import { primeRestsOn } from './prime-rests-on.ts';
import { statementOf, type PrimeGoals } from './statement.ts';

/** A prime cost now and before, and what was wanted. */
export type PrimeView = {
  readonly now: StretchCosts;
  readonly before: StretchCosts;
  readonly lastYear: StretchCosts;
  readonly trend: readonly StretchCosts[];
  readonly goals: PrimeGoals;
};

/** What was wanted of a prime cost, by the book of the month and by what the rota aims at. */
export const goalsOf = (budget: Budget, target: number | null): PrimeGoals => {
  const labour = goalOf(budget, labourLines) ?? target;
  const goods = goalOf(budget, goodsLines);
  return { budget, goods, labour, prime: goods === null || labour === null ? null : goods + labour };
};

/** Each part of a prime cost that can have moved it, as a share of net sales. */
const partsOf = ({ now, before }: PrimeView) =>
  [...goodsLines, 'LABOUR' as const].map((key) => ({
    key,
    now: shareOfNet(amountOf(now, key), now.netMinor),
    before: shareOfNet(amountOf(before, key), before.netMinor),
  }));

type Part = (typeof goodsLines)[number] | 'LABOUR';

const amountOf = (costs: StretchCosts, part: Part): bigint | null =>
  part === 'LABOUR' ? costs.labourMinor : (costs.goodsByLine.get(part)?.usedMinor ?? null);

const partWord = (part: Part | null, { on }: ReportAsk): string => {
  const said: Readonly<Record<Part, () => string>> = {
    FOOD: () => m.reports_did_food({}, on),
    DRINK: () => m.reports_did_drink({}, on),
    PACKAGING: () => m.reports_did_packaging({}, on),
    OTHER_GOODS: () => m.reports_did_other({}, on),
    LABOUR: () => m.reports_did_labour({}, on),
  };
  return part === null ? '' : said[part]();
};

const tenth = 10;
const inPercent = (share: number): string => (Math.round(share / tenth) / tenth).toFixed(1);

const findingOf = (view: PrimeView, ask: ReportAsk): ReportBody['finding'] => {
  const { on } = ask;
  const share = shareOfNet(view.now.primeMinor, view.now.netMinor);
  if (share === null) return { text: m.reports_prime_unknown({}, on), standing: 'information' };
  const before = shareOfNet(view.before.primeMinor, view.before.netMinor);
  const change = before === null ? 0 : share - before;
  const who = partWord(whoDidIt(partsOf(view), change), ask);
  const { prime: goal } = view.goals;
  if (goal !== null) {
    const [percent, wanted] = [inPercent(share), inPercent(goal)];
    const standing = share <= goal ? ('good' as const) : ('wrong' as const);
    const text = share <= goal ? m.reports_prime_met({ percent, goal: wanted }, on) : m.reports_prime_missed({ percent, goal: wanted }, on);
    return { text, standing };
  }
  if (before === null || change === 0 || who === '')
    return { text: m.reports_prime_is({ percent: inPercent(share) }, on), standing: 'information' };
  const facts = { points: inPercent(Math.abs(change)), than: beforeWord(ask), who };
  return change > 0
    ? { text: m.reports_prime_rose(facts, on), standing: 'soon' }
    : { text: m.reports_prime_fell(facts, on), standing: 'good' };
};

const figuresOf = (tx: RestaurantTx, { now, before, lastYear, goals }: PrimeView, ask: ReportAsk): ReportFigure[] => {
  const { on, days } = ask;
  const stretch = `from=${days.from}&to=${days.to}`;
  const shareFigure = (id: 'prime' | 'goods' | 'labour', place: string): ReportFigure => {
    const of = (costs: StretchCosts) =>
      shareOfNet({ prime: costs.primeMinor, goods: costs.goodsMinor, labour: costs.labourMinor }[id], costs.netMinor);
    const words = {
      prime: { label: m.reports_prime_cost({}, on), basis: m.reports_prime_cost_basis({}, on) },
      goods: { label: m.reports_cost_of_goods({}, on), basis: m.reports_cost_of_goods_basis({}, on) },
      labour: { label: m.reports_labour({}, on), basis: m.reports_labour_basis({}, on) },
    }[id];
    return {
      id,
      ...words,
      value: plain('share', of(now)),
      place,
      comparisons: [
        againstShare(m.reports_against_goal({}, on), { now: of(now), before: goals[id], direction: 'down' }),
        againstShare(beforeWord(ask), { now: of(now), before: of(before), direction: 'down' }),
        againstShare(m.reports_against_last_year({}, on), { now: of(now), before: of(lastYear), direction: 'down' }),
      ],
    };
  };
  return [
    shareFigure('prime', `/reports/profit-and-loss?${stretch}`),
    shareFigure('goods', `/reports/cost-of-goods?${stretch}`),
    shareFigure('labour', `/reports/labour?${stretch}`),
    {
      id: 'left',
      label: m.reports_after_prime({}, on),
      value: money(tx, now.netMinor === null || now.primeMinor === null ? null : now.netMinor - now.primeMinor),
      basis: m.reports_after_prime_basis({}, on),
      place: `/reports/profit-and-loss?${stretch}`,
      comparisons: [],
    },
  ];
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { days, calendar, compared } = ask;
  const costs = await loadCosts(tx, widest(days, calendar));
  const trend = trendOf(days, calendar);
  const begun = trend.stretches.flatMap((stretch) => begunBy(stretch, compared.now.to) ?? []);
  const view: PrimeView = {
    now: costsOf(costs, compared.now),
    before: costsOf(costs, compared.before),
    lastYear: costsOf(await loadCosts(tx, compared.lastYear), compared.lastYear),
    trend: begun.map((stretch) => costsOf(costs, stretch)),
    goals: goalsOf(await loadBudget(tx, ask), await labourTarget(tx)),
  };
  const moves = await foodMoves(tx, ask, costs.headings);
  return {
    finding: findingOf(view, ask),
    figures: figuresOf(tx, view, ask),
    charts: primeCharts(view, { ask, trend: { ...trend, stretches: begun } }),
    tables: [statementOf(tx, view, ask)],
    restsOn: await primeRestsOn(tx, { ask, now: view.now, costs }),
    advice: priceAdvice(tx, moves, ask),
  };
};

/** Goods and labour as a share of what was sold, and what moved it. */
export const primeCostReport: ReportMaker = {
  name: (on) => m.reports_name_prime_cost({}, on),
  make: (tx, asked) => ofDaysOver(asked, (ask) => make(tx, ask)),
};
