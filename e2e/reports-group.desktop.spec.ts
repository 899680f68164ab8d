import { bothKitchenTest, bothTest, expect } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

bothTest.describe('an owner of two restaurants', () => {
  bothTest.use({ who: 'owner' });

  bothTest('sees them side by side, sets a rate, reads it on the report, and goes to the other one', async ({ page, words }) => {
    await page.goto('/reports');
    await page.getByRole('link', { name: words('reports_group_name') }).click();
    const one = page.getByRole('row', { name: 'Habesha House' }).first();
    const other = page.getByRole('row', { name: 'Selam Kitchen' }).first();
    await expect(one).toContainText('ብር');
    await expect(other).toContainText('£');
    await expectAccessible(page);
    await expectFits(page);

    await page.getByRole('button', { name: words('reports_rate_set') }).click();
    const rate = page.getByLabel(words('reports_rate_of_one', { one: 'GBP', other: 'ETB' }));
    await rate.fill('nothing');
    await page.getByLabel(words('reports_rate_source'), { exact: true }).fill('National Bank of Ethiopia');
    await page.getByRole('button', { name: words('reports_rate_keep') }).click();
    await expect(page.getByText(words('reports_rate_wrong'))).toBeVisible();
    await rate.fill('165.5');
    await expectAccessible(page);
    await page.getByRole('button', { name: words('reports_rate_keep') }).click();

    await expect(page.getByText('1 GBP = 165.5 ETB')).toBeVisible();
    await expect(other).toContainText('ብር');
    await expect(page.getByRole('row', { name: words('reports_group_all') }).first()).toContainText('ብር');
    await expectAccessible(page);

    await page.getByRole('button', { name: words('reports_group_open_one', { house: 'Selam Kitchen' }) }).click();
    await expect(page).toHaveURL(/\/reports$/);
    await expect(page.getByRole('banner')).toContainText('Selam Kitchen');
    await page.goto('/reports/group');
    await page.getByRole('button', { name: words('reports_group_open_one', { house: 'Habesha House' }) }).click();
    await expect(page.getByRole('banner')).toContainText('Habesha House');
  });
});

bothKitchenTest.describe('an owner on a plan for one restaurant', () => {
  bothKitchenTest('is told which plan shows all of them, and nothing is asked for', async ({ page, words }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/reports/group');
    await expect(page.getByText(words('reports_group_not_in_plan'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words('subscription_see_plans') })).toBeVisible();
    expect(asked.filter((url) => url.includes('readGroup'))).toEqual([]);
    await expectAccessible(page);
  });
});
