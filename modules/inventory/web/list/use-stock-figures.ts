import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { ItemRow } from '../../contract/item-schemas.ts';
import { figuresQuery, type FiguresQuestion } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import type { StockSearch } from './stock-search.ts';

/** What only the server knows of the rows: the way of fourteen days, and when each was counted. */
export type StockFigures = {
  readonly byId: ReadonlyMap<string, Pick<ItemRow, 'sparkline' | 'lastCountedAt'>>;
  readonly notCountedCount: number | undefined;
  /** Whether every item's figures are here, so that a share of all may be said. */
  readonly isWhole: boolean;
};

/** @unit pages that come by themselves: a thousand rows; more are read by searching and filtering */
const pagesAhead = 5;

const questionOf = ({ q, filter, category, area, sort, desc }: StockSearch): FiguresQuestion => ({
  ...(q !== undefined && { search: q }),
  ...(category !== undefined && { categoryId: category }),
  ...(area !== undefined && { storageAreaId: area }),
  filter: filter === 'not-counted' ? 'NOT_COUNTED' : filter === 'needs-person' ? 'NEEDS_PERSON' : 'ALL',
  isActive: filter !== 'archived',
  sort: sort === 'name' ? 'NAME' : sort === 'value' ? 'VALUE' : sort === 'counted' ? 'LAST_COUNT' : 'ATTENTION',
  direction: desc ? 'DESC' : 'ASC',
});

export const useStockFigures = (search: StockSearch): StockFigures => {
  const question = questionOf(search);
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...figuresQuery(useInventoryWorld(), question),
    placeholderData: keepPreviousData,
  });
  const pageCount = data?.pages.length ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetching && pageCount < pagesAhead) void fetchNextPage();
  }, [hasNextPage, isFetching, pageCount, fetchNextPage]);
  return useMemo(() => {
    const rows = data?.pages.flatMap((page) => page.rows) ?? [];
    return {
      byId: new Map(rows.map((row) => [row.id, row])),
      notCountedCount: data?.pages[0]?.counts.NOT_COUNTED,
      isWhole: data !== undefined && !hasNextPage && question.filter === 'ALL' && question.search === undefined,
    };
  }, [data, hasNextPage, question.filter, question.search]);
};
