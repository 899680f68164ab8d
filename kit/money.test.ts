import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addMoney,
  type Currency,
  currencies,
  formatMoney,
  isCurrency,
  type MinorUnits,
  minorUnits,
  minorUnitsOf,
  parseMajorUnits,
  parseMinorUnits,
} from './money.ts';

const money = (minor: bigint, currency: Currency) => ({ minor: minor as MinorUnits, currency });

test.each([
  [money(4_825_000n, 'ETB'), '48,250.00\u00a0ብር'],
  [money(-744n, 'ETB'), '−7.44\u00a0ብር'],
  [money(123_450n, 'GBP'), '£1,234.50'],
  [money(-744n, 'GBP'), '−£7.44'],
  [money(5n, 'USD'), '$0.05'],
  [money(100_000_000n, 'EUR'), '€1,000,000.00'],
])('%o is shown as %s', (amount, expected) => {
  expect(formatMoney(amount)).toBe(expected);
});

test.each([
  ['23.70', 2370n],
  ['23.7', 2370n],
  ['0', 0n],
  ['23.705', null],
  ['£23', null],
])('an entered price of "%s" is read exactly or not at all', (text, expected) => {
  expect(parseMajorUnits(text)).toBe(expected);
});

test('an amount survives its journey over the wire', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n }), (hundredths) => {
      expect(parseMinorUnits(hundredths.toString())).toBe(hundredths);
      expect(minorUnits(hundredths.toString())).toBe(hundredths);
    }),
  );
});

test('two currencies are never added', () => {
  expect(addMoney(money(1n, 'GBP'), money(2n, 'GBP')).minor).toBe(3n);
  expect(() => addMoney(money(1n, 'GBP'), money(2n, 'ETB'))).toThrow('currencies');
});

test('an amount beyond a bigint is no amount', () => {
  expect(minorUnitsOf(2n ** 63n)).toBeNull();
  expect(() => minorUnits('1.5')).toThrow('1.5');
});

test('the product knows four currencies and no others', () => {
  expect(currencies.every(isCurrency)).toBe(true);
  expect(isCurrency('JPY')).toBe(false);
});
