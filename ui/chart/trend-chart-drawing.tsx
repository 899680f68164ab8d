import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

import { trendChartHeight, type TrendChartProps, type TrendLine, type TrendPoint } from './trend-chart-data.ts';

export type TrendChartDrawingProps = Pick<TrendChartProps, 'points' | 'bandPoints' | 'lines' | 'lastLabel' | 'scale' | 'formatValue'> & {
  readonly width: number;
  readonly label: string;
};

const height = trendChartHeight;
const margin = { top: 12, right: 116, bottom: 28, left: 4 };
const pixelsPerLabel = 96;
/** Beside the first point, where the ends of the scale are said. */
const endsWidth = 52;
/** Two labels nearer than this would run into each other. */
const labelApart = 18;

type Axis = ScaleLinear<number, number>;
type Axes = { readonly x: Axis; readonly y: Axis; readonly width: number };

export const TrendChartDrawing = ({ points, bandPoints, lines, lastLabel, scale, formatValue, width, label }: TrendChartDrawingProps) => {
  const values = [...points.flatMap(({ value }) => value ?? []), ...lines.map(({ value }) => value)];
  if (values.length === 0) return null;
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [scale ? endsWidth : margin.left, width - margin.right]);
  const { from, to } = scale ?? { from: 0, to: Math.max(...values) * 1.15 || 1 };
  const y = scaleLinear([from, to], [height - margin.bottom, margin.top]);
  const axes = { x, y, width };
  const path = line<TrendPoint>(
    (_, index) => x(index),
    ({ value }) => y(value ?? 0),
  ).defined(({ value }) => value !== null)([...points]);
  const last = points.findLastIndex(({ value }) => value !== null);
  const lastY = y(points[last]?.value ?? 0);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible text-micro">
      {bandPoints > 1 && (
        <rect
          x={x(0)}
          y={margin.top}
          width={x(bandPoints - 1) - x(0)}
          height={height - margin.top - margin.bottom}
          className="fill-teff-sunk"
        />
      )}
      {scale && <Ends axes={axes} scale={scale} formatValue={formatValue} />}
      {lines.map((one) => (
        <Level key={one.kind} axes={axes} line={one} bandPoints={bandPoints} nearY={lastY} />
      ))}
      <path d={path ?? ''} fill="none" className="stroke-ink" strokeWidth={2} strokeLinejoin="round" />
      {points.map(
        ({ value, label: at }, index) =>
          value !== null && <circle key={at} cx={x(index)} cy={y(value)} r={index === last ? 4.5 : 2} className="fill-ink" />,
      )}
      {last >= 0 && lastLabel !== null && (
        <text x={x(last) + 10} y={lastY} dy="0.32em" className="fill-ink text-small font-semibold">
          {lastLabel}
        </text>
      )}
      <Spans axes={axes} points={points} />
    </svg>
  );
};

type EndsProps = { readonly axes: Axes } & Required<Pick<TrendChartProps, 'scale' | 'formatValue'>>;

/** What the picture reaches from and to: where it does not begin at nothing, that must be read. */
const Ends = ({ axes: { x, y, width }, scale: { from, to }, formatValue }: EndsProps) => (
  <g aria-hidden>
    {[to, from].map((end) => (
      <g key={end}>
        <line x1={x(0)} x2={width - margin.right} y1={y(end)} y2={y(end)} className="stroke-line" />
        <text x={0} y={y(end)} dy="0.32em" className="fill-ink-3">
          {formatValue(end)}
        </text>
      </g>
    ))}
  </g>
);

type LevelProps = { readonly axes: Axes; readonly line: TrendLine; readonly bandPoints: number; readonly nearY: number };

/** The goal is named at its end; where it started, on the ground of the points that it is worked out from. */
const Level = ({ axes: { x, y, width }, line: { value, label, kind }, bandPoints, nearY }: LevelProps) => {
  const isGoal = kind === 'goal';
  const isNear = Math.abs(y(value) - nearY) < labelApart;
  const labelY = isGoal && isNear ? nearY + (y(value) >= nearY ? labelApart : -labelApart) : y(value);
  return (
    <g>
      <line
        x1={x(0)}
        x2={width - margin.right}
        y1={y(value)}
        y2={y(value)}
        className={isGoal ? 'stroke-gomen' : 'stroke-ink-3'}
        strokeDasharray="6 4"
      />
      <text
        x={isGoal ? width - margin.right + 10 : x(0) + 8}
        y={isGoal ? labelY : margin.top + 14}
        dy={isGoal ? '0.32em' : 0}
        className={isGoal ? 'fill-gomen text-small font-medium' : 'fill-ink-3'}
        visibility={isGoal || bandPoints > 1 ? 'visible' : 'hidden'}
      >
        {label}
      </text>
    </g>
  );
};

/** As many spans by name as fit, the first and the last among them. */
const Spans = ({ axes: { x, width }, points }: { readonly axes: Axes; readonly points: readonly TrendPoint[] }) => {
  const fit = Math.max(2, Math.floor((width - margin.right) / pixelsPerLabel));
  const step = Math.max(1, Math.ceil((points.length - 1) / (fit - 1)));
  return (
    <g aria-hidden className="fill-ink-3">
      {points.map(
        ({ label }, index) =>
          (points.length - 1 - index) % step === 0 && (
            <text key={label} x={x(index)} y={height - 8} textAnchor={index === 0 ? 'start' : 'middle'}>
              {label}
            </text>
          ),
      )}
    </g>
  );
};
