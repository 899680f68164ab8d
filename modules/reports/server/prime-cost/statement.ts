import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ReportRow, ReportTable } from '../../contract/report-document.ts';
import { goalShare, goodsLines, labourLines, type Budget } from '../../rules/account-lines.ts';
import { shareOfNet, type StretchCosts } from '../../rules/prime-cost.ts';
import { lineWord } from '../account-words.ts';
import { money, plain, words } from '../cells.ts';
import type { ReportAsk } from '../report-maker.ts';

/**
 * What was wanted of the parts of a prime cost; null where nobody said.
 *
 * @unit hundredths of a percent of net sales
 */
export type PrimeGoals = {
  readonly budget: Budget;
  readonly goods: number | null;
  readonly labour: number | null;
  readonly prime: number | null;
};

type Said = {
  readonly label: string;
  readonly amount: bigint | null;
  readonly goal: number | null;
  readonly weight: ReportRow['weight'];
  readonly place: string | null;
};

/** Net sales, what was used, what people cost, and what both come to: as an amount, a share, and points above the goal. */
export const statementOf = (
  tx: RestaurantTx,
  { now, goals }: { readonly now: StretchCosts; readonly goals: PrimeGoals },
  { on, days }: ReportAsk,
): ReportTable => {
  const { netMinor } = now;
  const stretch = `from=${days.from}&to=${days.to}`;
  const row = ({ label, amount, goal, weight, place }: Said): ReportRow => {
    const share = shareOfNet(amount, netMinor);
    const points = share === null || goal === null ? null : share - goal;
    return { weight, place, cells: [words(label), money(tx, amount), plain('share', share), plain('points', points)] };
  };
  const goods = goodsLines
    .map((line) => ({ line, amount: now.goodsByLine.get(line)?.usedMinor ?? 0n }))
    .filter(({ line, amount }) => amount !== 0n || goals.budget[line] !== undefined);
  const labour = labourLines.map((line) => ({ line, amount: now.labourByLine?.[line] ?? null }));
  return {
    id: 'statement',
    title: m.reports_statement({}, on),
    note: null,
    columns: [
      { id: 'line', label: m.reports_line({}, on), side: 'left' },
      { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
      { id: 'share', label: m.reports_of_sales({}, on), side: 'right' },
      { id: 'goal', label: m.reports_against_goal({}, on), side: 'right' },
    ],
    rows: [
      row({ label: m.reports_net_sales({}, on), amount: netMinor, goal: null, weight: 'sum', place: `/reports/sales?${stretch}` }),
      ...goods.map(({ line, amount }) =>
        row({
          label: lineWord(line, on),
          amount,
          goal: goalShare(goals.budget, line),
          weight: 'line',
          place: line === 'FOOD' ? `/reports/food-cost?${stretch}` : `/reports/cost-of-goods?${stretch}`,
        }),
      ),
      row({ label: m.reports_cost_of_goods({}, on), amount: now.goodsMinor, goal: goals.goods, weight: 'sum', place: null }),
      ...labour.map(({ line, amount }) =>
        row({
          label: lineWord(line, on),
          amount,
          goal: goalShare(goals.budget, line),
          weight: 'line',
          place: `/reports/labour?${stretch}`,
        }),
      ),
      row({ label: m.reports_labour({}, on), amount: now.labourMinor, goal: goals.labour, weight: 'sum', place: null }),
      row({ label: m.reports_prime_cost({}, on), amount: now.primeMinor, goal: goals.prime, weight: 'total', place: null }),
    ],
  };
};
