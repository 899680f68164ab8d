import { uuidv7 } from 'uuidv7';

import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({
  stocked: {
    items: [
      { name: 'Teff flour', pack: [['bag', '1000']], opening: { quantity: '10', price: '4' } },
      { name: 'Teff flower', pack: [['bag', '1000']], opening: { quantity: '2', price: '4' } },
    ],
  },
});

test('books are closed through a day, said of themselves that they are, and opened again with a reason', async ({ page, words }) => {
  await page.goto('/inventory/books');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('£48.00');
  await page.getByRole('button', { name: words('inventory_period_close') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('inventory_period_last_day')).fill('2030-01-31');
  await dialog.getByRole('button', { name: words('inventory_period_close') }).click();
  await expect(dialog.getByText(words('inventory_refusal_period_not_over'), { exact: false })).toBeVisible();
  await dialog.getByLabel(words('inventory_period_last_day')).fill('2026-01-31');
  await dialog.getByRole('button', { name: words('inventory_period_close') }).click();
  await expect(page.getByText(words('inventory_period_closed_hint'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('inventory_period_reopen') }).click();
  await page.getByRole('dialog').getByLabel(words('inventory_period_reason')).fill('A late invoice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('inventory_period_reopen') })
    .click();
  await expect(page.getByRole('list', { name: words('inventory_period_history') })).toContainText('A late invoice');
});

test('stock leaves at the oldest price where the owner says so, and what lay there keeps its value', async ({ page, words, kitchen }) => {
  const move = (kind: 'RECEIPT' | 'PRODUCTION_OUT', quantity: string, price: string | null) =>
    kitchen.tell('recordMovement', {
      movementId: uuidv7(),
      itemId: kitchen.itemIds.get('Teff flour'),
      kind,
      entry: { text: `${quantity} bag`, parts: [{ quantity, unit: 'bag' }] },
      price: price === null ? null : { amount: price, unit: 'bag' },
      reason: null,
      note: null,
    });
  await page.goto('/inventory/books');
  const costing = (key: string) => page.getByRole('radio', { name: words(key) });
  const worth = page.getByRole('heading', { level: 1 });
  await expect(worth).toContainText('£48.00');
  await expect(costing('inventory_costing_average')).toBeChecked();
  await page
    .getByRole('radiogroup', { name: words('inventory_costing') })
    .getByText(words('inventory_costing_fifo'))
    .click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(words('inventory_costing_change_text'));
  await asked.getByRole('button', { name: words('inventory_costing_change'), exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(costing('inventory_costing_fifo')).toBeChecked();
  await expect(worth).toContainText('£48.00');
  await expect(page.getByText(words('inventory_costing_fifo_hint'))).toBeVisible();

  // Ten at £4, then ten at £9: fifteen leave, the ten first. Five at £9 stay, beside £8 of the other; by the average £32.50 would.
  await move('RECEIPT', '10', '9');
  await move('PRODUCTION_OUT', '15', null);
  await page.reload();
  await expect(worth).toContainText('£53.00');
  await expect(costing('inventory_costing_fifo')).toBeChecked();
});

test('two items that were one become one, with the stock of both, and the one that went says where it went', async ({
  page,
  words,
  kitchen,
}) => {
  await page.goto('/inventory/duplicates');
  const pair = page
    .getByRole('list', { name: words('inventory_duplicates_likely') })
    .getByRole('listitem')
    .first();
  await pair.getByRole('button').click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Teff flour', exact: true }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('inventory_merge'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/inventory/${kitchen.itemIds.get('Teff flower') ?? ''}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('inventory_item_merged_open', { name: 'Teff flour' }) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Teff flour');
  await expect(page.getByRole('main')).toContainText('12 bags');
});

test('a label of an item is seen as it will be printed, in either language', async ({ page, words, kitchen }) => {
  await page.goto(`/inventory/labels?item=${kitchen.itemIds.get('Teff flour') ?? ''}`);
  const seen = page.getByRole('figure');
  await expect(seen).toContainText('Teff flour');
  await page.getByLabel(words('inventory_label_copies')).fill('3');
  await expect(page.getByRole('button', { name: words('inventory_label_print', { count: 3 }) })).toBeVisible();
  await page.getByLabel(words('inventory_label_kind')).selectOption({ index: 1 });
  await expect(page).toHaveURL(/label=/);
  await expectAccessible(page);
});
