import type { ReactNode } from 'react';

/** A level from `at` on, until the next point. */
export type StepPoint = { readonly at: Date; readonly value: number };

/** A word at a point: a delivery, a count. */
export type StepMark = StepPoint & { readonly label: string; readonly kind: 'event' | 'counted' };

export type StepChartProps = {
  /** The finding, as the chart's heading. */
  readonly title: ReactNode;
  /** Measure and unit, under the heading. */
  readonly measure: string;
  /** The whole chart in one or two sentences, for those who don't see it. */
  readonly description: string;
  /** Oldest first. */
  readonly points: readonly StepPoint[];
  readonly marks?: readonly StepMark[];
  readonly par?: { readonly value: number; readonly label: string };
  readonly formatValue: (value: number) => string;
  readonly formatTime: (at: Date) => string;
};

/** @unit pixels; the picture comes when it is drawn, and its place is kept until then */
export const stepChartHeight = 280;
