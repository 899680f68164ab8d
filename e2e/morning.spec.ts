import { bothKitchenTest as test, expect } from './world/journey.ts';
import { dearFortnight } from './world/dear-fortnight.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [{ name: 'Teff', pack: [['sack', '25000']], opening: { quantity: '4', price: '40' } }] } });

test('in the morning an owner reads that food cost rose, and goes down to the line of the invoice that did it', async ({
  page,
  maed,
  kitchen,
  words,
}) => {
  const today = await dearFortnight(maed, kitchen);
  await page.goto('/home');
  // On a Monday the last seven days are a week of the calendar, and are called so.
  const than = words(new Date(today).getUTCDay() === 1 ? 'reports_against_week' : 'reports_against_days');
  await page.getByRole('link', { name: words('reports_food_rose', { points: '8.0', than, item: 'Lamb' }) }).click();

  await expect(page).toHaveURL(/\/reports\/food-cost\?from=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('reports_food_rose', { points: '8.0', than, item: 'Lamb' }));
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('table').getByRole('link', { name: 'Lamb' }).click();

  await expect(page).toHaveURL(/\/reports\/purchases\?.*subject=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('reports_item_price_rose', { item: 'Lamb', percent: 50 }));
  await expect(page.getByRole('row', { name: 'SL-150' })).toContainText('£15.00');
  await expect(page.getByRole('row', { name: 'SL-100' })).toContainText('£10.00');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'SL-150' }).click();

  await expect(page).toHaveURL(/\/purchase\/invoices\/[0-9a-f-]+#line-/);
  const line = page.getByRole('listitem').and(page.locator('[aria-current]'));
  await expect(line).toBeInViewport();
  await expect(line).toContainText('Lamb');
  await expect(line).toContainText('150.00');
  await expectAccessible(page);
});
