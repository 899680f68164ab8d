import { lazy, Suspense } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { stepChartHeight, type StepChartProps, type StepMark, type StepPoint } from './step-chart-data.ts';

const StepChartDrawing = lazy(async () => ({ default: (await import('./step-chart-drawing.tsx')).StepChartDrawing }));

const wordsAt = (marks: readonly StepMark[], point: StepPoint): string =>
  marks
    .filter((mark) => mark.at.getTime() === point.at.getTime())
    .map((mark) => mark.label)
    .join(', ');

/** A level over time: steps, because stock doesn't slide. The same figures stand in a table behind one key. */
export const StepChart = (props: StepChartProps) => {
  const { title, measure, description, points, marks = [], formatValue, formatTime } = props;
  const rows = points.map((point) => ({
    key: point.at.toISOString(),
    when: (
      <>
        {formatTime(point.at)}
        <span className="ml-2 text-small text-ink-2">{wordsAt(marks, point)}</span>
      </>
    ),
    value: formatValue(point.value),
  }));
  return (
    <ChartFigure
      title={title}
      measure={measure}
      table={<ChartTable heading={m.ui_when()} measure={measure} rows={rows} />}
      draw={(width) => (
        <Suspense fallback={<div style={{ height: stepChartHeight }} />}>
          <StepChartDrawing {...props} marks={marks} width={width} label={description} />
        </Suspense>
      )}
    />
  );
};
