import { m } from '../../../../generated/messages/web/messages.js';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ages } from '../../rules/payables.ts';
import { csvRows } from '../export/csv-column.ts';
import { ExportButton } from '../export/export-button.tsx';
import { invoiceColumns } from '../export/invoice-columns.ts';
import { usePayables } from '../purchasing-queries.ts';
import { amountText } from '../show/amount-text.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import { ageWord } from './invoice-words.ts';
import { WithholdingRuleText } from './withholding-rule-text.tsx';

type Payables = NonNullable<ReturnType<typeof usePayables>['data']>;

/** What is owed, by age, the longest first; and what is kept back of it for tax where the restaurant stands. */
export const PayablesTab = () => {
  const query = usePayables();
  if (!query.data) return <Unread query={query} />;
  const { totals, invoices, withholding } = query.data;
  return (
    <div className="flex flex-col gap-5">
      {invoices.length === 0 && <EmptyState title={m.purchasing_payables_empty_title()}>{m.purchasing_payables_empty()}</EmptyState>}
      {totals.map((total) => (
        <Aged key={total.currency} total={total} />
      ))}
      {invoices.length > 0 && (
        <div>
          <ExportButton name={m.purchasing_tab_payables()} load={async () => csvRows(invoiceColumns(), invoices)} />
        </div>
      )}
      {withholding && <WithholdingRuleText rule={withholding} />}
      <ul aria-label={m.purchasing_tab_payables()}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} owed={invoice} />
        ))}
      </ul>
    </div>
  );
};

const Aged = ({ total }: { readonly total: Payables['totals'][number] }) => (
  <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-6">
    {ages.map((age) => (
      <div key={age} className="border-t border-line pt-2">
        <dt className="text-small text-ink-2">{ageWord(age)}</dt>
        <dd className="text-body tabular-nums">{amountText(total.byAge[age], total.currency)}</dd>
      </div>
    ))}
    <div className="border-t border-line pt-2">
      <dt className="text-small text-ink-2">{m.purchasing_payables_total()}</dt>
      <dd className="text-body font-medium tabular-nums">{amountText(total.totalMinor, total.currency)}</dd>
    </div>
  </dl>
);
