import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { multiply, rational } from '../../../../kit/rational.ts';
import { factorOf, rateFor, readRate, type CurrencyRate } from './currency-rate.ts';

const rate = (ratedOn: string, said: string, one: 'GBP' | 'EUR' = 'GBP'): CurrencyRate => ({
  one,
  other: 'ETB',
  rate: said,
  source: 'Bank',
  ratedOn,
});

describe('the rate of some days', () => {
  const rates = [rate('2026-11-10', '160'), rate('2026-11-20', '165'), rate('2026-11-10', '161'), rate('2026-11-30', '170')];

  it.each([
    ['2026-11-22', '165', 'the latest that is not of a later day'],
    ['2026-11-15', '161', 'of two of one day the one that was set last'],
    ['2026-11-01', '161', 'where none is so early, the first'],
    ['2026-12-31', '170', 'the last'],
  ])('that end on %s is %s: %s', (day, said) => {
    expect(rateFor(rates, { from: 'ETB', into: 'GBP', day })?.rate).toBe(said);
    expect(rateFor(rates, { from: 'GBP', into: 'ETB', day })?.rate).toBe(said);
  });

  it('is none of other currencies', () => {
    expect(rateFor(rates, { from: 'EUR', into: 'ETB', day: '2026-11-22' })).toBeNull();
  });
});

it.each([
  ['165.5', rational(331n, 2n)],
  ['1,234.000001', rational(1_234_000_001n, 1_000_000n)],
  ['0', null],
  ['-3', null],
  ['1.1234567', null],
  ['a lot', null],
  ['', null],
])('%o is read as %o', (text, read) => expect(readRate(text)).toEqual(read));

it('there and back is where one was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (millionths) => {
      const said = rate('2026-11-20', (millionths / 1e6).toFixed(6));
      expect(multiply(factorOf(said, 'GBP'), factorOf(said, 'ETB'))).toEqual(rational(1n));
    }),
  );
});
