import { fuzzyScore } from '../../../kit/text/fuzzy-match.ts';
import { normalizeText } from '../../../kit/text/normalize-text.ts';
import type { BaseUnitCode } from './unit.ts';

/** An item as two restaurants may know it. */
export type KnownItem = {
  readonly name: string;
  readonly nameLocal: string | null;
  readonly sku: string;
  readonly barcodes: readonly string[];
  readonly baseUnit: BaseUnitCode;
};

/** The own item that another restaurant's is taken for; a guess waits for a person. */
export type ItemMatch = { readonly itemId: string | null; readonly match: 'SURE' | 'GUESS' | 'NONE' };

const likeness = 0.7;

const namesOf = ({ name, nameLocal }: KnownItem): readonly string[] =>
  [name, nameLocal ?? ''].map(normalizeText).filter((word) => word !== '');

/**
 * Finds the own item behind another restaurant's. One barcode, or one name in either language that exactly one item
 * bears, is sure; a stock code, which each restaurant makes for itself, and a likeness are only guesses. Items kept in
 * another base unit are never taken: their quantities would not be the same thing.
 */
export const matchItem = (wanted: KnownItem, own: readonly (KnownItem & { readonly id: string })[]): ItemMatch => {
  const fit = own.filter(({ baseUnit }) => baseUnit === wanted.baseUnit);
  const [byBarcode] = fit.filter(({ barcodes }) => barcodes.some((code) => wanted.barcodes.includes(code)));
  if (byBarcode) return { itemId: byBarcode.id, match: 'SURE' };
  const names = namesOf(wanted);
  const sameName = fit.filter((item) => namesOf(item).some((name) => names.includes(name)));
  if (sameName.length === 1 && sameName[0]) return { itemId: sameName[0].id, match: 'SURE' };
  const guess = sameName[0] ?? fit.find(({ sku }) => sku === wanted.sku) ?? mostAlike(wanted, fit);
  return guess ? { itemId: guess.id, match: 'GUESS' } : { itemId: null, match: 'NONE' };
};

const mostAlike = <Item extends KnownItem>(wanted: KnownItem, own: readonly Item[]): Item | undefined => {
  const scored = own.map((item) => ({ item, score: fuzzyScore(wanted.name, item.name) }));
  return scored.filter(({ score }) => score >= likeness).toSorted((left, right) => right.score - left.score)[0]?.item;
};
