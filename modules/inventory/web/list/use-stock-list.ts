import { useMemo } from 'react';

import { useAfterPaint } from '../../../../platform/web/use-after-paint.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { useStock } from '../stock/use-stock.ts';
import { findItems, passesFilter, passesPlace } from './find-stock.ts';
import { useFirstFigures } from './first-figures.ts';
import { stockRow, type StockRow } from './stock-row.ts';
import type { StockFilter, StockSearch } from './stock-search.ts';
import { useWorkedOut } from './use-worked-out.ts';

/**
 * The rows that an address asks for, in its order, what they answer, and the figures over them. Rows and figures are undefined while
 * nothing is known; where the device has nothing of the stock yet, the figures come first. What is asked for answers a touch at once,
 * and its thousand rows follow.
 */
export const useStockList = (search: StockSearch) => {
  // Asked before the stock, which waits for them.
  const firstFigures = useFirstFigures();
  const { stock, query } = useStock();
  // By the role of now: what the device keeps may have been read under another.
  const isCostVisible = useCan('inventory.view-cost');
  const { id: restaurantId, currency } = useRestaurant();
  const items = stock?.items;
  const world = useMemo(() => ({ restaurantId, currency, isCostVisible }), [restaurantId, currency, isCostVisible]);
  // In order once for the catalogue: comparing names is dear, and a filter keeps the order.
  const workedOut = useWorkedOut(items, world);
  const { all } = useAfterPaint(workedOut) ?? {};
  const asked = useAfterPaint(search);
  const { q, filter, category, area } = asked;

  const rows = useMemo(() => {
    if (!all || !items) return undefined;
    const place = { ...(category && { category }), ...(area && { area }) };
    if (q) return withinFilter(findItems(items, q).map(stockRow), filter, place);
    return withinFilter(all, filter, place);
  }, [all, items, q, filter, category, area]);

  return { rows, asked, figures: workedOut?.figures ?? firstFigures, query, isKnown: items !== undefined, isEmpty: items?.length === 0 };
};

const withinFilter = (all: readonly StockRow[], filter: StockFilter | undefined, place: Pick<StockSearch, 'category' | 'area'>) => {
  const now = new Date();
  return all.filter((row) => passesFilter(row, filter, now) && passesPlace(row, place));
};
