/** One reading: when as milliseconds, how warm, and whether it was outside its limit. */
export type DrawnReading = { readonly key: string; readonly atMs: number; readonly degrees: number; readonly isOutside: boolean };

export type ReadingsDrawingProps = {
  readonly readings: readonly DrawnReading[];
  readonly limit: { readonly degrees: number; readonly label: string };
  /** @unit pixels */
  readonly width: number;
  readonly label: string;
};

/** @unit pixels */
const [height, top, bottom, left, right] = [160, 16, 12, 36, 8];

/** Readings over two weeks with the line that they are to stay behind; what was outside it is ringed, not only coloured. */
export const ReadingsDrawing = ({ readings, limit, width, label }: ReadingsDrawingProps) => {
  const degrees = [...readings.map((one) => one.degrees), limit.degrees];
  const [lowest, highest] = [Math.min(...degrees) - 1, Math.max(...degrees) + 1];
  const [fromMs, toMs] = [readings[0]?.atMs ?? 0, readings.at(-1)?.atMs ?? 1];
  const x = (atMs: number) => left + ((atMs - fromMs) / Math.max(1, toMs - fromMs)) * (width - left - right);
  const y = (value: number) => top + ((highest - value) / (highest - lowest)) * (height - top - bottom);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible text-micro">
      {[highest - 1, lowest + 1].map((value) => (
        <text key={value} x={left - 8} y={y(value)} dy="0.32em" textAnchor="end" className="fill-ink-3">
          {value}
        </text>
      ))}
      <line
        x1={left}
        x2={width - right}
        y1={y(limit.degrees)}
        y2={y(limit.degrees)}
        className="stroke-turmeric"
        strokeWidth={1.5}
        strokeDasharray="6 4"
      />
      <polyline
        points={readings.map((one) => `${x(one.atMs)},${y(one.degrees)}`).join(' ')}
        fill="none"
        className="stroke-ink"
        strokeWidth={1.5}
      />
      {readings.map((one) => (
        <circle
          key={one.key}
          cx={x(one.atMs)}
          cy={y(one.degrees)}
          r={one.isOutside ? 5 : 2.5}
          className={one.isOutside ? 'fill-teff stroke-berbere' : 'fill-ink'}
          strokeWidth={one.isOutside ? 2 : 0}
        />
      ))}
      {/* Readings may pass behind it: a ground of its own keeps it readable. */}
      <text
        x={width - right}
        y={y(limit.degrees) - 6}
        textAnchor="end"
        className="fill-turmeric stroke-teff-raise font-medium"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {limit.label}
      </text>
    </svg>
  );
};
