import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import type { InvoiceRow } from '../../contract/invoice.contract.ts';
import type { Age } from '../../rules/payables.ts';
import { amountText } from '../show/amount-text.ts';
import { DayText } from '../show/day-text.tsx';
import { ageWord, invoiceStateWord, invoiceStatus, invoiceTypeWord } from './invoice-words.ts';

export type InvoiceLineProps = {
  readonly invoice: InvoiceRow;
  /** What of it is still owed and for how long, where that is what the list is about; absent where it is about the papers. */
  readonly owed?: { readonly openMinor: string; readonly age: Age };
};

/** One invoice of a list. */
export const InvoiceLine = ({ invoice, owed }: InvoiceLineProps) => (
  <li className="border-t border-line">
    <Link
      to="/purchase/invoices/$invoiceId"
      params={{ invoiceId: invoice.id }}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 focus-ring"
    >
      <span className="min-w-0">
        <span className="block truncate text-body font-medium">{invoice.supplierName}</span>
        <span className="block text-small text-ink-2">
          {invoiceTypeWord(invoice.type)} {invoice.number} · <DayText day={invoice.invoicedOn} />
          {invoice.state !== 'PAID' && invoice.type !== 'OPEN_MARKET' && (
            <>
              {' · '}
              {m.purchasing_due_on()} <DayText day={invoice.dueOn} />
            </>
          )}
        </span>
        {owed && owed.age !== 'NOT_DUE' && <StatusLine status="soon">{m.purchasing_payables_late({ age: ageWord(owed.age) })}</StatusLine>}
        {invoice.openExceptions > 0 && (
          <StatusLine status="soon">{m.purchasing_refusal_invoice_has_exceptions({ exceptions: invoice.openExceptions })}</StatusLine>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {invoice.type === 'OPEN_MARKET' && <Tag status="not-counted">{m.purchasing_market_no_invoice()}</Tag>}
        <Tag status={invoiceStatus[invoice.state]}>{invoiceStateWord(invoice.state)}</Tag>
        <span className="text-right text-body tabular-nums">
          {amountText(owed?.openMinor ?? invoice.totalMinor, invoice.currency)}
          {owed && invoice.paidMinor !== '0' && (
            <span className="block text-small text-ink-2">
              {m.purchasing_payables_of({ total: amountText(invoice.totalMinor, invoice.currency) })}
            </span>
          )}
        </span>
      </span>
    </Link>
  </li>
);
