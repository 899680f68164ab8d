import { useState, type ReactNode } from 'react';

import { TableKey } from '../../../../ui/chart/table-key.tsx';

type WithTableProps = {
  readonly id: string;
  readonly title: string;
  readonly measure?: string;
  readonly chart: ReactNode;
  /** The same figures, for reading, copying and listening. */
  readonly table: ReactNode;
};

/** A picture of figures, with the figures themselves behind one key. */
export const WithTable = ({ id, title, measure, chart, table }: WithTableProps) => {
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <TableKey asTable={asTable} onChange={setAsTable} />
      </header>
      {measure !== undefined && <p className="text-small text-ink-2">{measure}</p>}
      {asTable ? table : chart}
    </section>
  );
};
