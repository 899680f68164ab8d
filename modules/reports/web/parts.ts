/** What other modules' screens take from here; the shell never loads it. */
export { ChartView } from './report/chart-view.tsx';
export { FigureLine } from './report/figure-line.tsx';
export { PlaceLink } from './report/place-link.tsx';
export { TableView } from './report/table-view.tsx';
export { reportQuery, useReportsClient } from './reports-client.ts';
export { useReader } from './use-reader.ts';
