import { describe, expect, test } from 'vitest';

import { badRowsCsv } from './bad-rows-file.ts';
import { itemList } from './item-list.ts';
import { importBatches, importLine, missingPlaces, placeIds } from './import-body.ts';
import { guessMapping, previewOf, readFile } from './import-file.ts';

const csv = (text: string) => new File([text], 'list.csv', { type: 'text/csv' });

const fiveHundred = () => {
  const rows = Array.from({ length: 500 }, (_, index) => `Item ${index + 1},kg,Dry,12,5`);
  rows[10] = 'Item 11,furlong,Dry,12,5';
  rows[20] = ',kg,Dry,12,5';
  rows[30] = '"=HYPERLINK(""x"")",kg,Dry,12,abc';
  return csv(`\uFEFFItem,Unit,Category,Par,On hand\r\n${rows.join('\r\n')}\r\n`);
};

describe('a list with bad rows', () => {
  test('of 500 rows with 3 bad ones, 497 can be imported and each bad cell is named', async () => {
    const file = await readFile(fiveHundred());
    const { good, bad } = previewOf(file, guessMapping(file));
    expect([good.length, bad.length]).toEqual([497, 3]);
    expect(bad.map(({ rowNumber, problems }) => [rowNumber, problems[0]?.field, problems[0]?.code])).toEqual([
      [12, 'unit', 'UNIT_UNKNOWN'],
      [22, 'name', 'NAME_EMPTY'],
      [32, 'onHand', 'NUMBER_NOT_UNDERSTOOD'],
    ]);
  });

  test('it goes in small parts, so that progress is seen and no call runs out of time: every row once and in its order', async () => {
    const file = await readFile(fiveHundred());
    const { good } = previewOf(file, guessMapping(file));
    const lines = good.map((row) => importLine(row, { categories: new Map(), storageAreas: new Map() }));
    const batches = importBatches(lines);
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(50);
    expect(batches.flat()).toEqual(lines);
  });

  test('the bad ones come back as they were, with a reason, and no spreadsheet runs them', async () => {
    const file = await readFile(fiveHundred());
    const lines = badRowsCsv(file, { ...itemList, bad: previewOf(file, guessMapping(file)).bad }).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Item,Unit,Category,Par,On hand,Reason');
    expect(lines[1]).toContain('Item 11,furlong,Dry,12,5,"“furlong” is not a unit we know.');
    expect(lines[3]).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

test.each([
  ['commas', 'Item,Unit\nSalt,kg'],
  ['semicolons', 'Item;Unit\nSalt;kg'],
  ['tabs and Amharic headings', 'የእቃ ስም\tመለኪያ\nጨው\tኪሎ'],
])('a file with %s is understood', async (_signs, text) => {
  const file = await readFile(csv(text));
  expect(previewOf(file, guessMapping(file)).good).toHaveLength(1);
});

test('categories that the file names are made once each, however they are spelt', async () => {
  const known = placeIds([{ id: 'c1', name: 'Dry goods', nameLocal: 'ደረቅ' }]);
  expect(missingPlaces(['dry GOODS', 'Spices', 'spices', null, 'ደረቅ'], known)).toEqual(['Spices']);
  const file = await readFile(csv('Item,Unit,Category\nSalt,kg,DRY goods'));
  const [row] = previewOf(file, guessMapping(file)).good;
  if (!row) throw new Error('The row is good.');
  expect(importLine(row, { categories: known, storageAreas: new Map() }).item.categoryId).toBe('c1');
});
