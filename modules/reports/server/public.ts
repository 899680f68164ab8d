/** What other modules may ask of reports, in their own transaction. */
export { money } from './cells.ts';
export { foodHeadline } from './food-cost/food-cost-report.ts';
export { costsToCompare } from './load-costs.ts';
export { loadSales } from './load-sales.ts';
export { askOf, reportName } from './make-report.ts';
export { primeHeadline } from './prime-cost/prime-headline.ts';
export { salesHeadlines } from './sales/sales-report.ts';
export { salesSoFar } from './sales/sales-so-far.ts';
