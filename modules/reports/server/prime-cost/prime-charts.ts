import { m } from '../../../../generated/messages/server/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import type { ReportChart } from '../../contract/report-document.ts';
import { goalShare, type GoodsLine } from '../../rules/account-lines.ts';
import { shareOfNet, type StretchCosts } from '../../rules/prime-cost.ts';
import type { Trend } from '../../rules/trend-stretches.ts';
import { lineWord, spanWord } from '../account-words.ts';
import { plain } from '../cells.ts';
import type { ReportAsk } from '../report-maker.ts';
import type { PrimeGoals } from './statement.ts';

type Drawn = { readonly trend: readonly StretchCosts[]; readonly goals: PrimeGoals };
type Around = { readonly ask: ReportAsk; readonly trend: Trend };
type Series = ReportChart['series'][number];

const goodsDrawn: readonly GoodsLine[] = ['FOOD', 'DRINK', 'PACKAGING'];

/** Prime cost over time, and its parts beside each other on one scale. */
export const primeCharts = ({ trend, goals }: Drawn, { ask: { on }, trend: { span, stretches } }: Around): ReportChart[] => {
  if (stretches.length < 2) return [];
  const reader = { wall: on.house, language: on.locale };
  const labels = stretches.map(({ from }) => dayText(from, 'short', reader));
  const goalCell = (goal: number | null): Series['goal'] =>
    goal === null ? null : { label: m.reports_goal({}, on), value: plain('share', goal) };
  const seriesOf = (said: Pick<Series, 'id' | 'label'>, of: (costs: StretchCosts) => bigint | null, goal: number | null): Series => ({
    ...said,
    points: trend.map((costs, at) => ({ label: labels[at] ?? '', value: plain('share', shareOfNet(of(costs), costs.netMinor)) })),
    goal: goalCell(goal),
  });
  const spoken = { span: spanWord(span, on).toLowerCase() };
  return [
    {
      id: 'prime',
      title: m.reports_prime_by({}, on),
      measure: m.reports_prime_measure(spoken, on),
      kind: 'trend',
      spanWord: spanWord(span, on),
      series: [seriesOf({ id: 'prime', label: m.reports_prime_cost({}, on) }, ({ primeMinor }) => primeMinor, goals.prime)],
    },
    {
      id: 'parts',
      title: m.reports_prime_parts({}, on),
      measure: m.reports_prime_parts_measure({}, on),
      kind: 'multiples',
      spanWord: spanWord(span, on),
      series: [
        seriesOf({ id: 'labour', label: m.reports_labour({}, on) }, ({ labourMinor }) => labourMinor, goals.labour),
        ...goodsDrawn.map((line) =>
          seriesOf(
            { id: line.toLowerCase(), label: lineWord(line, on) },
            ({ goodsByLine }) => goodsByLine.get(line)?.usedMinor ?? null,
            goalShare(goals.budget, line),
          ),
        ),
      ],
    },
  ];
};
