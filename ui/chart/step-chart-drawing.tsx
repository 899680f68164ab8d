import { scaleLinear, scaleTime, type ScaleLinear, type ScaleTime } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';

import { useWall } from '../when/wall.tsx';
import { type LabelBox, type LabelPlace, type LabelWish, placeLabels } from './place-labels.ts';
import { stepChartHeight, type StepChartProps, type StepMark, type StepPoint } from './step-chart-data.ts';
import { wallTicks } from './wall-ticks.ts';

export type StepChartDrawingProps = StepChartProps & {
  readonly marks: readonly StepMark[];
  readonly width: number;
  readonly label: string;
};

const height = stepChartHeight;
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
      {par && <ParLine axes={axes} value={par.value} />}
      <path d={path ?? ''} fill="none" className="stroke-ink" strokeWidth={2} />
      {marks.map((mark) => mark.kind === 'counted' && <Counted key={mark.at.toISOString()} axes={axes} mark={mark} />)}
      <circle cx={x(last.at)} cy={y(last.value)} r={4.5} className="fill-ink" />
      <Labels axes={axes} labels={labelsOf({ axes, marks, par, last: { ...last, label: formatValue(last.value) } })} marks={marks} />
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

const ParLine = ({ axes: { y, width }, value }: { readonly axes: Axes; readonly value: number }) => (
  <line
    x1={margin.left}
    x2={width - margin.right}
    y1={y(value)}
    y2={y(value)}
    className="stroke-turmeric"
    strokeWidth={1.5}
    strokeDasharray="6 4"
  />
);

const countedRadius = 5;

const Counted = ({ axes: { x, y }, mark }: { readonly axes: Axes; readonly mark: StepMark }) => (
  <circle cx={x(mark.at)} cy={y(mark.value)} r={countedRadius} className="fill-teff stroke-gomen" strokeWidth={1.5} />
);

type Label = LabelWish & { readonly className: string };

type Labelled = {
  readonly axes: Axes;
  readonly marks: readonly StepMark[];
  readonly par: StepChartProps['par'];
  readonly last: StepPoint & { readonly label: string };
};

/** What is there now matters most, then what should be, then what was counted, then what came, the latest first. */
const labelsOf = ({ axes: { x, y, width }, marks, par, last }: Labelled): readonly Label[] => {
  const right = width - margin.right;
  const parPlaces = (at: number): readonly LabelPlace[] =>
    [at - 6, at + 15].flatMap((line) => [
      { x: right, y: line, anchor: 'end' },
      { x: margin.left, y: line, anchor: 'start' },
    ]);
  const latest = marks.toSorted((left, after) => after.at.getTime() - left.at.getTime());
  return [
    { text: last.label, places: around(x(last.at), y(last.value), 8), className: 'fill-ink text-small font-semibold' },
    ...(par ? [{ text: par.label, places: parPlaces(y(par.value)), className: 'fill-turmeric font-medium' }] : []),
    ...(['counted', 'event'] as const).flatMap((kind) =>
      latest
        .filter((mark) => mark.kind === kind)
        .map((mark) => ({
          text: mark.label,
          places: around(x(mark.at), y(mark.value), 4),
          className: kind === 'counted' ? 'fill-gomen' : 'fill-ink-3',
        })),
    ),
  ];
};

/** Above and below a point, to either side of it. */
const around = (x: number, y: number, gap: number): readonly LabelPlace[] => [
  { x: x + gap, y: y - 9, anchor: 'start' },
  { x: x - gap, y: y - 9, anchor: 'end' },
  { x: x - gap, y: y + 19, anchor: 'end' },
  { x: x + gap, y: y + 19, anchor: 'start' },
];

type LabelsProps = { readonly axes: Axes; readonly labels: readonly Label[]; readonly marks: readonly StepMark[] };

/** The texts, as many as find room; those that don't are in the table. Each stands on its own ground, so that no line runs through it. */
const Labels = ({ axes: { x, y, width }, labels, marks }: LabelsProps) => {
  const frame = { left: margin.left, right: width, top: 0, bottom: height - margin.bottom };
  const taken: readonly LabelBox[] = marks
    .filter(({ kind }) => kind === 'counted')
    .map((mark) => ({
      left: x(mark.at) - countedRadius,
      right: x(mark.at) + countedRadius,
      top: y(mark.value) - countedRadius,
      bottom: y(mark.value) + countedRadius,
    }));
  const places = placeLabels(labels, { frame, taken });
  return labels.map(({ text, className }, index) => {
    const place = places[index];
    return place ? (
      <text
        key={`${text} ${place.x}`}
        x={place.x}
        y={place.y}
        textAnchor={place.anchor}
        className={`stroke-teff ${className}`}
        strokeWidth={3}
        paintOrder="stroke"
      >
        {text}
      </text>
    ) : null;
  });
};
