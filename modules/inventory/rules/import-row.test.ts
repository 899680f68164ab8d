import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import { guessColumns } from './import-columns.ts';
import { readImportRow } from './import-row.ts';
import { parsePackText } from './pack-text.ts';

test.each([
  [['Item name', 'Unit', 'Pack size', 'Qty', 'Unit price', 'Category'], { name: 0, unit: 1, pack: 2, onHand: 3, price: 4, category: 5 }],
  [['የእቃ ስም', 'መለኪያ', 'ብዛት', 'ዋጋ', 'ምድብ'], { name: 0, unit: 1, onHand: 2, price: 3, category: 4 }],
  [['PRODUCT', 'Amharic name', 'Barcode', 'Min', 'Max'], { name: 0, nameLocal: 1, barcode: 2, reorderPoint: 3, par: 4 }],
  [['Itm name', 'Catgory', 'Colour'], { name: 0, category: 1 }],
  [[], {}],
])('the columns of %o are guessed', (headers, mapping) => {
  expect(guessColumns(headers)).toEqual(mapping);
});

test('no column is used twice, whatever stands above it', () => {
  const header = fc.oneof(fc.string(), fc.constantFrom('name', 'item', 'price', 'cost', 'unit', 'qty', 'መጠን'));
  fc.assert(
    fc.property(fc.array(header, { maxLength: 15 }), (headers) => {
      const positions = Object.values(guessColumns(headers));
      expect(new Set(positions).size).toBe(positions.length);
    }),
  );
});

const columns = guessColumns(['name', 'amharic', 'barcode', 'category', 'unit', 'pack', 'par', 'min', 'qty', 'price']);
const read = (...cells: readonly string[]) => readImportRow(cells, columns);

test('a good row becomes an item with its pack, its levels and what is on the shelf', () => {
  const row = read('Chopped tomatoes', 'ቲማቲም', '501 502', 'Dry', 'tin', 'case of 6 tins of 2.5 kg', '3 case', '12', '2 case + 3', '£3.95');
  expect(row.ok && row.value).toMatchObject({
    category: 'Dry',
    storageArea: null,
    draft: {
      name: 'Chopped tomatoes',
      nameLocal: 'ቲማቲም',
      barcodes: ['501', '502'],
      baseUnit: 'g',
      countUnits: ['tin'],
      par: quantity('45000'),
      reorderPoint: quantity('30000'),
    },
    opening: {
      text: '2 case + 3',
      entry: { base: quantity('37500') },
      price: { amount: unitCost('3.95'), unit: 'tin' },
    },
  });
});

test('the smallest list, a name and a unit, is enough; an empty shelf opens nothing', () => {
  const row = readImportRow(['ጤፍ', 'ኩንታል', '0'], guessColumns(['ስም', 'መለኪያ', 'ብዛት']));
  expect(row.ok && row.value).toMatchObject({ draft: { baseUnit: 'g', countUnits: ['quintal'] }, opening: null });
});

test.each([
  [['', '', '', '', 'kg'], [['name', 'NAME_EMPTY']]],
  [['Salt'], [['unit', 'UNIT_MISSING']]],
  [['Salt', '', '', '', 'handful'], [['unit', 'UNIT_UNKNOWN']]],
  [['Wine', '', '', '', 'bottle'], [['unit', 'UNIT_NOT_IN_PACK_CHAIN']]],
  [['Salt', '', '', '', '', 'box of 12'], [['pack', 'PACK_NOT_UNDERSTOOD']]],
  [['Salt', '', '', '', 'kg', '', '1', '2'], [['par', 'PAR_BELOW_REORDER']]],
  [['Salt', '', '', '', 'kg', '', '', '', '1,250'], [['onHand', 'NUMBER_AMBIGUOUS']]],
  [['Salt', '', '', '', 'kg', '', '', '', '-3'], [['onHand', 'QUANTITY_NEGATIVE']]],
  [['Salt', '', '', '', 'kg', '', '', '', '3', 'free'], [['price', 'NUMBER_NOT_UNDERSTOOD']]],
  [
    ['', '', '', '', 'kg', '', 'lots', '', '3', '-1'],
    [
      ['par', 'NUMBER_NOT_UNDERSTOOD'],
      ['price', 'NUMBER_NOT_UNDERSTOOD'],
      ['name', 'NAME_EMPTY'],
    ],
  ],
])('the row %o stays behind with every reason', (cells, problems) => {
  const row = readImportRow(cells, columns);
  expect(!row.ok && row.refusal.problems.map(({ field, code }) => [field, code])).toEqual(problems);
});

test('whatever a file holds, a row is imported whole or handed back with reasons', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 12 }), (cells) => {
      const row = readImportRow(cells, columns);
      expect(row.ok || row.refusal.problems.length > 0).toBe(true);
    }),
  );
});

test.each([
  ['case of 6 tins of 2.5 kg', 'case 6, tin 2500', 'g'],
  ['Sack 50kg', 'sack 50000', 'g'],
  ['ኬዝ 24 ጠርሙስ 330 ሚሊ', 'case 24, bottle 330', 'ml'],
  ['carton (12 pcs)', 'carton 12', 'each'],
  ['tray × 2.5 dozen', 'tray 30', 'each'],
])('"%s" is understood as a pack', (text, expected, baseUnit) => {
  const pack = parsePackText(text);
  const links = pack.ok ? pack.value.packChain.map(({ unit, per }) => `${unit} ${formatQuantity(per)}`) : [];
  expect([links.join(', '), pack.ok && pack.value.baseUnit]).toEqual([expected, baseUnit]);
});

test.each([
  ['box', 'PACK_NOT_UNDERSTOOD'],
  ['6 x 2.5 kg', 'PACK_NOT_UNDERSTOOD'],
  ['kg 2 kg', 'PACK_NOT_UNDERSTOOD'],
  ['case 24 bottle', 'UNIT_NOT_IN_PACK_CHAIN'],
  ['case 24 wotsits', 'UNIT_UNKNOWN'],
  ['case 1,000 g', 'NUMBER_AMBIGUOUS'],
  ['case 0 kg', 'PACK_LINK_EMPTY'],
  ['case 999999999999 kg', 'PACK_TOO_LARGE'],
])('"%s" is refused as a pack', (text, code) => {
  const pack = parsePackText(text);
  expect(!pack.ok && pack.refusal.code).toBe(code);
});
