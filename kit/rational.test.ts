import fc from 'fast-check';
import { expect, test } from 'vitest';

import { add, compare, divide, multiply, rational, roundHalfEven } from './rational.ts';

const nonZero = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).filter((value) => value !== 0n);
const fraction = fc.tuple(nonZero, nonZero).map(([numerator, denominator]) => rational(numerator, denominator));

test.each([
  [1n, 2n, 0n],
  [3n, 2n, 2n],
  [5n, 2n, 2n],
  [-1n, 2n, 0n],
  [-3n, 2n, -2n],
  [7n, 3n, 2n],
  [-7n, 3n, -2n],
  [8n, 3n, 3n],
])('%s/%s rounds to %s: a half goes to the even neighbour', (numerator, denominator, expected) => {
  expect(roundHalfEven(rational(numerator, denominator))).toBe(expected);
});

test('rounding never moves a value by more than a half, and mirrors at zero', () => {
  fc.assert(
    fc.property(fraction, (value) => {
      const rounded = roundHalfEven(value);
      const error = rational(value.numerator - rounded * value.denominator, value.denominator);
      expect(compare(multiply(error, error), rational(1n, 4n))).not.toBe(1);
      expect(roundHalfEven(rational(-value.numerator, value.denominator))).toBe(-rounded);
    }),
  );
});

test('multiplying and dividing by the same fraction changes nothing', () => {
  fc.assert(
    fc.property(fraction, fraction, (value, factor) => {
      expect(divide(multiply(value, factor), factor)).toEqual(value);
    }),
  );
});

test('adding and taking away the same fraction changes nothing', () => {
  fc.assert(
    fc.property(fraction, fraction, (value, other) => {
      expect(add(add(value, other), multiply(other, rational(-1n)))).toEqual(value);
    }),
  );
});

test('equal fractions look equal, however they were written', () => {
  fc.assert(
    fc.property(fraction, nonZero, ({ numerator, denominator }, factor) => {
      expect(rational(numerator * factor, denominator * factor)).toEqual({ numerator, denominator });
    }),
  );
});

test('a fraction without a denominator is a bug, not a number', () => {
  expect(() => rational(1n, 0n)).toThrow('denominator');
});
