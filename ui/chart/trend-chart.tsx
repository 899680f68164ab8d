import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import type { TrendChartProps } from './trend-chart-data.ts';
import { TrendChartDrawing } from './trend-chart-drawing.tsx';

/** A figure span by span beside where it started and where it shall go. The same figures stand in a table behind one key. */
export const TrendChart = (props: TrendChartProps) => {
  const { title, measure, description, points, spanWord, unknownWord, formatValue } = props;
  const rows = points.map(({ label, value }) => ({ key: label, when: label, value: value === null ? unknownWord : formatValue(value) }));
  return (
    <ChartFigure
      title={title}
      measure={measure}
      table={<ChartTable heading={spanWord} measure={measure} rows={rows} />}
      draw={(width) => <TrendChartDrawing {...props} width={width} label={description} />}
    />
  );
};
