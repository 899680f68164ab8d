import type { ReactNode } from 'react';

/** One span of time and what is known of it; null is not known, which is not nought. */
export type TrendPoint = { readonly label: string; readonly value: number | null };

/** A level that the figures are held against. */
export type TrendLine = { readonly value: number; readonly label: string; readonly kind: 'baseline' | 'goal' };

export type TrendChartProps = {
  /** The finding, as the chart's heading. */
  readonly title: ReactNode;
  /** Measure and unit, under the heading. */
  readonly measure: string;
  /** The whole chart in one or two sentences, for those who don't see it. */
  readonly description: string;
  /** Oldest first. */
  readonly points: readonly TrendPoint[];
  /** The first points lie on a ground of their own: so many. */
  readonly bandPoints: number;
  readonly lines: readonly TrendLine[];
  /**
   * From where to where the picture reaches, said at its ends, where it stands beside others of one scale; by itself it reaches
   * from nothing to above its highest figure.
   *
   * @unit as the figures
   */
  readonly scale?: { readonly from: number; readonly to: number };
  /** Stands beside the last point. */
  readonly lastLabel: string | null;
  /** What the labels of the points are. */
  readonly spanWord: string;
  readonly unknownWord: string;
  readonly formatValue: (value: number) => string;
};

/** @unit pixels; the picture comes when it is drawn, and its place is kept until then */
export const trendChartHeight = 240;
