/** A day on the chart. */
export type ChartDay = {
  readonly day: string;
  /** @unit of the series: what came, or what is expected */
  readonly value: number;
  /** Null of a day that is over. */
  readonly band: { readonly low: number; readonly high: number } | null;
  /** What somebody said instead. */
  readonly override: number | null;
  readonly isMarked: boolean;
};

/** @unit pixels; the picture comes when it is drawn, and its place is kept until then */
export const forecastChartHeight = 260;
