import { useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { Banner } from '../../../ui/banner.tsx';
import { SegmentRow } from '../../../ui/segment-row.tsx';
import { useCan } from '../../restaurants/web/public.ts';
import { CreditsTab } from './credits/credits-tab.tsx';
import { InvoicesTab } from './invoices/invoices-tab.tsx';
import { PayablesTab } from './invoices/payables-tab.tsx';
import { DeliveriesList } from './deliveries/deliveries-list.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import type { PurchaseSearch, PurchaseTab } from './purchase-search.ts';
import { RequestsTab } from './requests/requests-tab.tsx';
import { SuppliersTab } from './suppliers/suppliers-tab.tsx';

/** Orders, who they go to, and what the kitchen asks for. The address says which, and which orders and invoices. */
export const PurchaseScreen = () => {
  const search: PurchaseSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const mayLook = useCan('purchasing.view');
  const tab = search.tab ?? 'orders';
  const show = (next: PurchaseTab) => void navigate({ to: '/purchase', search: next === 'orders' ? {} : { tab: next }, replace: true });
  if (!mayLook) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-title">{m.purchasing_title()}</h1>
      <SegmentRow
        label={m.purchasing_tabs()}
        value={tab}
        onChange={show}
        options={[
          { value: 'orders', label: m.purchasing_tab_orders() },
          { value: 'deliveries', label: m.purchasing_tab_deliveries() },
          { value: 'invoices', label: m.purchasing_tab_invoices() },
          { value: 'credits', label: m.purchasing_tab_credits() },
          { value: 'payables', label: m.purchasing_tab_payables() },
          { value: 'suppliers', label: m.purchasing_tab_suppliers() },
          { value: 'requests', label: m.purchasing_tab_requests() },
        ]}
      />
      {tab === 'orders' && <OrdersTab filter={search.orders ?? 'OPEN'} />}
      {tab === 'deliveries' && <DeliveriesList />}
      {tab === 'invoices' && <InvoicesTab filter={search.invoices ?? 'OPEN'} />}
      {tab === 'credits' && <CreditsTab />}
      {tab === 'payables' && <PayablesTab />}
      {tab === 'suppliers' && <SuppliersTab />}
      {tab === 'requests' && <RequestsTab />}
    </section>
  );
};
