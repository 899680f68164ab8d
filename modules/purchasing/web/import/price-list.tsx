import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import { ColumnFields, ImportOutcome, type ListKind, PreviewTable } from '../../../inventory/web/parts.ts';
import { guessPriceColumns, type PriceColumn, priceColumns, type PricePlaces } from '../../rules/price-columns.ts';
import { listProblemWords } from './list-problem-words.ts';
import { PriceChanges } from './price-changes.tsx';
import { type ItemChoices, priceRows, type PriceWorld, readPriceList } from './read-price-list.ts';
import { UnsureRows } from './unsure-rows.tsx';
import { useListImport } from './use-list-import.ts';

const columnWords: Readonly<Record<PriceColumn, () => string>> = {
  name: m.purchasing_item,
  sku: m.purchasing_column_sku,
  barcode: m.inventory_column_barcode,
  supplierCode: m.purchasing_supplier_code,
  pack: m.purchasing_pack,
  price: m.purchasing_price,
  priceUnit: m.purchasing_price_per,
  currency: m.purchasing_currency,
  taxIncluded: m.purchasing_tax_included,
  taxRate: m.purchasing_tax_rate,
  minimum: m.purchasing_minimum,
  multiple: m.purchasing_multiple,
  supplier: m.purchasing_column_supplier,
};

const itemColumns = ['name', 'sku', 'barcode', 'supplierCode'] as const;

const priceList: ListKind<PriceColumn> = {
  columns: priceColumns,
  columnWord: (column) => columnWords[column](),
  problemWords: listProblemWords,
  missingWords: (places) =>
    places.price === undefined || itemColumns.every((column) => places[column] === undefined) ? m.purchasing_import_columns_needed() : null,
  importWords: (count) => m.purchasing_import_prices_do({ count }),
  doneWords: (count) => m.purchasing_import_prices_done({ count }),
};

export type PriceListProps = { readonly file: TextTable; readonly world: PriceWorld; readonly onOther: () => void };

/** A price list that was read: its columns, the items it is about, what would be written, and what became of it. */
export const PriceList = ({ file, world: now, onOther }: PriceListProps) => {
  // The list is held against what was known when it was read: what it changes itself must not change what is shown.
  const [world] = useState(now);
  const [mapping, setMapping] = useState<PricePlaces>(() => guessPriceColumns(file.headers));
  const [choices, setChoices] = useState<ItemChoices>(new Map());
  const { good, unsure, bad } = useMemo(() => readPriceList(file, mapping, { ...world, choices }), [file, mapping, world, choices]);
  const running = useListImport();
  if (running.progress) {
    const open = unsure
      .filter(({ chosen }) => chosen === null)
      .map((row) => ({ ...row, problems: [{ field: 'name', code: 'LIST_ITEM_UNSURE' }] }));
    return (
      <ImportOutcome kind={priceList} bad={[...bad, ...open]} onGoOn={running.goOn} {...{ file, running, onOther }}>
        <Link to="/purchase/suppliers/$supplierId" params={{ supplierId: world.supplier.id }} className={buttonClass('primary')}>
          {m.purchasing_to_supplier()}
        </Link>
      </ImportOutcome>
    );
  }
  return (
    <>
      <ColumnFields kind={priceList} file={file} mapping={mapping} onChange={setMapping} />
      <UnsureRows lines={unsure} onChoose={(rowNumber, itemId) => setChoices(chosenWith(choices, rowNumber, itemId))} />
      <PriceChanges lines={good} currency={world.supplier.currency} />
      <PreviewTable
        kind={priceList}
        preview={{ good, bad }}
        {...{ file, mapping, onOther }}
        onImport={() => running.start(good, { of: 'OFFERS', rows: priceRows(good) })}
      />
    </>
  );
};

const chosenWith = (choices: ItemChoices, rowNumber: number, itemId: string): ItemChoices => {
  const next = new Map(choices);
  if (itemId === '') next.delete(rowNumber);
  else next.set(rowNumber, itemId);
  return next;
};
