import type { ReactNode } from 'react';

/** A figure of a chart: when, and what it came to, both as they are said. */
export type ChartTableRow = { readonly key: string; readonly when: ReactNode; readonly value: string };

export type ChartTableProps = {
  /** What the first column is. */
  readonly heading: string;
  readonly measure: string;
  readonly rows: readonly ChartTableRow[];
};

/** The figures of a chart, for reading, copying and listening. */
export const ChartTable = ({ heading, measure, rows }: ChartTableProps) => (
  <div className="max-h-80 overflow-y-auto border-y border-line">
    <table className="w-full text-body">
      <thead className="sticky top-0 z-sticky bg-teff text-left text-micro text-ink-3">
        <tr>
          <th scope="col" className="py-2 font-normal">
            {heading}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {measure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, when, value }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {when}
            </th>
            <td className="py-1.5 text-right">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
