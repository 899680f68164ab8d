/** What other modules' screens take from here; the shell never loads it. */
export { FigureLine } from './report/figure-line.tsx';
export { reportQuery, useReportsClient } from './reports-client.ts';
export { useReader } from './use-reader.ts';
