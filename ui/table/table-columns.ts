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

/** What a column takes that has no width of its own, a name say, where there is not enough for all; and the box to choose a row. */
const [freeWidth, chooseWidth] = ['12rem', '3rem'];

/** How wide a table is at least, as CSS: on a narrow screen it is moved sideways, and no name is squeezed to nothing. */
export const leastWidth = (columns: readonly Pick<DataColumn<never>, 'width'>[], canSelect: boolean): string =>
  `calc(${[...(canSelect ? [chooseWidth] : []), ...columns.map(({ width }) => width ?? freeWidth)].join(' + ')})`;

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
