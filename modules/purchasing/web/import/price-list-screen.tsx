import { Link, useParams } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { fetchAhead } from '../../../../platform/web/fetch-ahead.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { NotHere } from '../../../../ui/not-here.tsx';
import { useStock } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { useOffers, useSuppliers } from '../purchasing-queries.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { ToSuppliers } from '../suppliers/to-suppliers.tsx';
import { ImportPage } from './import-page.tsx';

// What reads a list comes while somebody looks for it.
const loadList = async () => ({ default: (await import('./price-list.tsx')).PriceList });
const PriceList = lazy(loadList);

/** A supplier's price list from a file or a sheet: seen, matched and agreed to before anything is written. */
export const PriceListScreen = () => {
  const { supplierId = '' } = useParams({ strict: false });
  const mayWrite = useCan('purchasing.edit');
  const [suppliers, offers, { stock, query }] = [useSuppliers(), useOffers(), useStock()];
  useEffect(() => fetchAhead(loadList), []);
  if (!mayWrite) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  if (!suppliers.data) return <Unread query={suppliers} />;
  const supplier = suppliers.data.find(({ id }) => id === supplierId);
  if (!supplier) return <NotHere list={<ToSuppliers className={buttonClass('secondary')} />} />;
  if (!offers.data) return <Unread query={offers} />;
  if (!stock) return <Unread query={query} />;
  const items = stock.items.filter(({ isActive }) => isActive);
  const head = (
    <header className="flex max-w-line flex-col gap-1">
      <Link to="/purchase/suppliers/$supplierId" params={{ supplierId }} className={wayBackClass}>
        {supplier.name}
      </Link>
      <h1 className="text-title">{m.purchasing_import_prices()}</h1>
      <p className="text-body text-ink-2">{m.purchasing_import_prices_text()}</p>
    </header>
  );
  return (
    <ImportPage head={head}>
      {(file, onOther) => <PriceList key={file.name} {...{ file, onOther }} world={{ supplier, items, offers: offers.data }} />}
    </ImportPage>
  );
};
