import { expect, test } from './world/journey.ts';

test.use({ who: 'chef.london' });

test('a delivery gets its lot, which is opened without a line, looked after by its date, and traced', async ({ page, context, words }) => {
  const lotNumber = `L-${Date.now() % 100_000}`;
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/inventory/record?kind=RECEIPT');
  await page.getByRole('dialog').getByRole('combobox').fill('Double cream');
  await page.getByRole('option').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('inventory_record_quantity')).fill('2 bottle');
  await sheet.getByLabel(words('inventory_record_lot_number')).fill(lotNumber);
  await sheet.getByLabel(words('inventory_record_printed_date')).fill(inThreeDays);
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);

  await page.goto('/inventory/expiring?days=7');
  const lot = page.getByRole('listitem').filter({ hasText: lotNumber });
  await expect(lot).toContainText('2 bottles');
  await context.setOffline(true);
  await lot.getByRole('button').click();
  await page.getByRole('menuitem', { name: words('inventory_lot_step_open') }).click();
  await expect(lot).toContainText(words('inventory_waiting'));
  await context.setOffline(false);
  await expect(lot).not.toContainText(words('inventory_waiting'));

  await lot.getByRole('button').click();
  await expect(page.getByRole('menuitem', { name: words('inventory_lot_step_open') })).toHaveCount(0);
  await page.getByRole('menuitem', { name: words('inventory_lot_trace') }).click();
  const went = page.getByRole('list', { name: words('inventory_lot_went') });
  await expect(went).toContainText('+2 bottles');
  await expect(page.getByRole('list', { name: words('inventory_lot_steps') })).toContainText(words('inventory_lot_step_open'));
});
