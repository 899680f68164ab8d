import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column as a screen describes it. */
export type DataColumn<Row> = {
  readonly id: string;
  /** The head, and the column's name where columns are chosen. */
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that they line up. */
  readonly align?: 'start' | 'end';
  /** CSS width; the one column without takes what is left. */
  readonly width?: string;
  /** Present where the head sorts; ascending. */
  readonly compare?: (a: Row, b: Row) => number;
};

/** What the table library does for us: order, chosen columns, chosen rows. */
export const dataTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type DataTableFeatures = typeof dataTableFeatures;

/** Our columns as the library wants them. */
export const libraryColumns = <Row extends object>(columns: readonly DataColumn<Row>[]): ColumnDef<DataTableFeatures, Row>[] =>
  columns.map(({ id, compare }) => ({
    id,
    accessorFn: (row) => row,
    enableSorting: compare !== undefined,
    sortDescFirst: false,
    ...(compare && { sortFn: (a, b) => compare(a.original, b.original) }),
  }));
