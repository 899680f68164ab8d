import fc from 'fast-check';
import { expect, test } from 'vitest';

import { guessColumns, importColumns } from './import-columns.ts';
import { readImportRow } from './import-row.ts';

const headers = ['name', 'unit', 'lots', 'date type', 'shelf life', 'opened days', 'frozen days', 'thawed days', 'key item'];
const columns = guessColumns(headers);
const read = (...keeping: readonly string[]) => readImportRow(['Chicken', 'kg', ...keeping], columns);

test('the columns about keeping are known by what people write above them', () => {
  expect(Object.keys(columns)).toEqual(
    expect.arrayContaining(['lots', 'dateType', 'keepsSealed', 'keepsOpened', 'keepsFrozen', 'keepsThawed', 'keyItem']),
  );
  expect(guessColumns(['ስም', 'የቀን ዓይነት', 'ዋና እቃ'])).toEqual({ name: 0, dateType: 1, keyItem: 2 });
});

test.each([
  [
    ['yes', 'use by', '4', '2 days', '90', '1', 'yes'],
    { tracksLots: true, dateType: 'USE_BY', shelfLife: { sealed: 4, opened: 2, frozen: 90, thawed: 1 } },
    true,
  ],
  [['', 'Best-before', '', '', '', '', ''], { tracksLots: true, dateType: 'BEST_BEFORE', shelfLife: {} }, false],
  [['አይ', '', '7 ቀን', '', '', '', 'አዎ'], { tracksLots: false, dateType: 'NONE', shelfLife: { sealed: 7 } }, true],
  [['', '', '', '', '', '', ''], { tracksLots: false, dateType: 'NONE', shelfLife: {} }, false],
])('a row that says %o is kept so', (cells, keeping, isKeyItem) => {
  const row = read(...cells);
  expect(row.ok && row.value).toMatchObject({ keeping, isKeyItem });
});

test.each([
  [['maybe', '', '', '', '', '', ''], 'lots'],
  [['', 'soon', '', '', '', '', ''], 'dateType'],
  [['', '', '-3', '', '', '', ''], 'keepsSealed'],
  [['', '', '', '1.5', '', '', ''], 'keepsOpened'],
  [['', '', '', '', '4000', '', ''], 'keepsFrozen'],
  [['', '', '', '', '', '', 'often'], 'keyItem'],
])('%o is handed back with the cell that is not understood', (cells, field) => {
  const row = read(...cells);
  expect(!row.ok && row.refusal.problems).toEqual([{ field, code: 'CHOICE_NOT_UNDERSTOOD', word: cells.find((cell) => cell !== '') }]);
});

test('whatever stands in a cell, days are whole and never below nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (cell) => {
      const row = read('', '', cell, '', '', '', '');
      const days = row.ok ? row.value.keeping.shelfLife.sealed : undefined;
      expect(days === undefined || (Number.isInteger(days) && days >= 0)).toBe(true);
    }),
  );
  expect(importColumns).toContain('keepsSealed');
});
