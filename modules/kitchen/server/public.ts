/** What other modules may ask of the kitchen, in their own transaction. */
export { discardedLines, type DiscardedLine } from './discarded-lines.ts';
export { tradeByDay, type DayTrade } from './trade-by-day.ts';
export { readExpectedSales, type ExpectedOnDay } from './read-expected-sales.ts';
