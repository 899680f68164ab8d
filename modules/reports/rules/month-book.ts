import { accepted, refused, type Decision } from '../../../kit/decision.ts';
import { enteredLines, type Budget, type EnteredLine } from './account-lines.ts';
import { stretchAround, type Days, type ReportCalendar } from './report-period.ts';

/** A cost that somebody entered, since no document of the house says it. */
export type Expense = {
  readonly id: string;
  readonly line: EnteredLine;
  /**
   * Below nothing where something was given back.
   *
   * @unit minor units
   */
  readonly amount: string;
  readonly note: string | null;
};

/** A month's book. */
export type MonthBook = { readonly monthFrom: string; readonly budget: Budget; readonly expenses: readonly Expense[] };

/**
 * Whether a day is the first of a month of the house's calendar.
 *
 * @refuses MONTH_UNKNOWN
 */
export const decideMonth = (monthFrom: string, calendar: ReportCalendar): Decision<Days, { readonly code: 'MONTH_UNKNOWN' }> => {
  const days = stretchAround('month', monthFrom, calendar);
  return days.from === monthFrom ? accepted(days) : refused({ code: 'MONTH_UNKNOWN' });
};

/**
 * What was entered under each line; a line that nobody entered anything under is not known, which is not nought.
 *
 * @unit minor units
 */
export const enteredAmounts = (expenses: readonly Expense[]): ReadonlyMap<EnteredLine, bigint> => {
  const found = new Map<EnteredLine, bigint>();
  for (const line of enteredLines) {
    const own = expenses.filter((expense) => expense.line === line);
    if (own.length > 0)
      found.set(
        line,
        own.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
      );
  }
  return found;
};
