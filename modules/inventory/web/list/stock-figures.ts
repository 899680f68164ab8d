import type { Currency } from '../../../../kit/money.ts';
import { countVouchesDays, isCountedWithin } from '../../rules/count-age.ts';
import { needsPerson } from '../../rules/level-status.ts';
import { passesFilter } from './find-stock.ts';
import type { StockRow } from './stock-row.ts';
import { stockFilters, type StockFilter } from './stock-search.ts';
import { worthOf, type Worth } from './worth.ts';

/** What the list says in its head. */
export type StockSummary = {
  readonly itemCount: number;
  readonly attentionCount: number;
  /** Every known value; undefined to a role that may not see it. */
  readonly value: Worth | undefined;
  readonly uncostedCount: number;
  /** @unit percent of the value in the restaurant's currency, counted in the last seven days; undefined where none is known */
  readonly countedPercent: number | undefined;
};

/** The figures that stand over the list: in its head, and on its chips. */
export type StockFigures = { readonly summary: StockSummary; readonly counts: Readonly<Record<StockFilter, number>> };

/** In which currency a restaurant counts, and whether whoever looks may see what anything costs. */
export type ValueWorld = { readonly currency: Currency; readonly isCostVisible: boolean };

export const countsOf = (all: readonly StockRow[]): StockFigures['counts'] => {
  const now = new Date();
  const entries = stockFilters.map((filter) => [filter, all.filter((row) => passesFilter(row, filter, now)).length] as const);
  return Object.fromEntries(entries) as Record<StockFilter, number>;
};

export const summaryOf = (all: readonly StockRow[], { currency, isCostVisible }: ValueWorld): StockSummary => {
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
