import { expect, test } from './world/journey.ts';

test.use({ who: 'manager.addis' });

test('a plan of counts is written, changed in its rhythm and threshold, and given up', async ({ page, words }) => {
  await page.goto('/inventory/counts');
  await page.getByRole('button', { name: words('inventory_counts_new') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: words('inventory_counts_name') }).fill('Spirits and oil');
  await sheet.getByRole('checkbox', { name: 'Dry store' }).check();
  await sheet.getByRole('combobox').selectOption('WEEKLY');
  await sheet.getByRole('button', { name: words('inventory_counts_save_plan') }).click();
  await expect(sheet).toHaveCount(0);

  const line = page.getByRole('listitem').filter({ hasText: 'Spirits and oil' });
  await expect(line).toContainText(words('inventory_count_rhythm_weekly'));
  await line.getByRole('button', { name: words('inventory_counts_change') }).click();
  const share = sheet.getByLabel(words('inventory_counts_threshold_share'));
  await share.fill('ten');
  await expect(sheet.getByText(words('inventory_counts_threshold_wrong'))).toBeVisible();
  await sheet.getByRole('button', { name: words('inventory_counts_save_plan') }).click();
  await expect(share).toBeFocused();
  await share.fill('2.5');
  await sheet.getByRole('combobox').selectOption('DAILY');
  await sheet.getByRole('button', { name: words('inventory_counts_save_plan') }).click();
  await expect(line).toContainText(words('inventory_count_rhythm_daily'));

  await line.getByRole('button', { name: words('inventory_counts_change') }).click();
  await expect(share).toHaveValue('2.5');
  await expect(sheet.getByRole('checkbox', { name: 'Dry store' })).toBeChecked();
  await sheet.getByRole('button', { name: words('inventory_counts_give_up') }).click();
  const question = page.getByRole('dialog').filter({ hasText: words('inventory_counts_give_up_text') });
  await question.getByRole('button', { name: words('inventory_counts_give_up') }).click();
  await expect(line).toHaveCount(0);
});

test('Settings lead to the storage areas', async ({ page, words }) => {
  await page.goto('/settings?tab=restaurant');
  await page.getByRole('link', { name: words('restaurants_storage_areas_open') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('inventory_areas') })).toBeVisible();
});
