import { Outlet, useChildMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useAfterPaint } from '../../../../platform/web/use-after-paint.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StaleBanner } from '../show/stale-banner.tsx';
import { StockFailure } from '../show/stock-failure.tsx';
import { useIsPhone } from '../show/use-is-phone.ts';
import { ColumnMenu } from './column-menu.tsx';
import { useHiddenColumns } from './shown-columns.ts';
import { StockCards } from './stock-cards.tsx';
import { StockControls } from './stock-controls.tsx';
import { StockNone } from './stock-empty.tsx';
import { StockHead } from './stock-head.tsx';
import type { StockSearch } from './stock-search.ts';
import { StockSelection } from './stock-selection.tsx';
import { useSelectedItems } from './use-selected-items.ts';
import { useStockList } from './use-stock-list.ts';

// A phone has rows of its own and never needs the table's code.
const StockTable = lazy(async () => ({ default: (await import('./stock-table.tsx')).StockTable }));

/** Everything on the shelf, what needs a person first. The address holds search, filters and order. */
export const StockListScreen = () => {
  const search = useSearch({ from: '/protected/in-restaurant/inventory' });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [selectedIds, setSelectedIds] = useSelectedItems();
  const [hiddenColumns, toggleColumn] = useHiddenColumns();
  const list = useStockList(search);
  const hasChild = useChildMatches({ select: (matches) => matches.length > 0 });
  const { counts, summary, query, stock } = list;
  // The chip that was touched answers at once; its thousand rows follow.
  const rows = useAfterPaint(list.rows);

  const ask = (next: StockSearch) => void navigate({ to: '/inventory', search: next, replace: true });
  const open = (itemId: string) => void navigate({ to: '/inventory/$itemId', params: { itemId } });

  if (!stock && query.isError) return <StockFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!stock) return <SkeletonRows rows={9} label={m.inventory_loading()} />;
  const isEmpty = stock.items.length === 0;
  return (
    <div className="relative flex h-full flex-col max-md:-mb-4 max-md:h-[calc(100%+1rem)]">
      <StockHead summary={summary} rows={rows} isEmpty={isEmpty} />
      <StaleBanner query={query} />
      {!isEmpty && (
        <StockControls search={search} counts={counts} itemCount={summary.itemCount} onAsk={ask}>
          {!isPhone && <ColumnMenu hidden={hiddenColumns} onToggle={toggleColumn} />}
        </StockControls>
      )}
      {rows.length === 0 ? (
        <StockNone isFirstUse={isEmpty} onShowAll={() => ask({})} />
      ) : isPhone ? (
        <StockCards rows={rows} onOpen={open} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={9} label={m.inventory_loading()} />}>
          <StockTable {...{ rows, search, hiddenColumns, selectedIds }} onAsk={ask} onOpen={open} onSelect={setSelectedIds} />
        </Suspense>
      )}
      <StockSelection rows={rows.filter(({ item }) => selectedIds.has(item.id))} onClear={() => setSelectedIds(new Set())} />
      {hasChild && <Outlet />}
    </div>
  );
};
