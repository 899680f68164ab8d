/** What other modules may ask of reports, in their own transaction. */
export { money } from './cells.ts';
export { loadSales } from './load-sales.ts';
export { readReport, reportName } from './read-report.ts';
