import { m } from '../../generated/messages/web/messages.js';
import type { StepMark, StepPoint } from './step-chart-data.ts';

export type ChartTableProps = {
  readonly points: readonly StepPoint[];
  readonly marks: readonly StepMark[];
  readonly measure: string;
  readonly formatValue: (value: number) => string;
  readonly formatTime: (at: Date) => string;
};

/** The figures of a chart, for reading, copying and listening. */
export const ChartTable = ({ points, marks, measure, formatValue, formatTime }: ChartTableProps) => (
  <div className="max-h-80 overflow-y-auto border-y border-line">
    <table className="w-full text-body">
      <thead className="sticky top-0 z-sticky bg-teff text-left text-micro text-ink-3">
        <tr>
          <th scope="col" className="py-2 font-normal">
            {m.ui_when()}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {measure}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.at.toISOString()} className="border-t border-line">
            <td className="py-1.5">
              {formatTime(point.at)}
              <span className="ml-2 text-small text-ink-2">
                {marks
                  .filter((mark) => mark.at.getTime() === point.at.getTime())
                  .map((mark) => mark.label)
                  .join(', ')}
              </span>
            </td>
            <td className="py-1.5 text-right">{formatValue(point.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
