import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { MinorUnits } from './money.ts';
import { type Quantity, quantity } from './quantity.ts';
import { rational } from './rational.ts';
import {
  costPerBaseUnit,
  formatUnitCost,
  parseUnitCost,
  type UnitCost,
  unitCost,
  unitCostAsRational,
  unitCostFromRational,
  valueOf,
} from './unit-cost.ts';

test('a price by the case is worth itself, though its price by the gram has no end', () => {
  const caseOfTins = quantity('15000');
  const perGram = costPerBaseUnit(2370n as MinorUnits, caseOfTins);
  expect(valueOf(caseOfTins, perGram)).toBe(2370n);
  expect(valueOf(quantity('37500'), perGram)).toBe(5925n);
  expect(unitCostFromRational(perGram)).toBe(1580n);
});

test('any amount spread over any quantity is worth that amount again', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => value as MinorUnits);
  const size = fc.bigInt({ min: 1n, max: 10n ** 15n }).map((value) => value as Quantity);
  fc.assert(
    fc.property(amount, size, (value, whole) => {
      expect(valueOf(whole, costPerBaseUnit(value, whole))).toBe(value);
    }),
  );
});

test('a cost survives its journey over the wire', () => {
  const anyCost = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }).map((value) => value as UnitCost);
  fc.assert(
    fc.property(anyCost, (value) => {
      expect(parseUnitCost(formatUnitCost(value))).toBe(value);
      expect(unitCostFromRational(unitCostAsRational(value))).toBe(value);
    }),
  );
});

test('nothing costs less than nothing', () => {
  expect(parseUnitCost('-0.01')).toBeNull();
  expect(unitCostFromRational(rational(-1n, 100n))).toBeNull();
  expect(() => unitCost('free')).toThrow('free');
});

test('a value too large for the books is none', () => {
  expect(valueOf(quantity('999999999999'), rational(10n ** 12n))).toBeNull();
});
