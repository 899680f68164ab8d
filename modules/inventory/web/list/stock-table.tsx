import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { needsPerson } from '../../rules/level-status.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { nameIn } from '../show/item-name.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import type { OptionalColumn } from './shown-columns.ts';
import { stockColumns } from './stock-columns.tsx';
import type { StockRow } from './stock-row.ts';
import { stockSorts, type StockSearch } from './stock-search.ts';

export type StockTableProps = {
  readonly rows: readonly StockRow[];
  readonly search: StockSearch;
  readonly hiddenColumns: readonly OptionalColumn[];
  readonly selectedIds: ReadonlySet<string>;
  readonly onAsk: (search: StockSearch) => void;
  readonly onOpen: (itemId: string) => void;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
};

const sectionOf = ({ standing }: StockRow) => (needsPerson(standing.status) ? 'attention' : 'fine');

/** The list on a desk: groups, columns of one's choice, and rows to act on together. */
export const StockTable = ({ rows, search, hiddenColumns, selectedIds, onAsk, onOpen, onSelect }: StockTableProps) => {
  const locale = useLocale();
  const { currency } = useRestaurant();
  const isCostVisible = useCan('inventory.view-cost');
  const canAct = [useCan('inventory.edit-items'), useCan('inventory.export')].includes(true);
  const { areaNames, categoryName } = usePlaceNames();
  const columns = useMemo(
    () =>
      stockColumns({
        currency,
        locale,
        isCostVisible,
        areaNames: ({ item }) => areaNames(item.storageAreaIds),
        categoryName: ({ item }) => categoryName(item.categoryId),
      }),
    [currency, locale, isCostVisible, areaNames, categoryName],
  );
  const { sort, desc, folded, ...rest } = search;
  const isGrouped = search.q === undefined && sort === undefined;
  // The same from one drawing to the next, or ten thousand rows are put in order and under their headings at each touch.
  const sections = useMemo(() => [{ id: 'attention' }, { id: 'fine', heading: m.inventory_fine(), isFolded: folded === true }], [folded]);
  const sorting = useMemo(() => (sort === undefined ? [] : [{ id: sort, desc: desc === true }]), [sort, desc]);
  return (
    <div className="min-h-0 flex-1">
      <DataTable
        label={m.inventory_list_label()}
        rows={rows}
        columns={columns}
        hiddenColumnIds={hiddenColumns}
        rowId={({ item }) => item.id}
        rowName={({ item }) => nameIn(item, locale)}
        onOpen={({ item }) => onOpen(item.id)}
        {...(isGrouped && {
          sections,
          sectionOf,
          onFoldSection: () => onAsk(folded ? rest : { ...search, folded: true }),
        })}
        sorting={sorting}
        onSortingChange={([next]) => {
          const known = stockSorts.find((one) => one === next?.id);
          onAsk({ ...rest, ...(known && { sort: known }), ...(next?.desc && { desc: true }) });
        }}
        {...(canAct && {
          selection: Object.fromEntries([...selectedIds].map((id) => [id, true])),
          onSelectionChange: (next) => onSelect(new Set(Object.keys(next).filter((id) => next[id]))),
        })}
      />
    </div>
  );
};
