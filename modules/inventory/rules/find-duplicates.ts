import { fuzzyScore } from '../../../kit/text/fuzzy-match.ts';
import { normalizeText } from '../../../kit/text/normalize-text.ts';
import type { BaseUnitCode } from './unit.ts';

/** An item as duplicates are looked for. */
export type Comparable = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly barcodes: readonly string[];
  readonly baseUnit: BaseUnitCode;
  /** Outer to inner, `per` in its canonical form. */
  readonly packChain: readonly { readonly unit: string; readonly per: string }[];
};

/** Why two items may be one. */
export const duplicateSigns = ['BARCODE', 'NAME', 'NAME_LOCAL', 'PACK'] as const;

/** Why two items may be one. */
export type DuplicateSign = (typeof duplicateSigns)[number];

/** Two items that may be one, and what speaks for it. */
export type LikelyDuplicate<Item> = {
  readonly pair: readonly [Item, Item];
  readonly signs: readonly DuplicateSign[];
  /** @unit 0 to 1 */
  readonly score: number;
};

const likeness = 0.85;
/** The same pack makes up for a word that is spelt another way. */
const likenessWithSamePack = 0.75;
const prefixLength = 4;
/** Words that half the catalogue bears tell nothing apart. */
const bucketMax = 80;

type Known<Item> = {
  readonly item: Item;
  readonly names: { readonly name: string; readonly local: string };
  readonly codes: readonly string[];
  readonly pack: string;
  readonly place: number;
};

const knownOf = <Item extends Comparable>(item: Item, place: number): Known<Item> => ({
  item,
  names: { name: normalizeText(item.name), local: normalizeText(item.nameLocal ?? '') },
  // A code of twelve digits is the one of thirteen without its leading 0.
  codes: item.barcodes.map((code) => code.replace(/^0+/, '')),
  pack: item.packChain.map(({ unit, per }) => `${per} ${unit}`).join(', '),
  place,
});

const keysOf = ({ names, codes }: Known<unknown>): ReadonlySet<string> =>
  new Set([
    ...`${names.name} ${names.local}`
      .split(' ')
      .filter(Boolean)
      .map((word) => word.slice(0, prefixLength)),
    ...codes.map((code) => `#${code}`),
  ]);

/** "Cola 330" is not "Cola 500". */
const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

/** Alike in both directions: "tomato" is found in "tomato paste", but is not it. */
const alike = (left: string, right: string): number => {
  if (left === '' || right === '' || numbersIn(left) !== numbersIn(right)) return 0;
  return left === right ? 1 : Math.min(fuzzyScore(left, right), fuzzyScore(right, left));
};

const compared = <Item extends Comparable>(left: Known<Item>, right: Known<Item>): LikelyDuplicate<Item> | null => {
  if (left.item.baseUnit !== right.item.baseUnit) return null;
  const isSamePack = left.pack !== '' && left.pack === right.pack;
  const enough = isSamePack ? likenessWithSamePack : likeness;
  const name = alike(left.names.name, right.names.name);
  const local = alike(left.names.local, right.names.local);
  const isSameCode = left.codes.some((code) => right.codes.includes(code));
  const signs: DuplicateSign[] = [
    ...(isSameCode ? (['BARCODE'] as const) : []),
    ...(name >= enough ? (['NAME'] as const) : []),
    ...(local >= enough ? (['NAME_LOCAL'] as const) : []),
  ];
  if (signs.length === 0) return null;
  const score = isSameCode ? 1 : Math.max(name, local);
  return { pair: [left.item, right.item], signs: isSamePack ? [...signs, 'PACK'] : signs, score };
};

/**
 * Items of one restaurant that may be the same thing, the likeliest first; equal ones keep the order of the catalogue.
 * A suggestion only: a person decides. Items kept in different base units are never suggested, since they cannot be one.
 */
export const findDuplicates = <Item extends Comparable>(items: readonly Item[], pairsMax: number): readonly LikelyDuplicate<Item>[] => {
  const buckets = new Map<string, Known<Item>[]>();
  const found: LikelyDuplicate<Item>[] = [];
  for (const known of items.map(knownOf)) {
    const met = new Set<Known<Item>>();
    for (const key of keysOf(known)) {
      const bucket = buckets.get(key) ?? [];
      for (const other of bucket) met.add(other);
      if (bucket.length < bucketMax) bucket.push(known);
      buckets.set(key, bucket);
    }
    for (const other of [...met].toSorted((left, right) => left.place - right.place)) {
      const likely = compared(other, known);
      if (likely) found.push(likely);
    }
  }
  return found.toSorted((left, right) => right.score - left.score).slice(0, pairsMax);
};
