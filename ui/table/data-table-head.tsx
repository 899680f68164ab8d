import type { ReactTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';

import { m } from '../../generated/messages/web/messages.js';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import type { DataColumn, DataTableFeatures } from './table-columns.ts';

export type DataTableHeadProps<Data extends object> = {
  readonly table: ReactTable<DataTableFeatures, Data>;
  readonly columns: readonly DataColumn<Data>[];
  readonly canSelect: boolean;
};

const cellClass = 'sticky top-0 z-sticky h-10 border-b border-line bg-teff px-2 text-micro font-normal text-ink-3';

/** Stays in sight; a head that sorts is a button and says how. */
export const DataTableHead = <Data extends object>({ table, columns, canSelect }: DataTableHeadProps<Data>) => (
  <thead>
    <tr>
      {canSelect && (
        <th scope="col" className={classNames(cellClass, 'w-10')}>
          <Checkbox
            aria-label={m.ui_select_all()}
            checked={table.getIsAllRowsSelected()}
            mixed={table.getIsSomeRowsSelected()}
            onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
          />
        </th>
      )}
      {columns.map((column) => (
        <HeadCell key={column.id} table={table} column={column} />
      ))}
    </tr>
  </thead>
);

type HeadCellProps<Data extends object> = { readonly table: ReactTable<DataTableFeatures, Data>; readonly column: DataColumn<Data> };

const HeadCell = <Data extends object>({ table, column }: HeadCellProps<Data>) => {
  const sorted = table.getColumn(column.id)?.getIsSorted() ?? false;
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted === false ? undefined : sorted === 'desc' ? 'descending' : 'ascending'}
      style={{ width: column.width }}
      className={classNames(cellClass, column.align === 'end' ? 'text-right' : 'text-left')}
    >
      {column.compare ? (
        <button
          type="button"
          onClick={() => table.getColumn(column.id)?.toggleSorting()}
          className="inline-flex min-h-8 items-center gap-1 rounded-chip focus-ring hover:text-ink"
        >
          {column.title}
          <Arrow className={classNames('size-3', sorted === false && 'invisible')} aria-hidden />
        </button>
      ) : (
        column.title
      )}
    </th>
  );
};
