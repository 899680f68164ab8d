import { m } from '../../../../generated/messages/web/messages.js';
import { TrendChart } from '../../../../ui/chart/trend-chart.tsx';
import type { Cell, ReportChart } from '../../contract/report-document.ts';
import { cellNumber, cellText } from '../../rules/cell-text.ts';
import { oneScale, type Scale } from '../../rules/one-scale.ts';
import { useReader } from '../use-reader.ts';
import { BarList } from './bar-list.tsx';

type Series = ReportChart['series'][number];

/** A picture of figures under its finding, with the figures themselves behind one key. */
export const ChartView = ({ chart }: { readonly chart: ReportChart }) => {
  const { kind, series, title } = chart;
  const [first] = series;
  if (!first) return null;
  if (!series.some(({ points }) => points.some(({ value }) => cellNumber(value) !== null))) return <NothingKnown title={title} />;
  if (kind === 'bars') return <BarList chart={chart} />;
  return kind === 'trend' ? <Trend chart={chart} series={first} title={title} /> : <Multiples chart={chart} />;
};

/** What a picture of a series must have room for. */
const numbersOf = ({ points, goal }: Series): readonly number[] =>
  [...points.map(({ value }) => value), ...(goal === null ? [] : [goal.value])].flatMap((cell) => cellNumber(cell) ?? []);

/** Pictures beside each other: the same rise is as steep in one as in another. */
const Multiples = ({ chart }: { readonly chart: ReportChart }) => {
  const scales = oneScale(chart.series.map(numbersOf));
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-heading">{chart.title}</h2>
      <div className="grid gap-6 sm:grid-cols-2">
        {chart.series.map((one, at) => (
          <Trend key={one.id} chart={chart} series={one} title={one.label} scale={scales[at]} />
        ))}
      </div>
    </section>
  );
};

/** A picture without a figure is told in words. */
const NothingKnown = ({ title }: { readonly title: string }) => (
  <section className="flex flex-col gap-1">
    <h2 className="text-heading">{title}</h2>
    <p className="text-body text-ink-2">{m.reports_nothing_here()}</p>
  </section>
);

type TrendProps = {
  readonly chart: ReportChart;
  readonly series: Series;
  readonly title: string;
  readonly scale?: Scale | undefined;
};

const Trend = ({ chart: { measure, spanWord }, series: { points, goal }, title, scale }: TrendProps) => {
  const reader = useReader();
  // The line ends where it is known: what stands beside its end is that point's figure.
  const last = points.findLast(({ value }) => cellNumber(value) !== null);
  const sample = points[0]?.value;
  const goalNumber = goal === null ? null : cellNumber(goal.value);
  const spoken = points.map(({ label, value }) => `${label}: ${cellText(value, reader)}`).join(m.ui_semicolon());
  return (
    <TrendChart
      title={title}
      measure={measure}
      description={`${m.ui_sentence({ text: title })} ${spoken}`}
      points={points.map(({ label, value }) => ({ label, value: cellNumber(value) }))}
      bandPoints={0}
      lines={goal !== null && goalNumber !== null ? [{ value: goalNumber, label: goal.label, kind: 'goal' }] : []}
      {...(scale && { scale })}
      lastLabel={last ? cellText(last.value, reader) : null}
      spanWord={spanWord}
      unknownWord={m.reports_unknown()}
      formatValue={(value) => (sample === undefined ? String(value) : cellText(withNumber(sample, value), reader))}
    />
  );
};

const perUnit: Readonly<Partial<Record<Cell['kind'], number>>> = { money: 100, share: 100, change: 100, points: 100, tenths: 10 };

/** A figure of the same kind: what an axis says between two points. */
const withNumber = (sample: Cell, value: number): Cell => {
  const whole = Math.round(value * (perUnit[sample.kind] ?? 1));
  if (sample.kind === 'money') return { ...sample, minor: String(whole) };
  return 'value' in sample ? { ...sample, value: whole } : { kind: 'count', value: whole };
};
