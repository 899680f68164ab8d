import { lazy, Suspense } from 'react';

import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { trendChartHeight, type TrendChartProps } from './trend-chart-data.ts';

const TrendChartDrawing = lazy(async () => ({ default: (await import('./trend-chart-drawing.tsx')).TrendChartDrawing }));

/** A figure span by span beside where it started and where it shall go. The same figures stand in a table behind one key. */
export const TrendChart = (props: TrendChartProps) => {
  const { title, measure, description, points, spanWord, unknownWord, formatValue } = props;
  const rows = points.map(({ label, value }) => ({ key: label, when: label, value: value === null ? unknownWord : formatValue(value) }));
  return (
    <ChartFigure
      title={title}
      measure={measure}
      table={<ChartTable heading={spanWord} measure={measure} rows={rows} />}
      draw={(width) => (
        <Suspense fallback={<div style={{ height: trendChartHeight }} />}>
          <TrendChartDrawing {...props} width={width} label={description} />
        </Suspense>
      )}
    />
  );
};
