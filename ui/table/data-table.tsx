import { useTable, type RowSelectionState, type SortingState } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';

import { DataTableHead } from './data-table-head.tsx';
import { RowLine, SectionLine, type RowDeeds } from './data-table-lines.tsx';
import { dataTableFeatures, leastWidth, libraryColumns, type DataColumn } from './table-columns.ts';
import { tableLines, type TableSection } from './table-lines.ts';

export type DataTableProps<Data extends object> = {
  /** What the table holds, for those who don't see it. */
  readonly label: string;
  readonly rows: readonly Data[];
  readonly columns: readonly DataColumn<Data>[];
  readonly hiddenColumnIds?: readonly string[];
  readonly rowId: (row: Data) => string;
  readonly rowName: (row: Data) => string;
  readonly onOpen?: (row: Data) => void;
  readonly sections?: readonly TableSection[];
  readonly sectionOf?: (row: Data) => string;
  readonly onFoldSection?: (id: string) => void;
  /** Order and selection belong to the screen: the order is in its address. */
  readonly sorting: SortingState;
  readonly onSortingChange: (sorting: SortingState) => void;
  readonly selection?: RowSelectionState;
  readonly onSelectionChange?: (selection: RowSelectionState) => void;
  readonly rowHeightPx?: number;
};

const usualRowHeightPx = 42;
const noSections: readonly TableSection[] = [];

/** Ten thousand rows that scroll like ten: only those in sight are in the document. The frame fills its parent. */
export const DataTable = <Data extends object>(props: DataTableProps<Data>) => {
  const { label, columns, sections = noSections, sectionOf, rowHeightPx = usualRowHeightPx } = props;
  const frame = useRef<HTMLDivElement>(null);
  const table = useDataTable(props);
  const rows = table.getSortedRowModel().rows;
  const lines = useMemo(() => tableLines(rows, sections, (row) => sectionOf?.(row.original) ?? ''), [rows, sections, sectionOf]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeightPx,
    overscan: 6,
  });
  const drawn = virtual.getVirtualItems();
  const hidden = props.hiddenColumnIds;
  const shownColumns = useMemo(() => columns.filter(({ id }) => hidden?.includes(id) !== true), [columns, hidden]);
  const deeds = useRowDeeds(props);
  const canSelect = props.onSelectionChange !== undefined;
  const columnCount = shownColumns.length + (canSelect ? 1 : 0);
  return (
    <div ref={frame} className="h-full min-h-0 overflow-auto" tabIndex={-1}>
      <table
        aria-label={label}
        aria-rowcount={lines.length + 1}
        style={{ minWidth: leastWidth(shownColumns, canSelect) }}
        className="w-full table-fixed border-separate border-spacing-0 text-body"
      >
        <DataTableHead table={table} columns={shownColumns} canSelect={canSelect} />
        <tbody>
          <Spacer heightPx={drawn[0]?.start ?? 0} />
          {drawn.map(({ index }) => {
            const line = lines[index];
            if (!line) return null;
            const place = { rowIndex: index + 2, heightPx: rowHeightPx };
            return line.kind === 'section' ? (
              <SectionLine
                key={`section ${line.section.id}`}
                {...place}
                line={line}
                columnCount={columnCount}
                onFold={props.onFoldSection}
              />
            ) : (
              <RowLine
                key={line.row.id}
                {...place}
                rowId={line.row.id}
                data={line.row.original}
                isSelected={line.row.getIsSelected()}
                columns={shownColumns}
                name={props.rowName(line.row.original)}
                deeds={deeds}
              />
            );
          })}
          <Spacer heightPx={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  );
};

/** Stands for the rows that are out of sight. */
const Spacer = ({ heightPx }: { readonly heightPx: number }): ReactNode =>
  heightPx > 0 ? <tr aria-hidden style={{ height: heightPx }} /> : null;

const noSelection: RowSelectionState = {};

/** What a row can do, as one object for the life of the table: it always asks the screen of now. */
const useRowDeeds = <Data extends object>(props: DataTableProps<Data>): RowDeeds<Data> => {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const canSelect = props.onSelectionChange !== undefined;
  const canOpen = props.onOpen !== undefined;
  return useMemo(
    () => ({
      onSelect: canSelect
        ? (rowId, selected) => {
            const { selection = noSelection, onSelectionChange } = latest.current;
            const { [rowId]: _before, ...others } = selection;
            onSelectionChange?.(selected ? { ...others, [rowId]: true } : others);
          }
        : undefined,
      onOpen: canOpen ? (row) => latest.current.onOpen?.(row) : undefined,
    }),
    [canSelect, canOpen],
  );
};

const useDataTable = <Data extends object>(props: DataTableProps<Data>) => {
  const { rows, columns, rowId, hiddenColumnIds = [], sorting, selection = noSelection } = props;
  const defs = useMemo(() => libraryColumns(columns), [columns]);
  const columnVisibility = useMemo(() => Object.fromEntries(hiddenColumnIds.map((id) => [id, false])), [hiddenColumnIds]);
  return useTable({
    features: dataTableFeatures,
    columns: defs,
    data: rows as Data[],
    getRowId: rowId,
    state: { sorting, rowSelection: selection, columnVisibility },
    onSortingChange: (next) => props.onSortingChange(typeof next === 'function' ? next(sorting) : next),
    onRowSelectionChange: (next) => props.onSelectionChange?.(typeof next === 'function' ? next(selection) : next),
  });
};
