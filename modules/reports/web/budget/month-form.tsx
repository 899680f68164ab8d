import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols, type Currency } from '../../../../kit/money.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { leadToWrong } from '../../../../ui/form/lead-to-wrong.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { goodsLines, labourLines, salesLines, type AccountLine } from '../../rules/account-lines.ts';
import { readBook, type TypedExpense } from '../../rules/typed-book.ts';
import { useReportsWorld, type ReportsInputs, type ReportsOutputs } from '../reports-client.ts';
import { lineWord } from './line-words.ts';
import { useBooksCommand } from './use-books-command.ts';
import { useMonthDraft } from './use-month-draft.ts';

type Body = ReportsInputs['saveMonth']['body'];
type MonthFormProps = { readonly read: ReportsOutputs['readMonth'] };

const plannedLines: readonly AccountLine[] = [...salesLines, ...goodsLines, ...labourLines];

/** What a month is meant to come to, and what it cost beside goods and labour; Enter saves it. */
export const MonthForm = ({ read: { month, before, currency } }: MonthFormProps) => {
  const { restaurantId } = useReportsWorld();
  const { typed, setBudget, setExpense, copy, forget } = useMonthDraft(restaurantId, month);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { send, isBusy, problem } = useBooksCommand<Body, unknown>((client, command) => client.saveMonth(command));
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readBook(typed);
    setWrong(reading.wrong);
    leadToWrong(event.currentTarget);
    if (reading.wrong.length > 0) return;
    const body = { monthFrom: month.monthFrom, baseVersion: month.version, ...reading.book, expenses: [...reading.book.expenses] };
    send(body, {
      onSuccess: () => {
        forget();
        showToast({ title: m.reports_book_saved() });
      },
    });
  };
  const errorOf = (id: string, words: string) => (wrong.includes(id) ? { message: words } : undefined);
  const planField = (line: AccountLine, label: string) => (
    <TextField
      label={label}
      autoComplete="off"
      value={typed.budget[line] ?? ''}
      error={errorOf(line, m.reports_budget_wrong())}
      onChange={(event) => setBudget(line, event.target.value)}
    />
  );
  return (
    <form onSubmit={save} className="flex flex-col gap-8">
      {problem !== undefined && <Banner status="wrong" title={problem} />}
      <section className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 className="text-heading">{m.reports_budget()}</h2>
            <p className="max-w-line text-small text-ink-2">{m.reports_budget_hint()}</p>
          </div>
          {before && <Button onClick={() => copy(before)}>{m.reports_copy_month()}</Button>}
        </div>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {plannedLines.map((line) => (
            <div key={line}>{planField(line, lineWord(line))}</div>
          ))}
        </div>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{m.reports_entered()}</h2>
        <p className="max-w-line text-small text-ink-2">{m.reports_entered_hint()}</p>
        <ul>
          {typed.expenses.map((expense) => (
            <ExpenseLine
              key={expense.id}
              expense={expense}
              currency={currency}
              error={errorOf(expense.id, m.reports_amount_wrong())}
              onChange={(said) => setExpense(expense.id, said)}
            >
              {planField(expense.line, m.reports_budget())}
            </ExpenseLine>
          ))}
        </ul>
      </section>
      <Button type="submit" kind="primary" className="w-fit" busyLabel={isBusy ? m.reports_book_saving() : undefined}>
        {m.reports_book_save()}
      </Button>
    </form>
  );
};

type ExpenseLineProps = {
  readonly expense: TypedExpense;
  readonly currency: Currency;
  readonly error: { readonly message: string } | undefined;
  readonly onChange: (said: Partial<Pick<TypedExpense, 'amount' | 'note'>>) => void;
  /** What was meant for it. */
  readonly children: React.ReactNode;
};

const ExpenseLine = ({ expense: { line, amount, note }, currency, error, onChange, children }: ExpenseLineProps) => (
  <li className="border-t border-line py-3">
    <fieldset className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[11rem_1fr_1fr_1fr]">
      <legend className="sr-only">{lineWord(line)}</legend>
      <p aria-hidden className="col-span-2 text-body font-medium sm:col-span-1 sm:pt-8">
        {lineWord(line)}
      </p>
      {children}
      <TextField
        label={m.reports_amount()}
        inputMode="decimal"
        autoComplete="off"
        trailing={currencySymbols[currency].symbol}
        value={amount}
        error={error}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <TextField
        label={m.reports_note()}
        fieldClassName="col-span-2 sm:col-span-1"
        autoComplete="off"
        value={note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </fieldset>
  </li>
);
