import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { undecidedStates } from '../../rules/invoice-state.ts';
import type { NewInvoiceSearch } from '../purchase-search.ts';
import { useInvoice } from '../purchasing-queries.ts';
import { DayText } from '../show/day-text.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { Exceptions } from './exceptions.tsx';
import { InvoiceRead } from './invoice-read.tsx';
import { emptyInvoice, typedInvoice } from './invoice-form.ts';
import { invoiceStateWord, invoiceStatus, invoiceTypeWord } from './invoice-words.ts';
import { Papers } from './papers.tsx';
import { Payments } from './payments.tsx';

const ToInvoices = ({ className }: { readonly className: string }) => (
  <Link to="/purchase" search={{ tab: 'invoices' }} className={className}>
    {m.purchasing_tab_invoices()}
  </Link>
);

/** A new invoice, copied from its paper. */
export const NewInvoiceScreen = () => {
  const navigate = useNavigate();
  const { timeZone } = useRestaurant();
  const mayWrite = useCan('purchasing.edit');
  const [invoiceId] = useState(newId);
  const { supplier = '' }: NewInvoiceSearch = useSearch({ strict: false });
  const [start] = useState(() => ({ ...emptyInvoice(isoDayAt(new Date(), timeZone)), supplierId: supplier }));
  if (!mayWrite) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  return (
    <section className="flex flex-col gap-4">
      <ToInvoices className={wayBackClass} />
      <h1 className="text-title">{m.purchasing_invoice_new()}</h1>
      <InvoiceEditor
        invoiceId={invoiceId}
        version={null}
        start={start}
        onSaved={() => void navigate({ to: '/purchase/invoices/$invoiceId', params: { invoiceId } })}
      />
    </section>
  );
};

/** One invoice: what it charges, what differs, what can be done, and what was paid. */
export const InvoiceScreen = () => {
  const { invoiceId = '' } = useParams({ strict: false });
  const query = useInvoice(invoiceId);
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (!query.data) return <Unread query={query} list={<ToInvoices className={buttonClass('secondary')} />} />;
  const invoice = query.data;
  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <ToInvoices className={wayBackClass} />
        <h1 className="text-title">
          {invoice.supplierName}{' '}
          <span className="inline-flex align-middle">
            <Tag status={invoiceStatus[invoice.state]}>{invoiceStateWord(invoice.state)}</Tag>
          </span>
        </h1>
        <p className="text-small text-ink-2">
          {invoiceTypeWord(invoice.type)} {invoice.number} · <DayText day={invoice.invoicedOn} /> · {m.purchasing_due_on()}{' '}
          <DayText day={invoice.dueOn} />
          {invoice.supplierTaxNumber !== null && ` · ${invoice.supplierTaxNumber}`}
        </p>
      </header>
      {undecidedStates.includes(invoice.state) &&
        invoice.lookalikes.map(({ id, number }) => <Banner key={id} status="soon" title={m.purchasing_invoice_lookalike({ number })} />)}
      {isCorrecting ? (
        <InvoiceEditor
          key={invoice.version}
          invoiceId={invoice.id}
          version={invoice.version}
          start={typedInvoice(invoice)}
          onSaved={() => setIsCorrecting(false)}
          onLeave={() => setIsCorrecting(false)}
        />
      ) : (
        <InvoiceRead invoice={invoice} />
      )}
      <Exceptions invoice={invoice} />
      <div className="flex flex-wrap gap-2">
        <InvoiceActions invoice={invoice} />
        {undecidedStates.includes(invoice.state) && !isCorrecting && (
          <Button onClick={() => setIsCorrecting(true)}>{m.purchasing_invoice_correct()}</Button>
        )}
      </div>
      <Papers invoice={invoice} />
      <Payments invoice={invoice} />
      <SettingGroup title={m.purchasing_history()}>
        <ol>
          {invoice.steps.map(({ toState, reason, takenBy, takenAt }) => (
            <li key={`${toState} ${takenAt}`} className="border-t border-line py-2 text-small">
              {invoiceStateWord(toState)} · {takenBy} · <MomentText at={takenAt} />
              {reason !== null && ` · ${reason}`}
            </li>
          ))}
        </ol>
      </SettingGroup>
    </section>
  );
};
