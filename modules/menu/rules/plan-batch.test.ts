import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import type { UnitCode } from '../../inventory/rules/unit.ts';
import { planBatch, yieldVariance } from './plan-batch.ts';
import type { RecipeVersion } from './recipe.ts';
import { decideUndoBatch } from './undo-batch.ts';

/** A kulet kept by weight in tubs of two kilograms; a batch makes eight litres-by-weight of it in forty portions. */
const kulet: RecipeVersion = {
  recipeId: 'kulet',
  versionNo: 1,
  yieldQuantity: quantity('8'),
  yieldUnit: 'kg',
  portions: quantity('40'),
  lines: [],
  packaging: [],
  stockItemId: 'kulet-item',
};
const tubs: ItemUnits = {
  baseUnit: 'g',
  packChain: [{ unit: 'bucket', per: quantity('2000') }],
  countUnits: ['bucket'],
  densityGPerMl: null,
  eachMeasure: null,
};
const draft = (planned: readonly [string, string], actual: readonly (readonly [string, UnitCode])[]) => ({
  planned: { quantity: quantity(planned[0]), unit: planned[1] },
  actual: actual.map(([size, unit]) => ({ quantity: quantity(size), unit })),
});

describe('a batch, said in stock', () => {
  it.each([
    ['kilograms', ['4', 'kg'], rational(1n, 2n), '4000'],
    ['portions', ['10', 'portion'], rational(1n, 4n), '2000'],
    ['what the item is packed in', ['3', 'bucket'], rational(3n, 4n), '6000'],
    ['a third of it, exactly', ['1', 'kg'], rational(1n, 8n), '1000'],
  ] as const)('may be planned in %s', (_name, planned, batches, base) => {
    const plan = planBatch(kulet, tubs, draft(planned, [['1', 'bucket']]));
    expect(plan).toEqual({ ok: true, value: { batches, planned: quantity(base), actual: quantity('2000') } });
  });

  it('is weighed in several units at once', () => {
    const actual = [['3', 'bucket'] as const, ['1.5', 'kg'] as const];
    expect(planBatch(kulet, tubs, draft(['8', 'kg'], actual))).toMatchObject({ value: { actual: quantity('7500') } });
  });

  it.each([
    ['nothing made', kulet, tubs, draft(['8', 'kg'], [['0', 'kg']]), 'BATCH_NOTHING_MADE'],
    ['less than nothing made', kulet, tubs, draft(['8', 'kg'], [['-1', 'kg']]), 'BATCH_NOTHING_MADE'],
    ['nothing said', kulet, tubs, draft(['8', 'kg'], []), 'ENTRY_EMPTY'],
    ['a plan in a unit without a size', kulet, tubs, draft(['8', 'case'], [['1', 'kg']]), 'UNIT_NOT_IN_PACK_CHAIN'],
    ['a weight in a unit without a size', kulet, tubs, draft(['8', 'kg'], [['1', 'case']]), 'UNIT_NOT_IN_PACK_CHAIN'],
    [
      'litres of what is kept by weight',
      { ...kulet, yieldUnit: 'l' as const },
      tubs,
      draft(['8', 'l'], [['1', 'kg']]),
      'BATCH_YIELD_UNSAID',
    ],
  ])('is refused for %s', (_name, version, units, said, code) => {
    expect(planBatch(version, units, said)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('took as much out of stock however much came of it', () => {
    const grams = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(grams, grams, (planned, actual) => {
        const plan = planBatch(kulet, tubs, draft([String(planned), 'g'], [[String(actual), 'g']]));
        expect(plan).toMatchObject({ value: { batches: rational(BigInt(planned), 8000n), planned: quantity(String(planned)) } });
      }),
    );
  });
});

it.each([
  ['8000', '8000', 0],
  ['8000', '7600', -500],
  ['8000', '8400', 500],
  ['3000', '2999', -3],
])('of %s planned, %s made is %i hundredths of a percent off', (planned, actual, off) => {
  expect(yieldVariance({ planned: quantity(planned), actual: quantity(actual) })).toBe(off);
});

it.each([
  ['on its own day', { businessDate: '2026-06-01', isUndone: false }, '2026-06-01', { ok: true }],
  ['twice', { businessDate: '2026-06-01', isUndone: true }, '2026-06-01', { refusal: { code: 'BATCH_UNDONE_ALREADY' } }],
  ['a day later', { businessDate: '2026-06-01', isUndone: false }, '2026-06-02', { refusal: { code: 'BATCH_OF_ANOTHER_DAY' } }],
])('taking a batch back %s', (_when, batch, today, answer) => {
  expect(decideUndoBatch(batch, today)).toMatchObject(answer);
});
