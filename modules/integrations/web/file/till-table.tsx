import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { ColumnPlaces } from '../../../../kit/text/guess-columns.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import { ColumnFields, PreviewTable } from '../../../inventory/web/parts.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { readSalesFile, type SalesReading } from '../../rules/file/read-sales-file.ts';
import { missingOf, type SaleColumn } from '../../rules/file/sale-columns.ts';
import { guessLayout, shapeOf, type SalesLayout } from '../../rules/file/sales-layout.ts';
import { fileSalesQuery, useIntegrationsWorld } from '../integrations-client.ts';
import { EffectTable } from './effect-table.tsx';
import { dayOfSale, fileEffect, type FileEffect } from './file-days.ts';
import { LayoutFields } from './layout-fields.tsx';
import { readCells } from './read-cells.ts';
import { saleList } from './sale-list.ts';
import { TakeOutcome } from './take-outcome.tsx';
import { useTakeFile } from './use-take-file.ts';

export type TillTableProps = {
  readonly table: TextTable;
  /** How kinds of files were read last. */
  readonly layouts: readonly { readonly shape: string; readonly layout: SalesLayout }[];
  readonly currency: string;
  readonly onOther: () => void;
};

const nothing: SalesReading = { sales: [], bad: [] };

/** What taking a reading over would come to; null until what came before is known. */
const useEffectOf = ({ sales }: SalesReading): FileEffect | null => {
  const world = useIntegrationsWorld();
  const wall = useRestaurant();
  const days = useMemo(() => sales.map((one) => dayOfSale(one, wall)).toSorted(), [sales, wall]);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const { data } = useQuery({ ...fileSalesQuery(world, { from, to }), enabled: from !== '' });
  return useMemo(() => (data ? fileEffect(sales, data.sales, wall) : null), [data, sales, wall]);
};

/** How a file is read, what it says by that, and what it would change; then the one button. */
export const TillTable = ({ table, layouts, currency, onOther }: TillTableProps) => {
  const { timeZone } = useRestaurant();
  const today = useToday();
  const shape = useMemo(() => shapeOf(table.headers), [table]);
  const [remembered] = useState(() => layouts.find((one) => one.shape === shape)?.layout);
  const [layout, setLayout] = useState<SalesLayout>(() => remembered ?? guessLayout(table.headers, table.rows, today));
  const [now] = useState(() => new Date());
  const isWhole = missingOf(layout.places) === null;
  const reading = useMemo(
    () => (isWhole ? readSalesFile(table.rows, layout, { timeZone, now }) : nothing),
    [table, layout, timeZone, now, isWhole],
  );
  const effect = useEffectOf(reading);
  const taking = useTakeFile();
  if (taking.progress) return <TakeOutcome taking={taking} onOther={onOther} />;
  const kind = saleList(effect?.counts.NEW ?? 0);
  const places = layout.places as ColumnPlaces<SaleColumn>;
  const good = goodRows(table, reading, layout);
  return (
    <>
      {remembered !== undefined && <Banner status="good" title={m.integrations_file_remembered()} />}
      <ColumnFields kind={kind} file={table} mapping={places} onChange={(mapping) => setLayout({ ...layout, places: mapping })} />
      <LayoutFields layout={layout} onChange={setLayout} />
      {isWhole && effect && <EffectTable effect={effect} currency={currency} />}
      {isWhole && (
        <PreviewTable
          kind={kind}
          file={table}
          mapping={places}
          preview={{ good: effect && effect.fresh.length > 0 ? good : [], bad: reading.bad }}
          onOther={onOther}
          onImport={() => taking.start({ name: table.name, shape, layout, sales: effect?.fresh ?? [] })}
        />
      )}
    </>
  );
};

/** Rows that can be taken over, each cell with how it was read where that is otherwise than it stands there. */
const goodRows = ({ rows }: TextTable, { sales }: SalesReading, layout: SalesLayout) =>
  sales
    .flatMap((sale) => sale.rows)
    .toSorted((one, other) => one - other)
    .map((rowNumber) => ({ rowNumber, cells: readCells(rows[rowNumber - 2] ?? [], layout) }));
