import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

import { forecastChartHeight, type ChartDay } from './chart-day.ts';

export type ForecastDrawingProps = {
  readonly past: readonly ChartDay[];
  readonly ahead: readonly ChartDay[];
  readonly width: number;
  readonly label: string;
  readonly formatDay: (day: string) => string;
  readonly formatValue: (value: number) => string;
};

const height = forecastChartHeight;
const margin = { top: 16, right: 24, bottom: 28, left: 64 };
const gridLines = 3;
const pixelsPerLabel = 88;

type Axis = ScaleLinear<number, number>;

/** What came as a line, what is expected as a broken one within its band; own figures as rings, special days as ticks at the foot. */
export const ForecastDrawing = ({ past, ahead, width, label, formatDay, formatValue }: ForecastDrawingProps) => {
  const days = [...past, ...ahead];
  if (days.length === 0) return null;
  const highest = Math.max(...days.flatMap(({ value, band, override }) => [value, band?.high ?? 0, override ?? 0]));
  const x = scaleLinear([0, Math.max(1, days.length - 1)], [margin.left, width - margin.right]);
  const y = scaleLinear([0, highest * 1.1 || 1], [height - margin.bottom, margin.top]).nice(gridLines);
  const at = (index: number): number => x(past.length + index);
  const cameLine = line<ChartDay>(
    (_, index) => x(index),
    ({ value }) => y(value),
  )([...past]);
  const aheadLine = line<ChartDay>(
    (_, index) => at(index),
    ({ value }) => y(value),
  )([...ahead]);
  const band = area<ChartDay>(
    (_, index) => at(index),
    (one) => y(one.band?.low ?? one.value),
    (one) => y(one.band?.high ?? one.value),
  )([...ahead]);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible text-micro">
      <Grid y={y} width={width} formatValue={formatValue} />
      <path d={band ?? ''} className="fill-line" />
      <path d={cameLine ?? ''} fill="none" className="stroke-ink-3" strokeWidth={1.5} strokeLinejoin="round" />
      <path d={aheadLine ?? ''} fill="none" className="stroke-ink" strokeWidth={2} strokeDasharray="5 4" strokeLinejoin="round" />
      {ahead.map((one, index) => (
        <Point key={one.day} day={one} x={at(index)} y={y} />
      ))}
      <Days days={days} x={x} width={width} formatDay={formatDay} />
    </svg>
  );
};

const Grid = ({ y, width, formatValue }: { readonly y: Axis; readonly width: number; readonly formatValue: (value: number) => string }) => (
  <g aria-hidden>
    {y.ticks(gridLines).map((tick) => (
      <g key={tick}>
        <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
        <text x={margin.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-ink-3">
          {formatValue(tick)}
        </text>
      </g>
    ))}
  </g>
);

const Point = ({ day: { value, override, isMarked }, x, y }: { readonly day: ChartDay; readonly x: number; readonly y: Axis }) => (
  <g>
    <circle cx={x} cy={y(value)} r={2.5} className="fill-ink" />
    {override !== null && <circle cx={x} cy={y(override)} r={5} className="fill-teff stroke-berbere" strokeWidth={2} />}
    {isMarked && (
      <line x1={x} x2={x} y1={height - margin.bottom - 6} y2={height - margin.bottom} className="stroke-turmeric" strokeWidth={3} />
    )}
  </g>
);

type DaysProps = {
  readonly days: readonly ChartDay[];
  readonly x: Axis;
  readonly width: number;
  readonly formatDay: (day: string) => string;
};

/** As many days by name as fit, the last among them. */
const Days = ({ days, x, width, formatDay }: DaysProps) => {
  const fit = Math.max(2, Math.floor((width - margin.left) / pixelsPerLabel));
  const step = Math.max(1, Math.ceil(days.length / fit));
  return (
    <g aria-hidden className="fill-ink-3">
      {days.map(
        ({ day }, index) =>
          (days.length - 1 - index) % step === 0 && (
            <text key={day} x={x(index)} y={height - 8} textAnchor={index === days.length - 1 ? 'end' : 'middle'}>
              {formatDay(day)}
            </text>
          ),
      )}
    </g>
  );
};
