import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quantity, quantityAsRational, type Quantity } from '../../../kit/quantity.ts';
import { compare, multiply, rational } from '../../../kit/rational.ts';
import type { RecipeLine } from './recipe.ts';
import { batchesFor, scaledLine } from './scale-recipe.ts';

const line = (lineId: string, size: string): RecipeLine => ({
  lineId,
  subject: { kind: 'ITEM', itemId: lineId },
  quantity: quantity(size),
  unit: 'g',
  usableShare: 10_000,
  isOptional: false,
});

const stew = { portions: quantity('4'), lines: [line('lentils', '400'), line('onions', '300')] };

describe('a batch is scaled', () => {
  it.each([
    ['to ten portions', { by: 'PORTIONS', portions: quantity('10') }, '1000', '750'],
    ['to one portion', { by: 'PORTIONS', portions: quantity('1') }, '100', '75'],
    ['to the lentils that are left', { by: 'LINE', lineId: 'lentils', quantity: quantity('250') }, '250', '187.5'],
  ] as const)('%s', (_what, wanted, lentils, onions) => {
    const batches = batchesFor(stew, wanted);
    expect(batches && stew.lines.map((one) => scaledLine(one, batches))).toEqual([quantity(lentils), quantity(onions)]);
  });

  it.each([
    ['by portions where it is served in none', { ...stew, portions: null }, { by: 'PORTIONS', portions: quantity('1') }],
    ['by a line that it does not have', stew, { by: 'LINE', lineId: 'salt', quantity: quantity('1') }],
  ] as const)('never %s', (_what, recipe, wanted) => {
    expect(batchesFor(recipe, wanted)).toBeNull();
  });

  it('by a line so that exactly that much of it is taken', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 11n }).map((millionths) => millionths as Quantity);
    fc.assert(
      fc.property(amount, amount, (written, had) => {
        const recipe = { portions: null, lines: [{ ...line('a', '1'), quantity: written }] };
        const batches = batchesFor(recipe, { by: 'LINE', lineId: 'a', quantity: had }) ?? rational(0n);
        expect(compare(multiply(quantityAsRational(written), batches), quantityAsRational(had))).toBe(0);
      }),
    );
  });
});
