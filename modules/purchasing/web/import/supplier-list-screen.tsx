import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import { ColumnFields, ImportOutcome, type ListKind, PreviewTable } from '../../../inventory/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { guessSupplierColumns, type SupplierColumn, supplierColumns, type SupplierPlaces } from '../../rules/supplier-columns.ts';
import { useSuppliers } from '../purchasing-queries.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { ImportPage } from './import-page.tsx';
import { listProblemWords } from './list-problem-words.ts';
import { readSupplierList, supplierRows, type SupplierWorld } from './read-supplier-list.ts';
import { useListImport } from './use-list-import.ts';

const columnWords: Readonly<Record<SupplierColumn, () => string>> = {
  name: m.purchasing_name,
  nameLocal: m.purchasing_name_local,
  email: m.purchasing_email,
  phone: m.purchasing_phone,
  whatsapp: m.purchasing_whatsapp,
  telegram: m.purchasing_telegram,
  contactName: m.purchasing_contact_name,
  contactPhone: m.purchasing_contact_phone,
  orderDays: m.purchasing_order_days,
  deliveryDays: m.purchasing_delivery_days,
  cutoffTime: m.purchasing_cutoff,
  leadTimeDays: m.purchasing_lead_time,
  minimum: m.purchasing_minimum_order,
  currency: m.purchasing_currency,
  paymentTerms: m.purchasing_terms,
  country: m.purchasing_country,
  taxNumber: m.purchasing_tax_number,
  note: m.purchasing_note,
};

const supplierList: ListKind<SupplierColumn> = {
  columns: supplierColumns,
  columnWord: (column) => columnWords[column](),
  problemWords: listProblemWords,
  missingWords: ({ name }) => (name === undefined ? m.purchasing_import_name_needed() : null),
  importWords: (count) => m.purchasing_import_suppliers_do({ count }),
  doneWords: (count) => m.purchasing_import_suppliers_done({ count }),
};

const ToSuppliers = ({ className }: { readonly className: string }) => (
  <Link to="/purchase" search={{ tab: 'suppliers' }} className={className}>
    {m.purchasing_tab_suppliers()}
  </Link>
);

/** Suppliers from a file or a sheet: seen and agreed to before anything is written. */
export const SupplierListScreen = () => {
  const mayWrite = useCan('purchasing.edit');
  const { currency } = useRestaurant();
  const query = useSuppliers();
  if (!mayWrite) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  if (!query.data) return <Unread query={query} />;
  const world = { suppliers: query.data, currency };
  const head = (
    <header className="flex max-w-line flex-col gap-1">
      <ToSuppliers className="self-start rounded-chip text-small text-ink-2 focus-ring hover:text-ink" />
      <h1 className="text-title">{m.purchasing_import_suppliers()}</h1>
      <p className="text-body text-ink-2">{m.purchasing_import_suppliers_text()}</p>
    </header>
  );
  return <ImportPage head={head}>{(file, onOther) => <SupplierList key={file.name} {...{ file, onOther, world }} />}</ImportPage>;
};

type SupplierListProps = { readonly file: TextTable; readonly world: SupplierWorld; readonly onOther: () => void };

const SupplierList = ({ file, world: now, onOther }: SupplierListProps) => {
  // The list is held against what was known when it was read: what it changes itself must not change what is shown.
  const [world] = useState(now);
  const [mapping, setMapping] = useState<SupplierPlaces>(() => guessSupplierColumns(file.headers));
  const { good, bad } = useMemo(() => readSupplierList(file, mapping, world), [file, mapping, world]);
  const running = useListImport();
  if (running.progress) {
    return (
      <ImportOutcome kind={supplierList} onGoOn={running.goOn} {...{ file, bad, running, onOther }}>
        <ToSuppliers className={buttonClass('primary')} />
      </ImportOutcome>
    );
  }
  return (
    <>
      <ColumnFields kind={supplierList} file={file} mapping={mapping} onChange={setMapping} />
      <PreviewTable
        kind={supplierList}
        preview={{ good, bad }}
        {...{ file, mapping, onOther }}
        onImport={() => running.start(good, { of: 'SUPPLIERS', rows: supplierRows(good) })}
      />
    </>
  );
};
