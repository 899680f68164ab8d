/** What other modules may ask of reports, in their own transaction. */
export { money } from './cells.ts';
export { foodHeadline } from './food-cost/food-cost-report.ts';
export { loadSales } from './load-sales.ts';
export { askOf, reportName } from './make-report.ts';
export { salesHeadlines } from './sales/sales-report.ts';
