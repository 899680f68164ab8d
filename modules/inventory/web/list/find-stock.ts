import { fuzzyIndex, fuzzyMatch, type FuzzyIndex } from '../../../../kit/text/fuzzy-match.ts';
import { levelStatuses, needsPerson } from '../../rules/level-status.ts';
import type { ShownItem } from '../stock/apply-pending.ts';
import type { StockRow } from './stock-row.ts';
import type { StockFilter, StockSearch } from './stock-search.ts';

const foundMax = 300;

const indexes = new WeakMap<readonly ShownItem[], FuzzyIndex<ShownItem>>();

const indexOf = (items: readonly ShownItem[]): FuzzyIndex<ShownItem> => {
  const known = indexes.get(items);
  if (known) return known;
  const made = fuzzyIndex(items, ({ name, nameLocal, sku, barcodes }) => [
    name,
    sku,
    ...(nameLocal === null ? [] : [nameLocal]),
    ...barcodes,
  ]);
  indexes.set(items, made);
  return made;
};

/** The items whose name in either language, stock code or barcode a person may have meant, best first. */
export const findItems = (items: readonly ShownItem[], query: string, limit: number = foundMax): readonly ShownItem[] =>
  fuzzyMatch(query, indexOf(items), { limit }).map(({ item }) => item);

const passes: Readonly<Record<Exclude<StockFilter, 'not-counted'>, (row: StockRow) => boolean>> = {
  'needs-person': ({ item, standing }) => item.isActive && needsPerson(standing.status),
  'below-par': ({ item, standing }) => item.isActive && (standing.status === 'BELOW_PAR' || standing.status === 'BELOW_REORDER'),
  negative: ({ item, standing }) => item.isActive && standing.status === 'NEGATIVE',
  archived: ({ item }) => !item.isActive,
};

/** Whether a row stands under a chip; who was not counted only the server knows. */
export const passesFilter = (row: StockRow, filter: StockFilter | undefined, notCounted: ReadonlySet<string>): boolean => {
  if (filter === undefined) return row.item.isActive;
  return filter === 'not-counted' ? row.item.isActive && notCounted.has(row.item.id) : passes[filter](row);
};

export const passesPlace = ({ item }: StockRow, { category, area }: Pick<StockSearch, 'category' | 'area'>): boolean =>
  (category === undefined || item.categoryId === category) && (area === undefined || item.storageAreaIds.includes(area));

/** Worst first, then the emptiest, then by name. */
export const byAttention = (left: StockRow, right: StockRow): number =>
  levelStatuses.indexOf(left.standing.status) - levelStatuses.indexOf(right.standing.status) ||
  (left.standing.status === 'FINE' ? 0 : (left.ratioToPar ?? 0) - (right.ratioToPar ?? 0)) ||
  byName(left, right);

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

export const byName = (left: StockRow, right: StockRow): number => collator.compare(left.item.name, right.item.name);

/** Lowest against par first; what has none last. */
export const byLevel = (left: StockRow, right: StockRow): number =>
  (left.ratioToPar ?? Number.MAX_VALUE) - (right.ratioToPar ?? Number.MAX_VALUE) || byName(left, right);

/** Least first; an unknown value is less than none. */
export const byValue = (left: StockRow, right: StockRow): number => valueOf(left) - valueOf(right) || byName(left, right);

const valueOf = ({ item }: StockRow): number => (item.level.valueMinor === null ? Number.MIN_SAFE_INTEGER : Number(item.level.valueMinor));
