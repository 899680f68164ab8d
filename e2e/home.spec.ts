import { bothTest as test, expect } from './world/journey.ts';

test.describe('an owner', () => {
  test.use({ who: 'owner' });

  test('sees what needs them, goes to the first of it, and finds a report by its name', async ({ page, words }) => {
    await page.goto('/home');
    const needs = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(needs).toHaveCount(4);
    await page.getByRole('button', { name: words('home_see_all') }).click();
    await expect.poll(() => needs.count()).toBeGreaterThan(4);
    await needs.first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goBack();
    await page.getByPlaceholder(words('home_ask_placeholder')).fill(words('reports_name_sales'));
    await page
      .getByRole('option', { name: words('home_found_figure') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/reports\/sales$/);
  });
});

test.describe('whoever works on the floor', () => {
  test.use({ who: 'staff.london' });

  test('sees their own day, and no money', async ({ page, words }) => {
    await page.goto('/home');
    await expect(page.getByRole('link', { name: words('home_mine') })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('home_stock') })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('£');
  });
});
