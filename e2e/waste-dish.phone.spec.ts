import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ serviceWorkers: 'allow', who: 'chef.addis' });

test('a dish that was dropped is logged by name without a line, and costs what its recipe says', async ({ page, context, words }) => {
  await page.goto('/waste/log');
  await page.getByLabel(words('waste_search')).fill('Doro');
  const tile = page.getByRole('button', { name: new RegExp(`${words('waste_kind_dish')}$`) }).first();
  const dish = (await tile.locator('span').first().textContent()) ?? '';
  await context.setOffline(true);
  await tile.click();
  await page.getByRole('button', { name: words('inventory_reason_dropped') }).click();
  await expectAccessible(page);
  const amounts = page.getByRole('region', { name: words('waste_how_much_of', { what: dish }) });
  await amounts.getByRole('button').filter({ hasText: /^2\D/ }).first().click();
  await expect(page.getByRole('button', { name: words('waste_undo') })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/waste/entries?reason=DROPPED');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: dish }).first();
  await expect(line).toContainText('2 portions');
  await expect(line).toContainText(/\d\.\d\d/);
});
