import { type FuzzyIndex, fuzzyIndex } from '../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../kit/text/fuzzy-match.ts';
import { normalizeText } from '../../../kit/text/normalize-text.ts';
import type { PriceRow } from './price-row.ts';

/** An item that a row may be about. */
export type ListedItem = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly sku: string;
  readonly barcodes: readonly string[];
};

/** How this supplier calls what it sells already. */
export type ListedOffer = { readonly itemId: string; readonly supplierCode: string | null; readonly description: string | null };

/** By what a row found its item, the surest first. */
export const matchedBy = ['SKU', 'BARCODE', 'SUPPLIER_CODE', 'NAME'] as const;

/** The item that a row is about; unsure where a person has to say, with those it may be, the likeliest first. */
export type ItemMatch =
  | { readonly kind: 'SURE'; readonly by: (typeof matchedBy)[number]; readonly itemId: string }
  | { readonly kind: 'UNSURE'; readonly itemIds: readonly string[] }
  | { readonly kind: 'NONE' };

/** Everything that rows are compared with, made ready once a list. */
export type PriceCatalogue = {
  readonly bySku: ReadonlyMap<string, ReadonlySet<string>>;
  readonly byBarcode: ReadonlyMap<string, ReadonlySet<string>>;
  readonly byCode: ReadonlyMap<string, ReadonlySet<string>>;
  readonly byName: ReadonlyMap<string, ReadonlySet<string>>;
  readonly alike: FuzzyIndex<ListedItem>;
};

type Word = readonly [word: string | null, itemId: string];

const codeKey = (code: string): string => code.trim().toLowerCase();

const byWord = (words: readonly Word[], keyOf: (word: string) => string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [word, itemId] of words) {
    const key = word === null ? '' : keyOf(word);
    if (key === '') continue;
    const ids = found.get(key);
    if (ids) ids.add(itemId);
    else found.set(key, new Set([itemId]));
  }
  return found;
};

/** Makes items, and what one supplier offers of them, ready to be found by rows. */
export const priceCatalogue = (items: readonly ListedItem[], offers: readonly ListedOffer[]): PriceCatalogue => ({
  bySku: byWord(
    items.map(({ id, sku }) => [sku, id]),
    codeKey,
  ),
  byBarcode: byWord(
    items.flatMap(({ id, barcodes }) => barcodes.map((barcode): Word => [barcode, id])),
    codeKey,
  ),
  byCode: byWord(
    offers.map(({ supplierCode, itemId }) => [supplierCode, itemId]),
    codeKey,
  ),
  byName: byWord(
    [
      ...items.flatMap(({ id, name, nameLocal }): Word[] => [
        [name, id],
        [nameLocal, id],
      ]),
      ...offers.map(({ description, itemId }): Word => [description, itemId]),
    ],
    normalizeText,
  ),
  alike: fuzzyIndex(items, ({ name, nameLocal }) => (nameLocal === null ? [name] : [name, nameLocal])),
});

const none: ReadonlySet<string> = new Set();

/**
 * Which item a row is about: by its stock code, its barcode, the supplier's own code, then its name as it is written.
 *
 * @invariant sure only where everything that the row says by code points to one and the same item
 */
export const matchPriceRow = (row: Pick<PriceRow, 'sku' | 'barcode' | 'supplierCode' | 'name'>, catalogue: PriceCatalogue): ItemMatch => {
  const at = (found: ReadonlyMap<string, ReadonlySet<string>>, code: string | null) =>
    code === null ? none : (found.get(codeKey(code)) ?? none);
  const codes = {
    SKU: at(catalogue.bySku, row.sku),
    BARCODE: at(catalogue.byBarcode, row.barcode),
    SUPPLIER_CODE: at(catalogue.byCode, row.supplierCode),
  };
  const ids = new Set(Object.values(codes).flatMap((found) => [...found]));
  const [first] = ids;
  if (ids.size > 1) return { kind: 'UNSURE', itemIds: [...ids] };
  const by = (['SKU', 'BARCODE', 'SUPPLIER_CODE'] as const).find((one) => codes[one].size > 0);
  if (first !== undefined && by) return { kind: 'SURE', by, itemId: first };
  return matchName(row.name, catalogue);
};

const matchName = (name: string | null, { byName, alike }: PriceCatalogue): ItemMatch => {
  if (name === null) return { kind: 'NONE' };
  const named = [...(byName.get(normalizeText(name)) ?? none)];
  const [only] = named;
  if (only !== undefined && named.length === 1) return { kind: 'SURE', by: 'NAME', itemId: only };
  const itemIds = named.length > 1 ? named : fuzzyMatch(name, alike).map(({ item }) => item.id);
  return itemIds.length === 0 ? { kind: 'NONE' } : { kind: 'UNSURE', itemIds };
};
