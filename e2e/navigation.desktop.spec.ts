import { expect, test } from './world/journey.ts';

test.use({ who: 'owner' });

const cookie = 'maed_sidebar';

test('the sidebar opens and closes by mouse and by Ctrl+b, and stays so for a week', async ({ page, words }) => {
  await page.goto('/home');
  const places = page.getByRole('navigation', { name: words('app_navigation') });
  const inventory = places.getByRole('link', { name: words('app_inventory_title') });
  await expect(inventory).toBeVisible();
  await expect(inventory).toHaveText('');

  await page.getByRole('button', { name: words('app_toggle_navigation') }).click();
  await expect(inventory).toHaveText(words('app_inventory_title'));
  await page.keyboard.press('Control+b');
  await expect(inventory).toHaveText('');
  await page.keyboard.press('Control+b');
  await expect(inventory).toHaveText(words('app_inventory_title'));

  const [kept] = (await page.context().cookies()).filter(({ name }) => name === cookie);
  expect(kept).toMatchObject({ value: 'open', path: '/' });
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect(inventory).toHaveText(words('app_inventory_title'));
});

test('every place of the sidebar leads where its name says, and the one that is open is marked', async ({ page, words }) => {
  await page.goto('/home');
  const places = page.getByRole('navigation', { name: words('app_navigation') });
  // The waste of the month is its own headline.
  const headline = /^Made too much is \d+ % of our waste$/;
  for (const place of ['purchase', 'waste', 'reports', 'menu', 'kitchen', 'tasks', 'staff', 'settings'] as const) {
    const link = places.getByRole('link', { name: words(`app_${place}_title`), exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${place}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place === 'waste' ? headline : words(`app_${place}_title`));
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test.describe('staff', () => {
  test.use({ who: 'staff.addis' });

  test('see no place that is for managers alone', async ({ page, words }) => {
    await page.goto('/home');
    const places = page.getByRole('navigation', { name: words('app_navigation') });
    await expect(places.getByRole('link', { name: words('app_inventory_title') })).toBeVisible();
    await expect(places.getByRole('link', { name: words('app_purchase_title') })).toHaveCount(0);
    await expect(places.getByRole('link', { name: words('app_reports_title') })).toHaveCount(0);
  });
});
