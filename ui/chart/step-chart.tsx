import { useId, useState } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { ChartTable } from './chart-table.tsx';
import type { StepChartProps } from './step-chart-data.ts';
import { StepChartDrawing } from './step-chart-drawing.tsx';
import { useWidth } from './use-width.ts';

/** A level over time: steps, because stock doesn't slide. The same figures stand in a table behind one key. */
export const StepChart = (props: StepChartProps) => {
  const { title, measure, description, points, marks = [], formatValue, formatTime } = props;
  const [asTable, setAsTable] = useState(false);
  const [frame, width] = useWidth();
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex flex-col">
          <span id={titleId} className="text-heading">
            {title}
          </span>
          <span className="text-small text-ink-2">{measure}</span>
        </span>
        <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)} className="text-link text-small focus-ring">
          {asTable ? m.ui_show_chart() : m.ui_show_table()}
        </button>
      </figcaption>
      <div ref={frame} className="min-w-0">
        {asTable ? (
          <ChartTable points={points} marks={marks} measure={measure} formatValue={formatValue} formatTime={formatTime} />
        ) : (
          <StepChartDrawing {...props} marks={marks} width={width} label={description} />
        )}
      </div>
    </figure>
  );
};
