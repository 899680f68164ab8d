import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { grouped, roundedTo } from './decimal.ts';

describe('a number', () => {
  it('is rounded and grouped as a number format does it, whatever it is', () => {
    const places = fc.integer({ min: 0, max: 3 });
    const value = fc.oneof(fc.double({ min: -1e15, max: 1e15, noNaN: true }), fc.double({ min: -1000, max: 1000, noNaN: true }));
    fc.assert(
      fc.property(places, value, (maximumFractionDigits, number) => {
        const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits, signDisplay: 'negative' });
        expect(grouped(roundedTo(maximumFractionDigits, number))).toBe(format.format(number));
      }),
    );
  });
  test.each([
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    [0.0005, 3, '0.001'],
    [1e-7, 3, '0'],
    [999.95, 1, '1000'],
    [-0.001, 2, '0'],
  ])('%d is, with %d places, %s', (value, places, rounded) => {
    expect(roundedTo(places, value)).toBe(rounded);
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1_234_567, '-1,234,567'],
  ['1234.5000', '1,234.5000'],
])('%s is grouped as %s', (decimal, shown) => {
  expect(grouped(decimal)).toBe(shown);
});
