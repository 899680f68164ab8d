import { Outlet, useChildMatches, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue } from 'react';

import { StaleBanner } from '../show/stale-banner.tsx';
import { StockFailure } from '../show/stock-failure.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { ColumnMenu } from './column-menu.tsx';
import { useHiddenColumns } from './shown-columns.ts';
import { StockControls } from './stock-controls.tsx';
import { StockHead } from './stock-head.tsx';
import { StockLoading, StockRows } from './stock-rows.tsx';
import type { StockSearch } from './stock-search.ts';
import { useSelectedItems } from './use-selected-items.ts';
import { useStockList } from './use-stock-list.ts';

// Only who has chosen rows needs it.
const StockSelection = lazy(async () => ({ default: (await import('./stock-selection.tsx')).StockSelection }));

/** Everything on the shelf, what needs a person first. The address holds search, filters and order. */
export const StockListScreen = () => {
  const search = useSearch({ from: '/protected/in-restaurant/inventory' });
  const navigate = useNavigate();
  const router = useRouter();
  const isPhone = useIsPhone();
  const [selectedIds, setSelectedIds] = useSelectedItems();
  const [hiddenColumns, toggleColumn] = useHiddenColumns();
  const list = useStockList(search);
  const hasChild = useChildMatches({ select: (matches) => matches.length > 0 });
  const { query, isKnown, isEmpty, asked, rows } = list;
  const figures = useDeferredValue(list.figures);

  // The same from one drawing to the next, or the rows are drawn again at each touch beside them.
  const ask = useCallback(
    (next: StockSearch) => {
      // Letters settle a moment after they were typed: whoever has tapped a row by then is not called back to the list.
      if (router.latestLocation.pathname === '/inventory') void navigate({ to: '/inventory', search: next, replace: true });
    },
    [navigate, router],
  );
  const open = useCallback((itemId: string) => void navigate({ to: '/inventory/$itemId', params: { itemId } }), [navigate]);

  if (!isKnown && query.isError) return <StockFailure query={query} />;
  if (!figures) return <StockLoading />;
  return (
    <div className="relative flex h-full flex-col max-md:-mb-4 max-md:h-[calc(100%+1rem)]">
      <StockHead summary={figures.summary} rows={rows ?? []} isEmpty={isEmpty} />
      <StaleBanner query={query} />
      {!isEmpty && (
        <StockControls search={search} figures={figures} onAsk={ask}>
          {!isPhone && <ColumnMenu hidden={hiddenColumns} onToggle={toggleColumn} />}
        </StockControls>
      )}
      <StockRows
        {...{ rows, hiddenColumns, selectedIds }}
        search={asked}
        isFirstUse={isEmpty}
        onAsk={ask}
        onOpen={open}
        onSelect={setSelectedIds}
      />
      <Suspense>
        {selectedIds.size > 0 && (
          <StockSelection rows={rows?.filter(({ item }) => selectedIds.has(item.id)) ?? []} onClear={() => setSelectedIds(new Set())} />
        )}
      </Suspense>
      {hasChild && <Outlet />}
    </div>
  );
};
