import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type Comparable, findDuplicates } from './find-duplicates.ts';

const item = (id: string, name: string, changes: Partial<Comparable> = {}): Comparable => ({
  id,
  name,
  nameLocal: null,
  barcodes: [],
  baseUnit: 'g',
  packChain: [],
  ...changes,
});
const tin = { packChain: [{ unit: 'tin', per: '2500' }] };
const found = (left: Comparable, right: Comparable) => findDuplicates([left, right], 10)[0]?.signs;

it.each([
  ['one name in another order', item('a', 'Pepper, red'), item('b', 'Red pepper'), ['NAME']],
  ['one and many', item('a', 'Onion'), item('b', 'Onions'), ['NAME']],
  ['a slip', item('a', 'Chopped tomatoes'), item('b', 'Chopped tomatos'), ['NAME']],
  [
    'one Amharic name, spelt with letters that sound alike',
    item('a', 'X', { nameLocal: 'ሠላጣ' }),
    item('b', 'Y', { nameLocal: 'ሰላጣ' }),
    ['NAME_LOCAL'],
  ],
  [
    'one code, with and without its leading zero',
    item('a', 'Cola', { barcodes: ['012345678905'] }),
    item('b', 'Soft drink', { barcodes: ['0012345678905'] }),
    ['BARCODE'],
  ],
  ['a name less alike, but the same pack', item('a', 'Tomato chopped', tin), item('b', 'Tomatto choppd', tin), ['NAME', 'PACK']],
])('%s is suggested', (_, left, right, signs) => {
  expect(found(left, right)).toEqual(signs);
});

it.each([
  ['something made of the other', item('a', 'Tomato'), item('b', 'Tomato paste')],
  ['another size', item('a', 'Cola 330 ml'), item('b', 'Cola 500 ml')],
  ['another cut', item('a', 'Chicken breast'), item('b', 'Chicken thigh')],
  ['another unit', item('a', 'Olive oil'), item('b', 'Olive oil', { baseUnit: 'ml' })],
])('%s is not', (_, left, right) => {
  expect(found(left, right)).toBeUndefined();
});

it('no item is suggested with itself, no pair twice, and never more than asked for', () => {
  const items = fc.array(fc.constantFrom('Onion', 'Onions', 'Red onion', 'Salt', 'Malt'), { maxLength: 12 });
  fc.assert(
    fc.property(items, fc.nat(8), (names, max) => {
      const pairs = findDuplicates(
        names.map((name, place) => item(String(place), name)),
        max,
      ).map(({ pair }) => pair.map(({ id }) => id));
      expect(pairs.length).toBeLessThanOrEqual(max);
      expect(pairs.every(([left, right]) => Number(left) < Number(right))).toBe(true);
      expect(new Set(pairs.map(String)).size).toBe(pairs.length);
    }),
  );
});
