import { atOnce, sortedInSteps, type Steps } from '../../../../kit/in-steps.ts';
import { once } from '../../../../kit/once.ts';
import { fuzzyReader } from '../../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../../kit/text/fuzzy-match.ts';
import { countDueDays, isCountedWithin } from '../../rules/count-age.ts';
import { levelStatuses, needsPerson, type LevelStatus } from '../../rules/level-status.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import type { StockRow } from './stock-row.ts';
import type { StockFilter, StockSearch } from './stock-search.ts';

const foundMax = 300;

const names = fuzzyReader<ShownItem>(({ name, nameLocal, sku, barcodes }) => [
  name,
  sku,
  ...(nameLocal === null ? [] : [nameLocal]),
  ...barcodes,
]);

/** @unit items whose names are read in one go: two milliseconds here, nine on a cheap phone */
const readItems = 250;

/** Reads what the stock is called, with rests: for whoever turns to the search, before the first letter asks for all of it. */
export const nameSteps = function* (items: readonly ShownItem[]): Steps<void> {
  for (let from = 0; from < items.length; from += readItems) {
    for (const item of items.slice(from, from + readItems)) names.read(item);
    yield;
  }
};

/** The items whose name in either language, stock code or barcode a person may have meant, best first. */
export const findItems = (items: readonly ShownItem[], query: string, limit: number = foundMax): readonly ShownItem[] =>
  fuzzyMatch(query, names.index(items), { limit }).map(({ item }) => item);

const passes: Readonly<Record<StockFilter, (row: StockRow, now: Date) => boolean>> = {
  'needs-person': ({ item, standing }) => item.isActive && needsPerson(standing.status),
  'below-par': ({ item, standing }) => item.isActive && (standing.status === 'BELOW_PAR' || standing.status === 'BELOW_REORDER'),
  negative: ({ item, standing }) => item.isActive && standing.status === 'NEGATIVE',
  'not-counted': ({ item }, now) => item.isActive && !isCountedWithin(countDueDays, item.lastCountedAt, now),
  archived: ({ item }) => !item.isActive,
};

/** Whether a row stands under a chip. */
export const passesFilter = (row: StockRow, filter: StockFilter | undefined, now: Date): boolean =>
  filter === undefined ? row.item.isActive : passes[filter](row, now);

export const passesPlace = ({ item }: StockRow, { category, area }: Pick<StockSearch, 'category' | 'area'>): boolean =>
  (category === undefined || item.categoryId === category) && (area === undefined || item.storageAreaIds.includes(area));

/**
 * Those of one standing, the emptiest first, then by name: one standing after another, as `levelStatuses` has them, makes the order of
 * the list. What is fine, nearly all of a catalogue that comes by name, then is in order already, and comparing names is dear.
 */
const ofStanding = (rows: readonly StockRow[], status: LevelStatus, step: number): Steps<readonly StockRow[]> =>
  sortedInSteps(
    rows.filter(({ standing }) => standing.status === status),
    status === 'FINE' ? byName : byRatio,
    step,
  );

/** Worst first, with a rest after every so many. */
export const attentionSteps = function* (rows: readonly StockRow[], step: number): Steps<readonly StockRow[]> {
  // To learn how letters are ordered takes as long as to order a thousand names.
  collator();
  yield;
  const ordered: StockRow[] = [];
  for (const status of levelStatuses) ordered.push(...(yield* ofStanding(rows, status, step)));
  return ordered;
};

/** Worst first. */
export const inAttentionOrder = (rows: readonly StockRow[]): readonly StockRow[] => atOnce(attentionSteps(rows, Math.max(rows.length, 1)));

/** The emptiest first, then by name. */
const byRatio = (left: StockRow, right: StockRow): number => (left.ratioToPar ?? 0) - (right.ratioToPar ?? 0) || byName(left, right);

const collator = once(() => new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true }));

export const byName = (left: StockRow, right: StockRow): number => collator().compare(left.item.name, right.item.name);

/** Lowest against par first; what has none last. */
export const byLevel = (left: StockRow, right: StockRow): number =>
  (left.ratioToPar ?? Number.MAX_VALUE) - (right.ratioToPar ?? Number.MAX_VALUE) || byName(left, right);

/** What was never counted first, then the longest ago. */
export const byLastCount = (left: StockRow, right: StockRow): number =>
  Date.parse(left.item.lastCountedAt ?? never) - Date.parse(right.item.lastCountedAt ?? never) || byName(left, right);

const never = new Date(0).toISOString();

/** Least first; an unknown value is less than none. */
export const byValue = (left: StockRow, right: StockRow): number => valueOf(left) - valueOf(right) || byName(left, right);

const valueOf = ({ item }: StockRow): number => (item.level.valueMinor === null ? Number.MIN_SAFE_INTEGER : Number(item.level.valueMinor));
