import type { Steps } from '../../../../kit/in-steps.ts';
import type { Currency } from '../../../../kit/money.ts';
import { countVouchesDays, isCountedWithin } from '../../rules/count-age.ts';
import { needsPerson } from '../../rules/level-status.ts';
import { passesFilter } from './find-stock.ts';
import type { StockRow } from './stock-row.ts';
import { stockFilters, type StockFilter } from './stock-search.ts';
import { addWorth, type Worth } from './worth.ts';

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

/** The figures over rows, with a rest after every so many of them. */
export const figureSteps = function* (rows: readonly StockRow[], world: ValueWorld, step: number): Steps<StockFigures> {
  const [tally, now] = [emptyTally(), new Date()];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % step === 0) yield;
    for (const filter of stockFilters) if (passesFilter(row, filter, now)) tally.counts[filter] += 1;
    if (row.item.isActive) countActive(tally, row, { currency: world.currency, now });
  }
  const { counts, value, counted, ...summary } = tally;
  const [own, vouched] = [value.get(world.currency) ?? 0n, counted.get(world.currency) ?? 0n];
  const countedPercent = own > 0n ? Number((vouched * 100n) / own) : undefined;
  return { counts, summary: { ...summary, ...(world.isCostVisible ? { value, countedPercent } : hiddenCosts) } };
};

const hiddenCosts = { value: undefined, countedPercent: undefined };

const emptyTally = () => ({
  counts: Object.fromEntries(stockFilters.map((filter) => [filter, 0])) as Record<StockFilter, number>,
  itemCount: 0,
  attentionCount: 0,
  uncostedCount: 0,
  value: new Map<Currency, bigint>(),
  /** Of that, what was counted of late. */
  counted: new Map<Currency, bigint>(),
});

type At = { readonly currency: Currency; readonly now: Date };

const countActive = (tally: ReturnType<typeof emptyTally>, { item, standing, onHand }: StockRow, { currency, now }: At): void => {
  tally.itemCount += 1;
  if (needsPerson(standing.status)) tally.attentionCount += 1;
  if (onHand !== 0n && item.level.averageCost === null) tally.uncostedCount += 1;
  addWorth(tally.value, item, currency);
  if (isCountedWithin(countVouchesDays, item.lastCountedAt, now)) addWorth(tally.counted, item, currency);
};
