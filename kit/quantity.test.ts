import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addQuantities,
  formatQuantity,
  negateQuantity,
  noQuantity,
  parseQuantity,
  type Quantity,
  quantity,
  quantityAsRational,
  quantityFromRational,
  quantityOf,
  scaleQuantity,
} from './quantity.ts';
import { rational } from './rational.ts';

const bound = 10n ** 18n - 1n;
const anyQuantity = fc.bigInt({ min: -bound, max: bound }).map((value) => value as Quantity);

test.each([
  ['1', 1_000_000n],
  ['-0.4', -400_000n],
  ['12.500000', 12_500_000n],
  ['0.0000010', 1n],
  ['999999999999.999999', bound],
])('"%s" is read exactly', (text, millionths) => {
  expect(parseQuantity(text)).toBe(millionths);
});

test.each(['', ' ', '1,5', '1e3', '.5', '5.', '0x10', '1.0000001', '1000000000000', '--1', '١', 'NaN'])(
  '"%s" is not a stored quantity',
  (text) => {
    expect(parseQuantity(text)).toBeNull();
  },
);

test('what is written is read back as the same quantity', () => {
  fc.assert(
    fc.property(anyQuantity, (value) => {
      expect(parseQuantity(formatQuantity(value))).toBe(value);
      expect(quantityFromRational(quantityAsRational(value))).toBe(value);
    }),
  );
});

test('there and back by a factor is off by rounding alone', () => {
  const small = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((value) => value as Quantity);
  fc.assert(
    fc.property(small, fc.bigInt({ min: 1n, max: 10_000n }), (value, factor) => {
      const larger = scaleQuantity(value, rational(factor));
      expect(larger !== null && scaleQuantity(larger, rational(1n, factor))).toBe(value);
    }),
  );
});

test('a quantity and its opposite leave nothing', () => {
  fc.assert(
    fc.property(anyQuantity, (value) => {
      expect(addQuantities(value, negateQuantity(value))).toBe(noQuantity);
    }),
  );
});

test('a quantity too large for the database is no quantity', () => {
  expect(quantityOf(bound + 1n)).toBeNull();
  expect(scaleQuantity(bound as Quantity, rational(2n))).toBeNull();
  expect(() => addQuantities(bound as Quantity, 1n as Quantity)).toThrow('numeric(18,6)');
  expect(() => quantity('a lot')).toThrow('a lot');
});
