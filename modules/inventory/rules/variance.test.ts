import { expect, test } from 'vitest';

import { minorUnits } from '../../../kit/money.ts';
import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { MovementKind } from './movement-kind.ts';
import { valueInPeriod, varianceOf } from './variance.ts';

const moved = (rows: readonly (readonly [MovementKind, string])[]) => new Map(rows.map(([kind, amount]) => [kind, quantity(amount)]));
const shown = (value: bigint | null) => (value === null ? null : formatQuantity(value as ReturnType<typeof quantity>));

test('what left is what was there, came, and is gone; records explain a part, recipes a part, and the rest is said', () => {
  const variance = varianceOf({
    opening: quantity('10'),
    closing: quantity('7'),
    moved: moved([
      ['RECEIPT', '20'],
      ['SUPPLIER_RETURN', '-2'],
      ['TRANSFER_OUT', '-1'],
      ['SALE_DEPLETION', '-15'],
      ['WASTE', '-3'],
      ['STAFF_MEAL', '-0.5'],
      ['COUNT_ADJUST', '-1.5'],
      ['MANUAL_ADJUST', '4'],
    ]),
    theoretical: quantity('15'),
  });
  expect(Object.values(variance).map(shown)).toEqual(['20', '3.5', '15', '1.5']);
});

test('while nobody knows what should have been used, nobody knows what is unexplained', () => {
  const variance = varianceOf({ opening: quantity('10'), closing: quantity('4'), moved: moved([['WASTE', '-2']]), theoretical: null });
  expect(Object.values(variance).map(shown)).toEqual(['6', '2', null, null]);
});

test('a loss is worth what the period cost on average', () => {
  const cost = { openingValue: minorUnits('1000'), opening: quantity('10'), receivedValue: minorUnits('3000'), received: quantity('10') };
  expect(valueInPeriod(quantity('3'), cost)).toBe(600n);
  const nothing = { openingValue: minorUnits('0'), opening: quantity('0'), receivedValue: minorUnits('0'), received: quantity('0') };
  expect(valueInPeriod(quantity('3'), nothing)).toBeNull();
  expect(valueInPeriod(quantity('0'), nothing)).toBe(0n);
});
