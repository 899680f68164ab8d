import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [{ name: 'Teff', pack: [['sack', '25000']], opening: { quantity: '4', price: '40' } }] } });

test('a month’s budget is typed, outlives a reload, is saved, and stands beside the account', async ({ page, words }) => {
  await page.goto('/reports');
  await page.getByRole('link', { name: words('reports_book_open') }).click();
  const rent = page.getByRole('group', { name: words('reports_line_rent') });
  await page.getByRole('textbox', { name: words('reports_line_food'), exact: true }).fill('28 %');
  await rent.getByRole('textbox', { name: words('reports_amount') }).fill('rent');
  await page.getByRole('button', { name: words('reports_book_save') }).click();
  await expect(page.getByText(words('reports_amount_wrong'))).toBeVisible();
  await rent.getByRole('textbox', { name: words('reports_amount') }).fill('1,500');

  await page.reload();
  await expect(page.getByRole('textbox', { name: words('reports_line_food'), exact: true })).toHaveValue('28 %');
  await page.getByRole('button', { name: words('reports_book_save') }).click();
  await expect(page.getByText(words('reports_book_saved'))).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.goto('/reports/profit-and-loss');
  await page.getByText(words('reports_span_month'), { exact: true }).click();
  await expect(page.getByRole('row', { name: words('reports_line_rent') })).toContainText('£1,500.00');
  await expectAccessible(page);
  await expectFits(page);
});

test('every report of costs opens, says what is not known, and can be used by everybody', async ({ page, words }) => {
  for (const report of ['prime-cost', 'food-cost', 'cost-of-goods', 'stock-value', 'purchases', 'variance', 'waste', 'labour'] as const) {
    await page.goto(`/reports/${report}`);
    await expect(page.getByText(words('reports_rests_on'))).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('reports_labour_unknown'));
});
