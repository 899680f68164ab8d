import { useState } from 'react';
import { uuidv7 } from 'uuidv7';

import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import { enteredLines, type AccountLine } from '../../rules/account-lines.ts';
import { typedBook, type TypedBook, type TypedExpense } from '../../rules/typed-book.ts';
import type { ReportsOutputs } from '../reports-client.ts';

type Month = ReportsOutputs['readMonth']['month'];

/** Every line has a row to type into, whether or not anything was entered under it. */
const withRows = ({ budget, expenses }: TypedBook): TypedBook => ({
  budget,
  expenses: enteredLines.flatMap((line): readonly TypedExpense[] => {
    const own = expenses.filter((expense) => expense.line === line);
    return own.length > 0 ? own : [{ id: uuidv7(), line, amount: '', note: '' }];
  }),
});

const isBook = (kept: unknown): kept is TypedBook => typeof kept === 'object' && kept !== null && 'budget' in kept && 'expenses' in kept;

/** A month's book as it is typed. It outlives a reload; what was typed over another version than the one kept does not. */
export const useMonthDraft = (restaurantId: string, month: Month) => {
  const key = `reports month ${restaurantId} ${month.monthFrom} ${month.version}`;
  const [typed, setTyped] = useState<TypedBook>(() => {
    const kept = readDraft(key)['book'];
    return isBook(kept) ? kept : withRows(typedBook(month));
  });
  const change = (book: TypedBook): void => {
    setTyped(book);
    keepDraft(key, { book }, []);
  };
  return {
    typed,
    setBudget: (line: AccountLine, text: string) => change({ ...typed, budget: { ...typed.budget, [line]: text } }),
    setExpense: (id: string, said: Partial<Pick<TypedExpense, 'amount' | 'note'>>) =>
      change({ ...typed, expenses: typed.expenses.map((one) => (one.id === id ? { ...one, ...said } : one)) }),
    /** Takes over what another month says, each cost as a new one. */
    copy: (from: Month) => {
      const { budget, expenses } = typedBook(from);
      change(withRows({ budget, expenses: expenses.map((one) => ({ ...one, id: uuidv7() })) }));
    },
    forget: () => dropDraft(key),
  };
};
