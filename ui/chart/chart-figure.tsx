import { useId, useState, type ReactNode } from 'react';

import { TableKey } from './table-key.tsx';
import { useWidth } from './use-width.ts';

export type ChartFigureProps = {
  /** The finding, as the chart's heading. */
  readonly title: ReactNode;
  /** Measure and unit, under the heading. */
  readonly measure: string;
  /** The same figures, for reading, copying and listening. */
  readonly table: ReactNode;
  readonly draw: (width: number) => ReactNode;
};

/** A chart under its finding, as wide as there is room, with its figures behind one key. */
export const ChartFigure = ({ title, measure, table, draw }: ChartFigureProps) => {
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
        <TableKey asTable={asTable} onChange={setAsTable} />
      </figcaption>
      <div ref={frame} className="min-w-0">
        {asTable ? table : draw(width)}
      </div>
    </figure>
  );
};
