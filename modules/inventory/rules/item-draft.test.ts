import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import { allergenCodes, allergenState } from './allergen.ts';
import { checkItemDraft, checkLevels, type ItemDraft, itemProblems } from './item-draft.ts';
import { skuOf } from './sku.ts';

const berbere: ItemDraft = {
  name: 'Berbere',
  nameLocal: 'በርበሬ',
  sku: null,
  barcodes: ['5012345678900'],
  baseUnit: 'g',
  packChain: [{ unit: 'sack', per: quantity('25000') }],
  countUnits: ['kg', 'sack'],
  densityGPerMl: null,
  eachMeasure: null,
  par: quantity('3000'),
  reorderPoint: quantity('1000'),
  allergens: { MUSTARD: 'MAY_CONTAIN' },
};

test('a sound item has no problem', () => {
  expect(itemProblems(berbere, { baseUnit: 'g' })).toEqual([]);
  expect(checkItemDraft(berbere, null)).toEqual({ ok: true, value: berbere });
});

test.each([
  [{ name: '  ' }, 'name', 'NAME_EMPTY'],
  [{ barcodes: ['1', '2', '1'] }, 'barcodes', 'BARCODE_REPEATED'],
  [{ packChain: [{ unit: 'sack', per: quantity('0') }] }, 'packChain', 'PACK_LINK_EMPTY'],
  [{ countUnits: ['kg', 'kg'] }, 'countUnits', 'COUNT_UNIT_REPEATED'],
  [{ countUnits: ['case'] }, 'countUnits', 'UNIT_NOT_IN_PACK_CHAIN'],
  [{ countUnits: ['l'] }, 'countUnits', 'UNIT_NOT_BRIDGED'],
  [{ densityGPerMl: quantity('0') }, 'densityGPerMl', 'DENSITY_NOT_POSITIVE'],
  [{ eachMeasure: { quantity: quantity('-1'), unit: 'g' } }, 'eachMeasure', 'EACH_MEASURE_NOT_POSITIVE'],
  [{ eachMeasure: { quantity: quantity('1'), unit: 'dozen' } }, 'eachMeasure', 'EACH_MEASURE_NOT_A_MEASURE'],
  [{ par: quantity('-1') }, 'par', 'LEVEL_NEGATIVE'],
  [{ reorderPoint: quantity('-1') }, 'reorderPoint', 'LEVEL_NEGATIVE'],
  [{ par: quantity('500') }, 'par', 'PAR_BELOW_REORDER'],
] as const)('an item with %o is refused beside its field', (change, field, code) => {
  const problems = itemProblems({ ...berbere, ...change } as ItemDraft, null);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ field, code });
});

test('an item that has moved keeps the unit its history is written in', () => {
  const decision = checkItemDraft({ ...berbere, baseUnit: 'ml', packChain: [], countUnits: [] }, { baseUnit: 'g' });
  expect(!decision.ok && decision.refusal).toEqual({ field: 'baseUnit', code: 'BASE_UNIT_FIXED', baseUnit: 'g' });
});

test('every problem of an item is named at once', () => {
  const bad = { ...berbere, name: '', countUnits: ['case', 'l'], par: quantity('1') } as const;
  expect(itemProblems(bad, null).map(({ field }) => field)).toEqual(['name', 'countUnits', 'countUnits', 'par']);
});

test('pars may be set together only where they make sense together', () => {
  expect(checkLevels({ par: null, reorderPoint: quantity('5') }).ok).toBe(true);
  expect(checkLevels({ par: quantity('4'), reorderPoint: quantity('5') }).ok).toBe(false);
});

test('an allergen that nobody spoke of is unknown, not absent', () => {
  expect(allergenCodes).toHaveLength(14);
  expect(allergenState(berbere.allergens, 'MUSTARD')).toBe('MAY_CONTAIN');
  expect(allergenState(berbere.allergens, 'MILK')).toBe('UNKNOWN');
});

test.each([
  ['Berbere', 42_117, 'BER-042117'],
  ['Oil', 0, 'OIL-000000'],
  ['2% milk', 999_999, 'MIL-999999'],
  ['Pâté', 1, 'PAT-000001'],
  ['ox', 7, 'OXX-000007'],
  ['በርበሬ', 42_117, 'BRB-042117'],
  ['ጨው', 5, 'CWX-000005'],
  ['白菜', 5, 'XXX-000005'],
])('the stock code of "%s" with the number %s is %s', (name, number, expected) => {
  expect(skuOf(name, number)).toBe(expected);
});

test('every name has a stock code that any keyboard can type', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 999_999 }), (name, number) => {
      expect(skuOf(name, number)).toMatch(/^[A-Z]{3}-\d{6}$/);
    }),
  );
  expect(() => skuOf('Salt', 1_000_000)).toThrow('six digits');
});
