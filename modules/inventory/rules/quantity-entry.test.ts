import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { compare, rational } from '../../../kit/rational.ts';
import { type ItemUnits, unitFactor } from './conversion.ts';
import { nextSmallerUnit, parseQuantityEntry, sumOfParts } from './quantity-entry.ts';
import { isUnit } from './unit.ts';

const tomatoes: ItemUnits = {
  baseUnit: 'g',
  packChain: [
    { unit: 'case', per: quantity('6') },
    { unit: 'tin', per: quantity('2500') },
  ],
  countUnits: ['tin', 'kg'],
  densityGPerMl: null,
  eachMeasure: null,
};
const flour: ItemUnits = {
  ...tomatoes,
  packChain: [{ unit: 'sack', per: quantity('50000') }],
  countUnits: ['sack', 'kg'],
};
const spice: ItemUnits = { ...tomatoes, packChain: [], countUnits: [] };

const read = (text: string, item: ItemUnits = tomatoes) => {
  const entry = parseQuantityEntry(text, item);
  if (!entry.ok) return entry.refusal;
  const { parts, base, impliedUnit } = entry.value;
  return {
    parts: parts.map((part) => `${formatQuantity(part.quantity)} ${part.unit}`),
    base: formatQuantity(base),
    impliedUnit,
  };
};

test.each([
  ['2 case + 3', ['2 case', '3 tin'], '37500', 'tin'],
  ['2 cases+3 tins', ['2 case', '3 tin'], '37500', null],
  ['15', ['15 tin'], '37500', 'tin'],
  ['1.5 kg', ['1.5 kg'], '1500', null],
  ['1,5kg', ['1.5 kg'], '1500', null],
  ['1,250.5 g', ['1250.5 g'], '1250.5', null],
  ['1,250,000 g', ['1250000 g'], '1250000', null],
  ['.5 case', ['0.5 case'], '7500', null],
  ['2 kg + 300', ['2 kg', '300 g'], '2300', 'g'],
  ['1 tin + 2', ['1 tin', '2 kg'], '4500', 'kg'],
  ['3 + 1 case', ['3 tin', '1 case'], '22500', null],
  ['-2 case + 3', ['-2 case', '-3 tin'], '-37500', 'tin'],
  ['− 2', ['-2 tin'], '-5000', 'tin'],
  ['2 ኬዝ + 3 ቆርቆሮ', ['2 case', '3 tin'], '37500', null],
  ['3 ኪሎ', ['3 kg'], '3000', null],
  ['0', ['0 tin'], '0', 'tin'],
])('"%s" is understood', (text, parts, base, impliedUnit) => {
  expect(read(text)).toEqual({ parts, base, impliedUnit });
});

test('after a sack of flour a bare number is kilos, and after a kilo of spice it is grams', () => {
  expect(read('2 sack + 3', flour)).toMatchObject({ base: '103000', impliedUnit: 'kg' });
  expect(read('1 kg + 50', spice)).toMatchObject({ base: '1050', impliedUnit: 'g' });
  expect(read('50', spice)).toMatchObject({ base: '50', impliedUnit: 'g' });
  expect(nextSmallerUnit(flour, 'case')).toBeNull();
});

test.each([
  ['', { code: 'ENTRY_EMPTY' }],
  ['2 case +', { code: 'ENTRY_INCOMPLETE' }],
  ['two cases', { code: 'NUMBER_NOT_UNDERSTOOD', word: 'two cases' }],
  ['1.2.3 kg', { code: 'NUMBER_NOT_UNDERSTOOD', word: '1.2.3' }],
  ['1.0000001 kg', { code: 'NUMBER_NOT_UNDERSTOOD', word: '1.0000001' }],
  ['1,250 g', { code: 'NUMBER_AMBIGUOUS', word: '1,250' }],
  ['2 handful', { code: 'UNIT_UNKNOWN', word: 'handful' }],
  ['2 case 3', { code: 'UNIT_UNKNOWN', word: 'case 3' }],
  ['2 sack', { code: 'UNIT_NOT_IN_PACK_CHAIN', unit: 'sack' }],
  ['2 l', { code: 'UNIT_NOT_BRIDGED', unit: 'l', baseUnit: 'g' }],
  ['2 kg + -3', { code: 'NUMBER_NOT_UNDERSTOOD', word: '-3' }],
  ['3 g + 2', { code: 'NO_SMALLER_UNIT', unit: 'g' }],
  ['1g+1g+1g+1g+1g+1g+1g', { code: 'ENTRY_TOO_MANY_PARTS', partsMax: 6 }],
  ['999999999999 case', { code: 'QUANTITY_OUT_OF_RANGE' }],
])('"%s" is refused and says why', (text, refusal) => {
  expect(read(text)).toEqual(refusal);
});

test('whatever is typed, each number that is accepted has a unit with a size of its own on this item', () => {
  const word = fc.constantFrom('case', 'cases', 'tin', 'kg', 'g', 'l', 'sack', 'handful', '', 'ኪሎ', 'dozen', 'medeb');
  const number = fc.constantFrom('1', '2.5', '3,5', '1,250', '.5', '', 'x');
  const typed = fc.array(fc.tuple(number, word), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(typed, (pieces) => {
      const entry = parseQuantityEntry(pieces.map((piece) => piece.join(' ')).join(' + '), tomatoes);
      if (!entry.ok) return;
      for (const { unit } of entry.value.parts) {
        const factor = unitFactor(tomatoes, unit);
        expect(isUnit(unit) && factor.ok).toBe(true);
        expect(factor.ok && compare(factor.value, rational(1n)) === 0).toBe(unit === 'g');
      }
      expect(sumOfParts(entry.value.parts, tomatoes)).toEqual({ ok: true, value: entry.value.base });
    }),
  );
});
