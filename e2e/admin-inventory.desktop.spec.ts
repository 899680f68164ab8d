import { readFileSync } from 'node:fs';

import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [{ name: 'Red lentils', pack: [['bag', '1000']], opening: { quantity: '12', price: '3.00' } }] } });

const narrow = { width: 360, height: 740 };

test('an account holder has the books checked, reads what was found and keeps it', async ({ page, words, kitchen }) => {
  const worth = () => kitchen.ask<{ rows: readonly unknown[] }>('stockWorth');
  const before = (await worth()).rows;
  await page.goto('/admin');
  await page.getByRole('link', { name: words('restaurants_admin_inventory_test') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('app_inventory_test_title'));
  await expect(page.getByText(words('inventory_check_none_title'))).toBeVisible();
  await page.getByRole('button', { name: words('inventory_check_start') }).click();
  await expect(page.getByText(words('inventory_check_all_passed', { total: 16 }))).toBeVisible({ timeout: 60_000 });
  const results = page.getByRole('list', { name: words('inventory_check_results') });
  await expect(results.getByRole('listitem')).toHaveCount(16);
  await results.getByText(words('inventory_check_transfer'), { exact: true }).click();
  await expect(results.getByText(words('inventory_check_fact_value_there'))).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('inventory_check_download') }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[1]).toContain(`${words('inventory_check_opening')},${words('inventory_check_outcome_passed')}`);
  await page.setViewportSize(narrow);
  await expectFits(page);
  expect((await worth()).rows).toEqual(before);
});

test('an account holder takes the tour, sees what each step changed, and the own shelf stays as it was', async ({
  page,
  words,
  kitchen,
}) => {
  const worth = () => kitchen.ask<{ rows: readonly unknown[] }>('stockWorth');
  const before = (await worth()).rows;
  const kilograms = page.getByLabel(words('inventory_tour_kilograms'));
  const press = (key: Parameters<typeof words>[0]) => page.getByRole('button', { name: words(key), exact: true }).click();
  await page.goto('/admin/inventory-demo');
  await press('inventory_tour_begin');
  await press('inventory_tour_look_do');
  await press('inventory_tour_receive_do');
  await expect(page.getByText(words('inventory_tour_kilograms_needed'))).toBeVisible();
  await kilograms.fill('5');
  await press('inventory_tour_receive_do');
  await expect(page.getByRole('heading', { name: words('inventory_tour_waste') })).toBeVisible();
  await page.reload();
  await kilograms.fill('1.5');
  await press('inventory_tour_waste_do');
  await expect(page.getByRole('heading', { name: words('inventory_tour_count') })).toBeVisible();
  await kilograms.fill('13');
  await press('inventory_tour_count_do');
  await expect(page.getByText(words('inventory_tour_done'))).toBeVisible();
  await expect(page.getByText('£30.33').first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5);
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectFits(page);
  await press('inventory_tour_again');
  await expect(page.getByRole('heading', { name: words('inventory_tour_look') })).toBeVisible();
  await expectAccessible(page);
  await press('inventory_tour_leave');
  await expect(page.getByRole('button', { name: words('inventory_tour_begin') })).toBeVisible();
  expect((await worth()).rows).toEqual(before);
});

test('who used what is found by person, kind and days, and kept as a file', async ({ page, words, kitchen }) => {
  await kitchen.tell('assistant/askQuestion', {
    questionId: crypto.randomUUID().replace(/^(.{14})./, '$17'),
    text: 'What is running low?',
    language: 'en',
    afterId: null,
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: words('restaurants_admin_usage') }).click();
  const list = page.getByRole('list', { name: words('subscription_operations_title') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(words('subscription_ai_question'));
  await page.getByLabel(words('subscription_operations_kind')).selectOption({ label: words('subscription_ai_vision') });
  await expect(page.getByText(words('subscription_operations_empty'))).toBeVisible();
  await page.getByLabel(words('subscription_operations_kind')).selectOption({ label: words('subscription_ai_question') });
  await page.getByLabel(words('subscription_operations_person')).selectOption({ label: 'Hanna Tesfaye' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('subscription_operations_export') }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`Hanna Tesfaye,${words('subscription_ai_question')}`);
  await page.setViewportSize(narrow);
  await expectFits(page);
});
