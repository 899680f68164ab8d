import { expect, test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ who: 'chef.addis' });

test('what a station bumped stands in the report of how long dishes took, and in its file', async ({ page, words }) => {
  await page.goto('/kitchen/orders/new');
  await page.getByRole('button', { name: /^Shiro/ }).click();
  await page.getByLabel(words('kitchen_table'), { exact: true }).selectOption({ label: '5' });
  await page.getByRole('button', { name: /^Send to the kitchen/ }).click();
  await expect(page).toHaveURL(/\/kitchen\/orders$/);
  await page.goto('/kitchen');
  await page.getByRole('link', { name: 'Hot line' }).click();
  const ticket = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '5', exact: true }) });
  await ticket.getByRole('button', { name: words('kitchen_bump'), exact: true }).click();
  await expect(ticket).toHaveCount(0);

  await page.goto('/kitchen/times');
  const dishes = page.getByRole('table', { name: words('kitchen_times_by_dish') });
  await expect(dishes.getByRole('row').filter({ hasText: 'Shiro' })).toContainText('min');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('combobox', { name: words('kitchen_times_station') }).selectOption({ label: 'Hot line' });
  await expect(page).toHaveURL(/station=/);
  await expect(page.getByText(words('kitchen_times_at_station'))).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words('kitchen_export') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^ticket-times .*\.csv$/);
});
