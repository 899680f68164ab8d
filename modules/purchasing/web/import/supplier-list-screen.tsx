import { lazy, useEffect } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { fetchAhead } from '../../../../platform/web/fetch-ahead.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { useSuppliers } from '../purchasing-queries.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { ImportPage } from './import-page.tsx';
import { ToSuppliers } from '../suppliers/to-suppliers.tsx';

// What reads a list comes while somebody looks for it.
const loadList = async () => ({ default: (await import('./supplier-list.tsx')).SupplierList });
const SupplierList = lazy(loadList);

/** Suppliers from a file or a sheet: seen and agreed to before anything is written. */
export const SupplierListScreen = () => {
  const mayWrite = useCan('purchasing.edit');
  const { currency } = useRestaurant();
  const query = useSuppliers();
  useEffect(() => fetchAhead(loadList), []);
  if (!mayWrite) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  if (!query.data) return <Unread query={query} />;
  const world = { suppliers: query.data, currency };
  const head = (
    <header className="flex max-w-line flex-col gap-1">
      <ToSuppliers className={wayBackClass} />
      <h1 className="text-title">{m.purchasing_import_suppliers()}</h1>
      <p className="text-body text-ink-2">{m.purchasing_import_suppliers_text()}</p>
    </header>
  );
  return <ImportPage head={head}>{(file, onOther) => <SupplierList key={file.name} {...{ file, onOther, world }} />}</ImportPage>;
};
