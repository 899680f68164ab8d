import { useDeferredValue, useMemo } from 'react';

import { minorUnits } from '../../../../kit/money.ts';
import { needsPerson } from '../../rules/level-status.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { useStock } from '../stock/use-stock.ts';
import { byAttention, findItems, passesFilter, passesPlace } from './find-stock.ts';
import { stockRow, type StockRow } from './stock-row.ts';
import { stockFilters, type StockFilter, type StockSearch } from './stock-search.ts';
import { useStockFigures, type StockFigures } from './use-stock-figures.ts';

/** The figures that stand over the list. */
export type StockSummary = {
  readonly itemCount: number;
  readonly attentionCount: number;
  /** Minor units of every known value; undefined to a role that may not see it. */
  readonly value: bigint | undefined;
  readonly uncostedCount: number;
  /** @unit percent of the value, counted in the last seven days; undefined where not everything is known */
  readonly countedPercent: number | undefined;
};

/** The rows that an address asks for, in its order, and the figures over them. */
export const useStockList = (search: StockSearch) => {
  const { stock, query } = useStock();
  // By the role of now: what the device keeps may have been read under another.
  const isCostVisible = useCan('inventory.view-cost');
  const q = useDeferredValue(search.q);
  const figures = useStockFigures({ ...search, ...(q !== undefined && { q }) });
  const items = stock?.items;
  const all = useMemo(() => (items ?? []).map(stockRow), [items]);
  const { filter, category, area } = search;

  const rows = useMemo(() => {
    const notCounted = new Set(figures.byId.keys());
    const isAsked = (row: StockRow) =>
      passesFilter(row, filter, notCounted) && passesPlace(row, { ...(category && { category }), ...(area && { area }) });
    if (q && items) return findItems(items, q).map(stockRow).filter(isAsked);
    return all.filter(isAsked).toSorted(byAttention);
  }, [all, items, q, filter, category, area, figures.byId]);

  const counts = useMemo(() => countsOf(all, figures), [all, figures]);
  const summary = useMemo(() => summaryOf(all, figures, isCostVisible), [all, figures, isCostVisible]);
  return { rows, counts, summary, figures, query, stock };
};

const noItems: ReadonlySet<string> = new Set();

const countsOf = (all: readonly StockRow[], { notCountedCount }: StockFigures): Readonly<Record<StockFilter, number | undefined>> => {
  const counted = (filter: StockFilter) => all.filter((row) => passesFilter(row, filter, noItems)).length;
  const entries = stockFilters.map((filter) => [filter, filter === 'not-counted' ? notCountedCount : counted(filter)] as const);
  return Object.fromEntries(entries) as Record<StockFilter, number | undefined>;
};

const dayMs = 86_400_000;

const summaryOf = (all: readonly StockRow[], { byId, isWhole }: StockFigures, isCostVisible: boolean): StockSummary => {
  const active = all.filter(({ item }) => item.isActive);
  const since = new Date(Date.now() - 7 * dayMs).toISOString();
  let value = 0n;
  let counted = 0n;
  for (const { item } of active) {
    const worth = item.level.valueMinor === null ? 0n : minorUnits(item.level.valueMinor);
    value += worth;
    if ((byId.get(item.id)?.lastCountedAt ?? '') >= since) counted += worth;
  }
  return {
    itemCount: active.length,
    attentionCount: active.filter(({ standing }) => needsPerson(standing.status)).length,
    value: isCostVisible ? value : undefined,
    uncostedCount: active.filter(({ item, onHand }) => onHand !== 0n && item.level.averageCost === null).length,
    countedPercent: isCostVisible && isWhole && value > 0n ? Number((counted * 100n) / value) : undefined,
  };
};
