import { formatDecimal } from '../../../kit/decimal.ts';
import { parseMajorUnits } from '../../../kit/money.ts';
import { accountLines, type AccountLine, type Budget, type BudgetValue, type EnteredLine } from './account-lines.ts';
import type { Expense, MonthBook } from './month-book.ts';
import { reportLimits } from './report-limits.ts';

/** A cost as it is typed. */
export type TypedExpense = { readonly id: string; readonly line: EnteredLine; readonly amount: string; readonly note: string };

/** A month's book as it is typed: an amount, "1,500", or a share of sales, "28%"; what is left empty is not said. */
export type TypedBook = { readonly budget: Readonly<Partial<Record<AccountLine, string>>>; readonly expenses: readonly TypedExpense[] };

const places = 2;

const typedValue = (value: BudgetValue): string =>
  'share' in value ? `${formatDecimal(BigInt(value.share), places)}%` : formatDecimal(BigInt(value.amount), places, places);

/** A book as it stands in the fields. */
export const typedBook = ({ budget, expenses }: Pick<MonthBook, 'budget' | 'expenses'>): TypedBook => ({
  budget: Object.fromEntries(accountLines.flatMap((line) => (budget[line] ? [[line, typedValue(budget[line])]] : []))),
  expenses: expenses.map(({ id, line, amount, note }) => ({
    id,
    line,
    amount: formatDecimal(BigInt(amount), places, places),
    note: note ?? '',
  })),
});

const plain = (text: string): string => text.replaceAll(/[\s,]/g, '');

const readValue = (text: string): BudgetValue | null => {
  const said = plain(text);
  const isShare = said.endsWith('%');
  const minor = parseMajorUnits(isShare ? said.slice(0, -1) : said);
  if (minor === null || minor < 0n) return null;
  if (!isShare) return { amount: String(minor) };
  // Two places of a percent are hundredths of it.
  return minor <= BigInt(reportLimits.shareMax) ? { share: Number(minor) } : null;
};

/** What was typed, read: the book, and the fields that say nothing that can be kept. */
export const readBook = (
  typed: TypedBook,
): { readonly book: Pick<MonthBook, 'budget' | 'expenses'>; readonly wrong: readonly string[] } => {
  const wrong: string[] = [];
  const budget: Partial<Record<AccountLine, BudgetValue>> = {};
  for (const line of accountLines) {
    const text = typed.budget[line]?.trim() ?? '';
    if (text === '') continue;
    const value = readValue(text);
    if (value) budget[line] = value;
    else wrong.push(line);
  }
  const expenses = typed.expenses.flatMap(({ id, line, amount, note }): Expense[] => {
    if (amount.trim() === '') return [];
    const minor = parseMajorUnits(plain(amount));
    if (minor === null) wrong.push(id);
    return minor === null ? [] : [{ id, line, amount: String(minor), note: note.trim() === '' ? null : note.trim() }];
  });
  return { book: { budget: budget as Budget, expenses }, wrong };
};
