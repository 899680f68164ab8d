import { Link, useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { invoiceFilters } from '../../contract/invoice-filters.ts';
import { InvoicesFile } from '../export/invoices-file.tsx';
import { useInvoices } from '../purchasing-queries.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { InvoiceLine } from './invoice-line.tsx';

type Filter = (typeof invoiceFilters)[number];

const words: Readonly<Record<Filter, () => string>> = {
  OPEN: m.purchasing_invoice_filter_open,
  OWED: m.purchasing_invoice_filter_owed,
  ALL: m.purchasing_invoice_filter_all,
};

/** Invoices by their day, newest first; those that nobody has decided on unless told otherwise. */
export const InvoicesTab = ({ filter }: { readonly filter: Filter }) => {
  const navigate = useNavigate();
  const query = useInvoices(filter);
  const invoices = query.data?.pages.flatMap((page) => page.invoices);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          {invoiceFilters.map((one) => (
            <Chip
              key={one}
              pressed={one === filter}
              onPress={() => void navigate({ to: '/purchase', search: { tab: 'invoices', invoices: one }, replace: true })}
            >
              {words[one]()}
            </Chip>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {invoices && invoices.length > 0 && <InvoicesFile filter={filter} />}
          <Link to="/purchase/books" className={buttonClass('quiet')}>
            {m.purchasing_books_title()}
          </Link>
          <Link to="/purchase/scan" className={buttonClass('secondary')}>
            {m.purchasing_invoice_scan()}
          </Link>
          <Link to="/purchase/invoices/new" className={buttonClass('primary')}>
            {m.purchasing_invoice_new()}
          </Link>
        </div>
      </div>
      {!invoices && <Unread query={query} />}
      {invoices?.length === 0 && <EmptyState title={m.purchasing_invoices_empty_title()}>{m.purchasing_invoices_empty()}</EmptyState>}
      <ul aria-label={m.purchasing_tab_invoices()}>
        {invoices?.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busyLabel={query.isFetchingNextPage ? m.ui_unread_loading() : undefined} onClick={() => void query.fetchNextPage()}>
          {m.purchasing_more()}
        </Button>
      )}
    </>
  );
};
