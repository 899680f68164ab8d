import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import { ColumnFields, ImportOutcome, type ListKind, PreviewTable } from '../../../inventory/web/parts.ts';
import { guessSupplierColumns, type SupplierColumn, supplierColumns, type SupplierPlaces } from '../../rules/supplier-columns.ts';
import { listProblemWords } from './list-problem-words.ts';
import { readSupplierList, supplierRows, type SupplierWorld } from './read-supplier-list.ts';
import { ToSuppliers } from '../suppliers/to-suppliers.tsx';
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

export type SupplierListProps = { readonly file: TextTable; readonly world: SupplierWorld; readonly onOther: () => void };

/** A list of suppliers that was read: its columns, what would be written, and what became of it. */
export const SupplierList = ({ file, world: now, onOther }: SupplierListProps) => {
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
