import { useDeferredValue, useMemo } from 'react';

import type { Currency } from '../../../../kit/money.ts';
import { countVouchesDays, isCountedWithin } from '../../rules/count-age.ts';
import { needsPerson } from '../../rules/level-status.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { useStock } from '../stock/use-stock.ts';
import { byAttention, findItems, passesFilter, passesPlace } from './find-stock.ts';
import { stockRow, type StockRow } from './stock-row.ts';
import { worthOf, type Worth } from './worth.ts';
import { stockFilters, type StockFilter, type StockSearch } from './stock-search.ts';

/** The figures that stand over the list. */
export type StockSummary = {
  readonly itemCount: number;
  readonly attentionCount: number;
  /** Every known value; undefined to a role that may not see it. */
  readonly value: Worth | undefined;
  readonly uncostedCount: number;
  /** @unit percent of the value in the restaurant's currency, counted in the last seven days; undefined where none is known */
  readonly countedPercent: number | undefined;
};

/** The rows that an address asks for, in its order, and the figures over them. */
export const useStockList = (search: StockSearch) => {
  const { stock, query } = useStock();
  // By the role of now: what the device keeps may have been read under another.
  const isCostVisible = useCan('inventory.view-cost');
  const { currency } = useRestaurant();
  const q = useDeferredValue(search.q);
  const items = stock?.items;
  // In order once for the catalogue: comparing names is dear, and a filter keeps the order.
  const all = useMemo(() => (items ?? []).map(stockRow).toSorted(byAttention), [items]);
  const { filter, category, area } = search;

  const rows = useMemo(() => {
    const place = { ...(category && { category }), ...(area && { area }) };
    if (q && items) return withinFilter(findItems(items, q).map(stockRow), filter, place);
    return withinFilter(all, filter, place);
  }, [all, items, q, filter, category, area]);

  const counts = useMemo(() => countsOf(all), [all]);
  const summary = useMemo(() => summaryOf(all, { currency, isCostVisible }), [all, currency, isCostVisible]);
  return { rows, counts, summary, query, stock };
};

const withinFilter = (all: readonly StockRow[], filter: StockFilter | undefined, place: Pick<StockSearch, 'category' | 'area'>) => {
  const now = new Date();
  return all.filter((row) => passesFilter(row, filter, now) && passesPlace(row, place));
};

const countsOf = (all: readonly StockRow[]): Readonly<Record<StockFilter, number>> => {
  const now = new Date();
  const entries = stockFilters.map((filter) => [filter, all.filter((row) => passesFilter(row, filter, now)).length] as const);
  return Object.fromEntries(entries) as Record<StockFilter, number>;
};

type ValueWorld = { readonly currency: Currency; readonly isCostVisible: boolean };

const summaryOf = (all: readonly StockRow[], { currency, isCostVisible }: ValueWorld): StockSummary => {
  const active = all.filter(({ item }) => item.isActive);
  const now = new Date();
  const value = worthOf(active, currency);
  const counted = worthOf(
    active.filter(({ item }) => isCountedWithin(countVouchesDays, item.lastCountedAt, now)),
    currency,
  );
  const [own, vouched] = [value.get(currency) ?? 0n, counted.get(currency) ?? 0n];
  return {
    itemCount: active.length,
    attentionCount: active.filter(({ standing }) => needsPerson(standing.status)).length,
    value: isCostVisible ? value : undefined,
    uncostedCount: active.filter(({ item, onHand }) => onHand !== 0n && item.level.averageCost === null).length,
    countedPercent: isCostVisible && own > 0n ? Number((vouched * 100n) / own) : undefined,
  };
};
