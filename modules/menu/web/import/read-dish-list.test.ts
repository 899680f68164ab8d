import { describe, expect, test } from 'vitest';

import { csvText } from '../../../../ui/file/csv-text.ts';
import { readTable } from '../../../../ui/file/read-table.ts';
import { readText } from '../../../../ui/file/read-text.ts';
import { guessDishColumns } from '../../rules/dish-columns.ts';
import type { WholeMenu } from '../menu-client.ts';
import { dishRows, readDishList } from './read-dish-list.ts';

const category = { id: '0197a000-0000-7000-8000-000000000001', name: 'Fasting', nameLocal: 'የጾም', sortOrder: 0, version: 1 };
const standing = (name: string, state: string) => ({ name, state }) as WholeMenu['dishes'][number];

const menu = { categories: [category], dishes: [standing('Doro Wat', 'LIVE'), standing('Old soup', 'RETIRED')] };

const read = async (bytes: string | Uint8Array<ArrayBuffer>) => {
  const file = await readTable('menu.csv', await readText(new Blob([bytes])));
  return readDishList(file, guessDishColumns(file.headers), { menu, ordinaryVatRate: 1500 });
};

/** As a spreadsheet of Windows writes it: one byte a letter. */
const windowsBytes = (text: string) =>
  Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter === '’' ? 0x92 : (letter.codePointAt(0) ?? 0)));

describe('whatever wrote the file, it is read', () => {
  test.each([
    ['UTF-8 with a mark', '\uFEFFDish,Price\r\nCrème brûlée,6.50\r\n'],
    ['semicolons and a comma for decimals', 'Dish;Price\nCrème brûlée;6,50\n'],
    ['the bytes of Windows', windowsBytes('Dish;Price\r\nCrème brûlée;€6,50\r\n')],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from('Dish\tPrice\r\nCrème brûlée\t6.50', (one) => one.charCodeAt(0)).buffer),
      ]),
    ],
  ])('%s', async (_kind, bytes) => {
    const { good, bad } = await read(bytes);
    expect(bad).toEqual([]);
    expect(good.map(({ row: { name, prices } }) => [name, prices.DINE_IN])).toEqual([['Crème brûlée', '650']]);
  });
});

test('a name that stands on the menu or in an earlier row stays behind, and one that was retired does not', async () => {
  const { good, bad } = await read('Dish\nDORO  wat\nShiro\nshiro\nOld soup\n');
  expect(good.map(({ row }) => row.name)).toEqual(['Shiro', 'Old soup']);
  expect(bad.map(({ rowNumber, problems }) => [rowNumber, problems[0]?.code])).toEqual([
    [2, 'DISH_NAME_TAKEN'],
    [4, 'LIST_ROW_REPEATED'],
  ]);
});

test('headings are found by either name, and each new one is named once', async () => {
  const { newHeadings } = await read('Dish,Heading\nShiro,የጾም\nTibs,Meat\nKitfo,meat\nTea,Drinks\n');
  expect(newHeadings).toEqual(['Meat', 'Drinks']);
});

test('what a file says of allergens reaches no row', async () => {
  const { good } = await read('Dish,Allergens,Price\nShiro,free of everything,12\n');
  expect(JSON.stringify(dishRows(good))).not.toContain('free of everything');
});

test('a formula is a name like any other, and no sheet runs it when it goes out again', async () => {
  const { good } = await read('Dish,Price\n"=HYPERLINK(""http://x"")",12\n@SUM(A1),13\n');
  expect(good.map(({ row }) => row.name)).toEqual(['=HYPERLINK("http://x")', '@SUM(A1)']);
  const back = csvText([good.map(({ row }) => row.name)]);
  expect(back).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(back).toContain(`'@SUM(A1)`);
});

test('three thousand rows are read', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `Dish ${index},${index}.50`);
  const { good } = await read(`Dish,Price\n${rows.join('\n')}`);
  expect(good).toHaveLength(3000);
});
