/** What other modules may ask of the kitchen, in their own transaction. */
export { channelWord } from './channel-word.ts';
export { discardedLines, type DiscardedLine } from './discarded-lines.ts';
export { tradeByDay, type DayTrade } from './trade-by-day.ts';
export { readExpectedSales, type ExpectedOnDay } from './read-expected-sales.ts';
export { salesOfDays, type SalesOfDays, type WrittenSale } from './sales-of-days.ts';
export { ticketsNow, type TicketsNow } from './tickets-now.ts';
export { hasSold } from './set-up-steps.ts';
export { readEngineering } from './engineering.ts';
export { salesByCategory } from './sales-by-category.ts';
export { readTicketTimes } from './read-ticket-times.ts';
export { ordersLeftOpen, tillNames } from './day-standing.ts';
export { givenBackOnDays, paymentsOfDays, type DayPayments, type GivenBack } from './payments-of-days.ts';
export { readCoverage } from './read-coverage.ts';
export { paymentWord } from './payment-word.ts';
export { soldThings, type SoldThing } from './sold-lines.ts';
export { kitchenPresses } from './what-presses.ts';
