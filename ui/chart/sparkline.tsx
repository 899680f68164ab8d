import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export type SparklineProps = {
  readonly values: readonly number[];
  /** What the line says: "fell from 20 kg to 3 kg in 14 days". */
  readonly label: string;
};

const width = 60;
const height = 18;
const inset = 3;

/** The way a figure took, without an axis; the last point is the figure beside it. */
export const Sparkline = ({ values, label }: SparklineProps) => {
  if (values.length < 2) return null;
  const x = scaleLinear([0, values.length - 1], [inset, width - inset]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - inset, inset]);
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  )([...values]);
  const last = values.length - 1;
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="inline-block text-ink-2">
      <path d={path ?? ''} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r={2.5} fill="currentColor" />
    </svg>
  );
};
