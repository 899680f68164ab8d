import { expect, test } from './world/journey.ts';

test.use({ who: 'manager.addis' });

test('the bottom bar leads to the four places that a role uses most', async ({ page, words }) => {
  await page.goto('/home');
  const bar = page.getByRole('navigation', { name: words('app_most_used') });
  await expect(bar.getByRole('link')).toHaveText(['home', 'inventory', 'purchase', 'tasks'].map((place) => words(`app_${place}_title`)));
  await bar.getByRole('link', { name: words('app_tasks_title') }).tap();
  await expect(page).toHaveURL(/\/tasks$/);
  await expect(bar.getByRole('link', { name: words('app_tasks_title') })).toHaveAttribute('aria-current', 'page');
});

test('the drawer holds every place, closes behind a choice, and by Escape', async ({ page, words }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: words('app_open_navigation') }).tap();
  const drawer = page.getByRole('dialog', { name: words('app_navigation') });
  await drawer.getByRole('link', { name: words('app_kitchen_title') }).tap();
  await expect(page).toHaveURL(/\/kitchen$/);
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: words('app_open_navigation') }).tap();
  await expect(drawer).toHaveCSS('width', '288px');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test.describe('a waiter', () => {
  test.use({ who: 'staff.addis' });

  test('has the orders under the thumb', async ({ page, words }) => {
    await page.goto('/home');
    const bar = page.getByRole('navigation', { name: words('app_most_used') });
    await bar.getByRole('link', { name: words('kitchen_orders_title') }).tap();
    await expect(page).toHaveURL(/\/kitchen\/orders$/);
  });
});

test.describe('a cook', () => {
  test.use({ who: 'kitchen.addis' });

  test('has the kitchen and the stock under the thumb', async ({ page, words }) => {
    await page.goto('/home');
    const bar = page.getByRole('navigation', { name: words('app_most_used') });
    await expect(bar.getByRole('link')).toHaveText(['home', 'kitchen', 'inventory', 'tasks'].map((place) => words(`app_${place}_title`)));
  });
});
