import { readFileSync } from 'node:fs';

import type { Download, Page } from '@playwright/test';

import { expect, kitchenTest as test } from './world/journey.ts';
import { readSheet } from './world/read-sheet.ts';
import type { Words } from './world/words.ts';

const tins = [['tin', '2500']] as const;

test.use({
  stocked: {
    items: [
      { name: 'Chopped tomatoes', nameLocal: 'ቲማቲም', pack: tins, par: '45000', opening: { quantity: '11', price: '2.40' } },
      { name: '=2+2', pack: tins, opening: { quantity: '4', price: '1.00' } },
      { name: 'Beans, white', pack: tins, opening: { quantity: '2', price: '3.00' } },
    ],
  },
});

const table = (page: Page, words: Words) => page.getByRole('table', { name: words('inventory_list_label') });

const exported = async (page: Page, words: Words, format: 'csv' | 'xlsx'): Promise<Download> => {
  await page.getByRole('button', { name: words('inventory_more'), exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words(`inventory_export_${format}`) }).click();
  return download;
};

test('columns can be left out and are still left out after a reload', async ({ page, words }) => {
  await page.goto('/inventory');
  const heads = table(page, words).getByRole('columnheader');
  await expect(heads.filter({ hasText: words('inventory_column_area') })).toHaveCount(1);
  await page.getByRole('button', { name: words('inventory_columns') }).click();
  await page.getByRole('menuitemcheckbox', { name: words('inventory_column_area') }).click();
  await expect(heads.filter({ hasText: words('inventory_column_area') })).toHaveCount(0);
  await page.reload();
  await expect(heads.filter({ hasText: words('inventory_column_on_hand') })).toHaveCount(1);
  await expect(heads.filter({ hasText: words('inventory_column_area') })).toHaveCount(0);
});

test('one par for many items at once reaches the server for each, and can be taken back', async ({ page, kitchen, words }) => {
  const parOf = async (name: string) =>
    (await kitchen.ask<{ item: { par: string | null } }>('getItem', { itemId: kitchen.itemIds.get(name) })).item.par;
  await page.goto('/inventory');
  for (const name of ['Chopped tomatoes', 'Beans, white'])
    await page.getByRole('checkbox', { name: words('ui_select_row', { name }) }).check();
  await page
    .getByRole('region', { name: words('ui_selected', { count: 2 }) })
    .getByRole('button', { name: words('inventory_set_par') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('inventory_column_par'), { exact: true }).fill('5');
  await dialog.getByLabel(words('inventory_column_reorder_point')).fill('6');
  await dialog.getByRole('button', { name: words('inventory_set_par') }).click();
  await expect(dialog).toContainText(words('inventory_refusal_par_below_reorder'));
  await dialog.getByLabel(words('inventory_column_reorder_point')).fill('2');
  await dialog.getByRole('button', { name: words('inventory_set_par') }).click();
  await expect.poll(() => parOf('Chopped tomatoes')).toBe('12500');
  await expect.poll(() => parOf('Beans, white')).toBe('12500');
  expect(await parOf('=2+2')).toBeNull();
  await page.getByRole('button', { name: words('ui_undo') }).click();
  await expect.poll(() => parOf('Chopped tomatoes')).toBe('45000');
  await expect.poll(() => parOf('Beans, white')).toBeNull();
});

test('the list goes into a CSV file that keeps both languages and runs no formula', async ({ page, words }) => {
  await page.goto('/inventory');
  await expect(table(page, words)).toContainText('Chopped tomatoes');
  const download = await exported(page, words, 'csv');
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.slice(1).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain(words('inventory_column_name_local'));
  expect(lines.find((line) => line.startsWith('Chopped'))).toMatch(/ቲማቲም.*,11,18,.*,2\.4,26\.4$/);
  expect(text).toContain("'=2+2");
  expect(text).toContain('"Beans, white"');
});

test('the list goes into a spreadsheet: a row for a row of the list, figures as figures, and no formula', async ({ page, words }) => {
  await page.goto('/inventory');
  await expect(table(page, words)).toContainText('Chopped tomatoes');
  const download = await exported(page, words, 'xlsx');
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const [heads = [], ...rows] = readSheet(readFileSync(await download.path()));
  const column = (title: string) => rows.map((row) => row[heads.indexOf(title)]);
  const listed = await table(page, words)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /\S/ }) })
    .allInnerTexts();
  const names = column(words('inventory_column_name'));
  expect(names).toEqual(['Chopped tomatoes', "'=2+2", 'Beans, white']);
  for (const [index, name] of names.entries()) {
    const shown = listed.find((text) => text.includes(String(name).replace(/^'/, '')));
    const figure = (title: string) => column(title)[index];
    expect(shown).toContain(String(figure(words('inventory_column_on_hand'))));
    expect(shown).toContain(Number(figure(`${words('inventory_column_unit_cost')} GBP`)).toFixed(2));
    expect(shown).toContain(Number(figure(`${words('inventory_column_value')} GBP`)).toFixed(2));
  }
  expect(column(words('inventory_column_name_local'))).toEqual(['ቲማቲም', null, null]);
  expect(column(words('inventory_column_on_hand'))).toEqual([11, 4, 2]);
  expect(column(words('inventory_column_par'))).toEqual([18, null, null]);
  expect(column(`${words('inventory_column_unit_cost')} GBP`)).toEqual([2.4, 1, 3]);
  expect(column(`${words('inventory_column_value')} GBP`)).toEqual([26.4, 4, 6]);
});

test.describe('on a tablet that is held upright', () => {
  test.use({ viewport: { width: 820, height: 1180 } });
  test('every item has its name, whatever columns are shown', async ({ page, words }) => {
    await page.goto('/inventory');
    const name = table(page, words).getByRole('button', { name: 'Chopped tomatoes' });
    const isWhole = async () => ((await name.boundingBox())?.width ?? 0) > 100;
    await expect.poll(isWhole).toBe(true);
    for (const column of ['area', 'category', 'days'] as const) {
      await page.getByRole('button', { name: words('inventory_columns') }).click();
      await page.getByRole('menuitemcheckbox', { name: words(`inventory_column_${column}`) }).click();
    }
    await expect.poll(isWhole).toBe(true);
  });
});
