import { scaleLinear, scaleTime, type ScaleLinear, type ScaleTime } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';

import { useWall } from '../when/wall.tsx';
import type { StepChartProps, StepMark, StepPoint } from './step-chart-data.ts';
import { wallTicks } from './wall-ticks.ts';

export type StepChartDrawingProps = StepChartProps & {
  readonly marks: readonly StepMark[];
  readonly width: number;
  readonly label: string;
};

const height = 280;
const margin = { top: 24, right: 16, bottom: 24, left: 44 };
/** No more hairlines than the eye can name. */
const gridLines = 3;
const pixelsPerTick = 110;

type Axes = { readonly x: ScaleTime<number, number>; readonly y: ScaleLinear<number, number>; readonly width: number };

export const StepChartDrawing = ({ points, marks, par, width, label, formatValue, formatTime }: StepChartDrawingProps) => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const values = [...points.map((point) => point.value), par?.value ?? 0, 0];
  const x = scaleTime([first.at, last.at], [margin.left, width - margin.right]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - margin.bottom, margin.top]).nice(gridLines);
  const axes = { x, y, width };
  const path = line<StepPoint>(
    (point) => x(point.at),
    (point) => y(point.value),
  ).curve(curveStepAfter)([...points]);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible text-micro">
      <Grid axes={axes} formatValue={formatValue} formatTime={formatTime} />
      {par && <ParLine axes={axes} par={par} />}
      <path d={path ?? ''} fill="none" className="stroke-ink" strokeWidth={2} />
      {marks.map((mark) => (
        <Mark key={`${mark.at.toISOString()} ${mark.label}`} axes={axes} mark={mark} />
      ))}
      <circle cx={x(last.at)} cy={y(last.value)} r={4.5} className="fill-ink" />
      <text x={x(last.at) - 8} y={y(last.value) + 18} textAnchor="end" className="fill-ink text-small font-semibold">
        {formatValue(last.value)}
      </text>
    </svg>
  );
};

type GridProps = Pick<StepChartProps, 'formatValue' | 'formatTime'> & { readonly axes: Axes };

const Grid = ({ axes: { x, y, width }, formatValue, formatTime }: GridProps) => (
  <g aria-hidden>
    {y.ticks(gridLines).map((tick) => (
      <g key={tick}>
        <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
        <text x={margin.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-ink-3">
          {formatValue(tick)}
        </text>
      </g>
    ))}
    {wallTicks(x.domain(), Math.max(2, Math.floor(width / pixelsPerTick)), useWall().timeZone).map((tick) => (
      <text key={tick.toISOString()} x={x(tick)} y={height - 6} textAnchor="middle" className="fill-ink-3">
        {formatTime(tick)}
      </text>
    ))}
  </g>
);

const ParLine = ({ axes: { y, width }, par }: { readonly axes: Axes; readonly par: NonNullable<StepChartProps['par']> }) => (
  <g>
    <line
      x1={margin.left}
      x2={width - margin.right}
      y1={y(par.value)}
      y2={y(par.value)}
      className="stroke-turmeric"
      strokeWidth={1.5}
      strokeDasharray="6 4"
    />
    <text x={width - margin.right} y={y(par.value) - 6} textAnchor="end" className="fill-turmeric font-medium">
      {par.label}
    </text>
  </g>
);

const Mark = ({ axes: { x, y, width }, mark }: { readonly axes: Axes; readonly mark: StepMark }) => {
  const isCount = mark.kind === 'counted';
  const atRight = x(mark.at) > width * 0.7;
  return (
    <g className={isCount ? 'fill-gomen' : 'fill-ink-3'}>
      {isCount && <circle cx={x(mark.at)} cy={y(mark.value)} r={5} className="fill-teff stroke-gomen" strokeWidth={1.5} />}
      <text x={x(mark.at) + (atRight ? -4 : 4)} y={y(mark.value) - 9} textAnchor={atRight ? 'end' : 'start'}>
        {mark.label}
      </text>
    </g>
  );
};
