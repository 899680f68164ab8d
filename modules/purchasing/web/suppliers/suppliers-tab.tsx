import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { SupplierRow } from '../../contract/supplier.contract.ts';
import { csvRows } from '../export/csv-column.ts';
import { ExportButton } from '../export/export-button.tsx';
import { supplierColumns } from '../export/supplier-columns.ts';
import { usePriceFile } from '../export/use-price-file.ts';
import { useOffers, useSuppliers } from '../purchasing-queries.ts';
import { NextDelivery } from '../show/next-delivery.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { SupplierSheet } from './supplier-sheet.tsx';

/** Who sells to the restaurant, by name. */
export const SuppliersTab = () => {
  const query = useSuppliers();
  const [isAdding, setIsAdding] = useState(false);
  const suppliers = query.data;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="primary" onClick={() => setIsAdding(true)}>
          {m.purchasing_add_supplier()}
        </Button>
        <Link to="/purchase/suppliers/import" className={buttonClass('quiet')}>
          <FileUp aria-hidden />
          {m.purchasing_import_suppliers()}
        </Link>
        <FilesOfSuppliers suppliers={suppliers ?? []} />
      </div>
      {!suppliers && <Unread query={query} />}
      {suppliers?.length === 0 && <EmptyState title={m.purchasing_suppliers_empty_title()}>{m.purchasing_suppliers_empty()}</EmptyState>}
      <ul aria-label={m.purchasing_tab_suppliers()}>
        {suppliers?.map((supplier) => (
          <li key={supplier.id} className="border-t border-line">
            <Link
              to="/purchase/suppliers/$supplierId"
              params={{ supplierId: supplier.id }}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 focus-ring"
            >
              <span className="min-w-0">
                <span className="block truncate text-body font-medium">{supplier.name}</span>
                <span className="block text-small text-ink-2">{factsOf(supplier).join(' · ')}</span>
              </span>
              <Standing supplier={supplier} />
            </Link>
          </li>
        ))}
      </ul>
      {isAdding && <SupplierSheet supplier={null} onClose={() => setIsAdding(false)} />}
    </>
  );
};

const factsOf = ({ nameLocal, isOpenMarket, offers, openOrders }: SupplierRow): readonly string[] => [
  ...(nameLocal === null ? [] : [nameLocal]),
  ...(isOpenMarket ? [m.purchasing_open_market()] : []),
  m.purchasing_supplier_offers({ offers }),
  ...(openOrders > 0 ? [m.purchasing_supplier_orders({ orders: openOrders })] : []),
];

/** Nobody at the market delivers. */
const Standing = ({ supplier }: { readonly supplier: SupplierRow }) => {
  if (!supplier.isActive) return <Tag status="not-counted">{m.purchasing_archived()}</Tag>;
  return supplier.isOpenMarket ? null : <NextDelivery supplier={supplier} />;
};

/** Who sells, and every price of all of them, as files. */
const FilesOfSuppliers = ({ suppliers }: { readonly suppliers: readonly SupplierRow[] }) => {
  const locale = useLocale();
  const offers = useOffers().data ?? [];
  const priceRows = usePriceFile();
  return (
    <>
      {suppliers.length > 0 && (
        <ExportButton name={m.purchasing_tab_suppliers()} load={async () => csvRows(supplierColumns(locale), suppliers)} />
      )}
      {offers.length > 0 && (
        <ExportButton name={m.purchasing_price_list()} label={m.purchasing_export_prices()} load={async () => priceRows(offers)} />
      )}
    </>
  );
};
