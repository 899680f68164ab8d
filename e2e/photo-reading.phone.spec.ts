import type { Page } from '@playwright/test';

import { beginCount } from './world/counting.ts';
import { kitchenTest as test, expect } from './world/journey.ts';
import { displayPicture, labelPicture } from './world/photographed.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { writeWalkInList } from './world/walk-in-list.ts';
import type { Words } from './world/words.ts';

const rice = 'Basmati rice';

test.use({ stocked: { items: [{ name: rice, pack: [['bag', '1000']] as const, opening: { quantity: '10', price: '4' } }] } });

const makeList = async (page: Page, words: Words): Promise<void> => {
  await page.goto('/tasks/food');
  await page.getByRole('button', { name: words('tasks_unit_new') }).click();
  const unit = page.getByRole('dialog');
  await unit.getByLabel(words('tasks_list_name'), { exact: true }).fill('Walk-in fridge');
  await unit.getByRole('button', { name: words('tasks_unit_save') }).click();
  await expect(unit).toHaveCount(0);
  await writeWalkInList(page, words);
};

test('a photo of a display is a temperature in the list, once somebody said its unit; too warm asks what was done', async ({
  page,
  browser,
  words,
}) => {
  test.slow();
  await makeList(page, words);
  await page.goto('/tasks');
  await page
    .getByRole('region', { name: words('tasks_due_now') })
    .getByRole('link')
    .first()
    .click();
  const line = page.getByRole('listitem', { name: 'Walk-in fridge' });
  await line.getByRole('link', { name: words('tasks_read_display') }).click();
  await expect(page.getByText(/^Costs 2 of your |^2 ከ/u)).toBeVisible();
  await expectAccessible(page);
  const buffer = await displayPicture(browser, '9.5');
  await page.getByLabel(words('assistant_photo_picture')).setInputFiles({ name: 'fridge.png', mimeType: 'image/png', buffer });

  const value = page.getByLabel(words('assistant_display_value'));
  await expect(page.getByText(words('assistant_display_no_unit', { shown: '9.5' }))).toBeVisible({ timeout: 60_000 });
  await expect(value).toHaveValue('');
  await expect(page.getByRole('button', { name: words('assistant_display_write') })).toBeDisabled();
  await page.getByText('°F', { exact: true }).click();
  await expect(value).toHaveValue('-12.5');
  await page.getByText('°C', { exact: true }).click();
  await expect(value).toHaveValue('9.5');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: words('tasks_write_down', { value: '9.5 °C' }) }).click();

  await expect(page).toHaveURL(/\/tasks\/run/);
  await expect(line).toContainText('9.5');
  await expect(line).toContainText(words('tasks_failed'));
  await line.getByRole('button', { name: words('tasks_choose_chill') }).click();
  await line.getByLabel(words('tasks_action_note')).fill('Moved to the other fridge');
  await line.getByRole('button', { name: words('tasks_action_save') }).click();
  await expect(line).toContainText('Moved to the other fridge');
});

test('a photo of a label opens its item; counting it is offered only while a count is open', async ({ page, browser, words, kitchen }) => {
  // Reading letters takes a machine that does other things besides a while.
  test.slow();
  const readLabel = async () => {
    await page.goto('/inventory');
    await page.getByRole('link', { name: words('inventory_read_label') }).click();
    const buffer = await labelPicture(browser, [rice, 'Use by 20/12/2026', 'Shelf 4']);
    await page.getByLabel(words('assistant_photo_picture')).setInputFiles({ name: 'shelf.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: rice, exact: true }).click({ timeout: 90_000 });
    await expect(page.getByRole('heading', { name: words('assistant_label_chosen', { name: rice }) })).toBeVisible();
  };
  await readLabel();
  await expectAccessible(page);
  await expectNarrow(page);
  await expect(page.getByRole('link', { name: words('assistant_label_count') })).toHaveCount(0);
  await page.getByRole('link', { name: words('assistant_label_open') }).click();
  await expect(page).toHaveURL(new RegExp(`/inventory/${kitchen.itemIds.get(rice)}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(rice);

  const countId = await beginCount(kitchen);
  await readLabel();
  await page.getByRole('link', { name: words('assistant_label_count') }).click();
  await expect(page).toHaveURL(new RegExp(countId));
  await expect(page.getByRole('dialog')).toContainText(rice);
});
