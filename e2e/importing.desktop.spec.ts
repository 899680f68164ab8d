import { readFileSync } from 'node:fs';

import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

test.use({ stocked: { items: [{ name: 'Berbere', pack: [['packet', '1000']] }] } });

const good = Array.from({ length: 497 }, (_, index) => `Spice ${index + 1},ቅመም ${index + 1},kg,${10 + (index % 7)}`);
/** No name, a unit that nobody knows, and a par that is no number. */
const bad = [',ያለ ስም,kg,4', 'Nameless unit,,firkin,4', 'Wordy par,,kg,plenty'];
const rows = [...good.slice(0, 100), bad[0], ...good.slice(100, 300), bad[1], bad[2], ...good.slice(300)];
const list = `Name,Amharic name,Unit,Par\r\n${rows.join('\r\n')}\r\n`;

test('of five hundred rows with three bad ones, 497 are imported and three handed back with their reasons', async ({
  page,
  kitchen,
  words,
}) => {
  await page.goto('/inventory/import');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page
    .getByLabel(words('inventory_import_choose'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const main = page.getByRole('main');
  await expect(main).toContainText(words('inventory_import_good', { count: 497 }));
  await expect(main).toContainText(words('inventory_import_bad', { count: 3 }));
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: words('inventory_import_do', { count: 497 }) }).click();
  // Ten batches, one after another: on a busy machine that is long work, and says how far it is.
  await expect(main).toContainText(words('inventory_import_done', { count: 497 }), { timeout: 45_000 });
  await expect(main).toContainText(words('inventory_import_left', { count: 3 }));
  await expectAccessible(page);
  await expectNarrow(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('inventory_import_take_bad', { count: 3 }) }).click();
  const back = readFileSync(await (await download).path(), 'utf8')
    .slice(1)
    .split('\r\n');
  expect(back).toHaveLength(4);
  expect(back[0]).toContain(words('inventory_import_reason'));
  expect(back[1]).toContain(words('inventory_refusal_name_empty'));
  expect(back[2]).toContain('firkin');
  expect(back[3]).toContain('plenty');

  const { counts } = await kitchen.ask<{ counts: { ALL: number } }>('listItems');
  expect(counts.ALL).toBe(498);
  await main.getByRole('link', { name: words('inventory_to_stock') }).click();
  await page.getByRole('searchbox').fill('ቅመም 497');
  await expect(main).toContainText('Spice 497');
});
