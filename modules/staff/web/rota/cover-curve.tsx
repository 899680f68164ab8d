import { m } from '../../../../generated/messages/web/messages.js';
import { useWidth } from '../../../../ui/chart/use-width.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { quarterMs, type Axis, type Quarter } from './rota-model.ts';

const height = 84;
const hourMs = 4 * quarterMs;

/** A stepped line through a figure of each quarter of an hour. */
const stepsOf = (cover: readonly Quarter[], x: (atMs: number) => number, y: (quarter: Quarter) => number): string =>
  cover.map((quarter, index) => `${index === 0 ? 'M' : 'L'}${x(quarter.atMs)},${y(quarter)}H${x(quarter.atMs + quarterMs)}`).join('');

/** An hour by the Ethiopian clock, and a half of its neighbour. @unit pixels */
const tickMin = 96;

/** The hours that are written under the curve: as many as there is room for. */
const ticksOf = ({ startsMs, endsMs }: Axis, width: number): readonly number[] => {
  const spaceOf = (hours: number): number => (hours * hourMs * width) / (endsMs - startsMs);
  const stepMs = ([2, 4, 6].find((hours) => spaceOf(hours) >= tickMin) ?? 8) * hourMs;
  return Array.from({ length: Math.floor((endsMs - startsMs) / stepMs) + 1 }, (_, index) => startsMs + index * stepMs);
};

export type CoverCurveProps = {
  readonly cover: readonly Quarter[];
  readonly axis: Axis;
  /** The worst gap in words; null where nobody is missing. */
  readonly short: string | null;
};

/** Who is there against who is needed: a line over an area, and where it falls short in words as well. */
export const CoverCurve = ({ cover, axis, short }: CoverCurveProps) => {
  const [ref, width] = useWidth();
  const { clock } = useWhen();
  const most = Math.max(1, ...cover.map(({ there, needed }) => Math.max(there, needed)));
  const x = (atMs: number): number => ((atMs - axis.startsMs) / (axis.endsMs - axis.startsMs)) * width;
  const y = (people: number): number => height - (people / most) * (height - 16);
  const ticks = ticksOf(axis, width);
  return (
    <figure className="flex">
      <figcaption className="w-48 shrink-0 pr-3 text-small">
        <span className="block font-semibold">{m.staff_cover()}</span>
        <span className="block text-ink-2">{m.staff_cover_line()}</span>
        <span className="block text-enset">{m.staff_cover_area()}</span>
        <span className={short === null ? 'block pt-1 text-ink-2' : 'block pt-1 font-medium text-wrong'}>{short ?? m.staff_enough()}</span>
      </figcaption>
      <div ref={ref} className="min-w-0 flex-1">
        <svg width={width} height={height + 18} aria-hidden className="overflow-visible">
          <path d={`${stepsOf(cover, x, ({ needed }) => y(needed))}V${height}H0Z`} className="fill-enset/20" />
          {cover.map((quarter) =>
            quarter.short > 0 ? (
              <rect
                key={quarter.atMs}
                x={x(quarter.atMs)}
                width={x(quarter.atMs + quarterMs) - x(quarter.atMs)}
                y={y(Math.max(quarter.needed, quarter.there))}
                height={
                  y(Math.max(0, Math.max(quarter.needed, quarter.there) - quarter.short)) - y(Math.max(quarter.needed, quarter.there))
                }
                className="fill-wrong/50"
              />
            ) : null,
          )}
          <path d={stepsOf(cover, x, ({ there }) => y(there))} className="fill-none stroke-ink" strokeWidth={2} />
          <line x1={0} x2={width} y1={height} y2={height} className="stroke-line-strong" />
          {ticks.map((atMs, index) => (
            <text
              key={atMs}
              x={x(atMs)}
              y={height + 14}
              textAnchor={index === 0 ? 'start' : x(atMs) > width - 24 ? 'end' : 'middle'}
              className="fill-ink-2 text-micro"
            >
              {clock(new Date(atMs))}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
};
