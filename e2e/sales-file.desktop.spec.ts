import { uuidv7 } from 'uuidv7';
import writeExcel from 'write-excel-file/node';

import { askForJob } from './world/run-job.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({
  stocked: { items: [{ name: 'Lentils', pack: [['bag', '1000']], isFree: true, opening: { quantity: '10', price: '2.00' } }] },
});

const hourMs = 3_600_000;
// After the recipe took effect, and on the same day by any clock of the journey.
const soldAt = new Date(Date.now() - hourMs / 4).toISOString();
const row = (receipt: string, what: string, quantity: number, total: string) => [soldAt, receipt, what, quantity, total].join(';');
const headings = 'Date;Receipt no;Bezeichnung;Qty;Total';
/** The same as a spreadsheet keeps it. */
const workbook = async (...rows: readonly string[]) => ({
  name: 'till.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeExcel([headings, ...rows].map((one) => one.split(';').map((value) => ({ value })))).toBuffer(),
});
const file = (...rows: readonly string[]) => ({
  name: 'till.csv',
  mimeType: 'text/csv',
  // The till calls its dishes by a word that nobody could guess.
  buffer: Buffer.from(`\uFEFF${headings}\r\n${rows.join('\r\n')}\r\n`),
});

test('a manager’s file of a till becomes sales: its column is mended, its item is said, stock falls once, and all of it is taken back', async ({
  page,
  kitchen,
  maed,
  words,
}) => {
  const itemId = kitchen.itemIds.get('Lentils') ?? '';
  const [recipeId, dishId] = [uuidv7(), uuidv7()];
  const line = { lineId: uuidv7(), subject: { kind: 'ITEM', itemId }, quantity: '400', unit: 'g', usableShare: 10_000, isOptional: false };
  const body = { yieldQuantity: '1000', yieldUnit: 'g', portions: '4', activeMinutes: 0, passiveMinutes: 0, steps: [], changeNote: null };
  const recipe = { recipeId, baseVersion: null, kind: 'DISH', name: 'Misir', nameLocal: null, stockItemId: null, par: null };
  await kitchen.tell('menu/saveRecipe', { ...recipe, body: { ...body, lines: [{ ...line, channels: null, note: null }] } });
  const effectiveAt = new Date(Date.now() - hourMs).toISOString();
  await kitchen.tell('menu/stepVersion', { recipeId, baseVersion: 1, step: 'APPROVE', effectiveAt });
  const dish = { dishId, baseVersion: null, recipeId, name: 'Misir', nameLocal: 'ምስር', description: null, descriptionLocal: null };
  const terms = { categoryId: null, vatRate: 2000, targetFoodCostShare: null, targetSeconds: 600, course: 1, groupIds: [] };
  const availability = { days: [], hours: null, fasting: 'ALWAYS' };
  await kitchen.tell('menu/saveDish', { ...dish, ...terms, prices: { DINE_IN: '1200' }, availability });
  await kitchen.tell('menu/moveDish', { dishId, baseVersion: 1, step: 'PUBLISH' });

  const main = page.getByRole('main');
  const onHand = async () => Number((await kitchen.ask<{ onHand: string }>('explainLevel', { itemId })).onHand);
  const book = () => askForJob(maed, 'integrations.pull-sales');
  const choose = (chosen: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) =>
    main.locator('input[type=file]').setInputFiles(chosen);
  const misir = [row('R1', 'Misir', 1, '12.00'), row('R2', 'Misir', 1, '12.00')];

  await page.goto('/admin/integrations');
  await page.getByRole('link', { name: words('integrations_files_take') }).click();
  await choose(file(...misir, row('R3', 'Misir', 1, 'free'), ';;Sum;;24.00'));
  await expect(main).toContainText(words('integrations_file_needs_item'));
  await page.getByLabel(words('inventory_import_column_of', { header: 'Bezeichnung' })).selectOption('item');
  await expect(main).toContainText(words('inventory_import_bad', { count: 2 }));
  await expect(main).toContainText(words('integrations_file_problem_unreadable'));
  await expect(main).toContainText(words('integrations_file_problem_missing'));
  await expectAccessible(page);
  await page.getByRole('button', { name: words('integrations_file_take', { count: 2 }) }).click();
  await expect(main).toContainText(words('integrations_file_done', { count: 2 }));
  await page.getByRole('link', { name: words('integrations_file_back_to_list') }).click();

  await book();
  await expect(page.getByText(words('integrations_unmapped', { amount: '£24.00' }))).toBeVisible();
  await page.getByRole('button', { name: words('integrations_thing_suggested', { name: 'Misir' }) }).click();
  await book();
  await expect.poll(onHand, { timeout: 30_000 }).toBe(9800);
  await expectAccessible(page);
  await page.goto('/kitchen/takings');
  await expect(main).toContainText('£24.00');

  await page.goto('/admin/integrations/file');
  await choose(await workbook(...misir));
  await expect(main).toContainText(words('integrations_file_remembered'));
  await expect(main).toContainText(words('integrations_file_known', { count: 2 }));
  await expect(page.getByRole('button', { name: words('integrations_file_take', { count: 0 }) })).toBeDisabled();

  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: words('integrations_file_undo_named', { name: 'till.csv' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('integrations_file_undo'), exact: true })
    .click();
  await book();
  await expect.poll(onHand, { timeout: 30_000 }).toBe(10_000);
  await expect(main).toContainText(words('integrations_file_taken_back'));
});
