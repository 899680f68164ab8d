import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { Banner } from '../../../ui/banner.tsx';
import { Segment } from '../../../ui/segment.tsx';
import { useCan } from '../../restaurants/web/public.ts';
import { CreditsTab } from './credits/credits-tab.tsx';
import { InvoicesTab } from './invoices/invoices-tab.tsx';
import { PayablesTab } from './invoices/payables-tab.tsx';
import { DeliveriesList } from './deliveries/deliveries-list.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import type { PurchaseSearch, PurchaseTab } from './purchase-search.ts';
import { RequestsTab } from './requests/requests-tab.tsx';
import { SuppliersTab } from './suppliers/suppliers-tab.tsx';

/** Orders, who they go to, and what the kitchen asks for. The address says which, and which orders. */
export const PurchaseScreen = () => {
  const search: PurchaseSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const mayLook = useCan('purchasing.view');
  const tab = search.tab ?? 'orders';
  const show = (next: PurchaseTab) => void navigate({ to: '/purchase', search: next === 'orders' ? {} : { tab: next }, replace: true });
  // Seven words are wider than a phone: the chosen one is brought into sight, and the rest is a swipe away. What is out of
  // sight in the row is placed by the row, or it would widen the whole screen.
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement;
    if (!row.current || !chosen) return;
    // The row alone is scrolled: bringing it into view by itself would push the whole screen aside.
    const [seen, word] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.current.scrollLeft += word.left + word.width / 2 - (seen.left + seen.width / 2);
  }, [tab]);
  if (!mayLook) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-title">{m.purchasing_title()}</h1>
      <div ref={row} className="relative -mx-4 overflow-x-auto px-4 py-1 *:max-w-none *:whitespace-nowrap">
        <Segment
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
      </div>
      {tab === 'orders' && <OrdersTab filter={search.orders ?? 'OPEN'} />}
      {tab === 'deliveries' && <DeliveriesList />}
      {tab === 'invoices' && <InvoicesTab />}
      {tab === 'credits' && <CreditsTab />}
      {tab === 'payables' && <PayablesTab />}
      {tab === 'suppliers' && <SuppliersTab />}
      {tab === 'requests' && <RequestsTab />}
    </section>
  );
};
