/** What other modules may ask of reports, in their own transaction. */
export { dayCell, line, lineTo, money, plain, words } from './cells.ts';
export { foodHeadline } from './food-cost/food-cost-report.ts';
export { signedSince } from './close/kept-close.ts';
export { costsToCompare } from './load-costs.ts';
export { loadSales } from './load-sales.ts';
export { beforeWord } from './compare.ts';
export { askOf, reportName } from './make-report.ts';
export { periodName } from './period-name.ts';
export { primeHeadline } from './prime-cost/prime-headline.ts';
export { readReport } from './read-report.ts';
export { salesHeadlines } from './sales/sales-report.ts';
export { salesSoFar } from './sales/sales-so-far.ts';
