import { useId, useState } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import type { TrendChartProps } from './trend-chart-data.ts';
import { TrendChartDrawing } from './trend-chart-drawing.tsx';
import { useWidth } from './use-width.ts';

/** A figure span by span beside where it started and where it shall go. The same figures stand in a table behind one key. */
export const TrendChart = (props: TrendChartProps) => {
  const { title, measure, description, points, spanWord, unknownWord, formatValue } = props;
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
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="text-link text-small focus-ring touch:min-h-11"
        >
          {asTable ? m.ui_show_chart() : m.ui_show_table()}
        </button>
      </figcaption>
      <div ref={frame} className="min-w-0">
        {asTable ? (
          <table className="w-full text-body">
            <thead className="text-left text-micro text-ink-3">
              <tr>
                <th scope="col" className="py-2 font-normal">
                  {spanWord}
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  {measure}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, value }) => (
                <tr key={label} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {label}
                  </th>
                  <td className="py-1.5 text-right">{value === null ? unknownWord : formatValue(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <TrendChartDrawing {...props} width={width} label={description} />
        )}
      </div>
    </figure>
  );
};
