import { m } from '../../../../generated/messages/web/messages.js';
import { currencies, currencySymbols } from '../../../../kit/money.ts';
import type { Bill } from '../../rules/bill-parts.ts';
import { billTotals } from '../../rules/bills-file.ts';
import { amountText } from '../show/amount-text.ts';

export type BillsSummaryProps = {
  readonly bills: readonly Bill[];
  /** @unit papers that nobody has decided on */
  readonly undecided: number;
};

/** What a file of these bills comes to, each currency by itself, and what stays out of it. */
export const BillsSummary = ({ bills, undecided }: BillsSummaryProps) => (
  <div className="flex flex-col gap-3">
    {bills.length === 0 && <p className="text-body text-ink-2">{m.purchasing_books_none()}</p>}
    {currencies.map((currency) => {
      const some = bills.filter((bill) => bill.currency === currency);
      if (some.length === 0) return null;
      const { netMinor, taxMinor, totalMinor } = billTotals(some);
      const facts = [
        [m.purchasing_books_net(), netMinor],
        [m.purchasing_invoice_tax(), taxMinor],
        [m.purchasing_total(), totalMinor],
      ] as const;
      return (
        <dl key={currency} className="grid max-w-line grid-cols-2 gap-3 sm:grid-cols-4">
          <div className="border-t border-line pt-2">
            <dt className="text-small text-ink-2">{currencySymbols[currency].symbol}</dt>
            <dd className="text-body">{m.purchasing_books_papers({ count: some.length })}</dd>
          </div>
          {facts.map(([word, minor]) => (
            <div key={word} className="border-t border-line pt-2">
              <dt className="text-small text-ink-2">{word}</dt>
              <dd className="text-body tabular-nums">{amountText(String(minor), currency)}</dd>
            </div>
          ))}
        </dl>
      );
    })}
    {undecided > 0 && <p className="max-w-line text-small text-ink-2">{m.purchasing_books_undecided({ count: undecided })}</p>}
  </div>
);
