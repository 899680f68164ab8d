/** What other modules may ask of the kitchen, in their own transaction. */
export { discardedLines, type DiscardedLine } from './discarded-lines.ts';
export { tradeByDay, type DayTrade } from './trade-by-day.ts';
export { readExpectedSales } from './read-expected-sales.ts';
export type { ExpectedSales } from '../rules/expected-sales.ts';
