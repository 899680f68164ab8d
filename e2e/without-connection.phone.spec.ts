import { expect, test } from './world/journey.ts';
import { visitKept } from './world/screen.ts';

test.use({ serviceWorkers: 'allow', who: 'manager.addis' });

test('while the server is gone the banner says so, work is counted as waiting, and it goes by itself when it is back', async ({
  page,
  maed,
  words,
}) => {
  const sync = (key: string, facts = {}) => page.getByRole('button', { name: words(key, facts), exact: true });
  await visitKept(page, '/settings?tab=preferences');
  await expect(sync('app_up_to_date')).toBeVisible();
  await maed.kill();
  // It pushes the screen down; a press at the same moment would fall beside what it aims at.
  await expect(page.getByText(/^No connection since \d/)).toBeVisible();
  await page.getByRole('radio', { name: words('app_theme_dark') }).check({ force: true });
  await expect(sync('app_waiting_short', { count: 1 })).toBeVisible();
  await page.getByRole('radio', { name: words('app_theme_light') }).check({ force: true });
  await sync('app_waiting_short', { count: 2 }).click();
  const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await maed.start();
  await expect(sync('app_up_to_date')).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toHaveCount(0);
});

test('the app opens at any of its addresses while the server is gone, and what waits survives a reload', async ({ page, maed, words }) => {
  await visitKept(page, '/inventory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/settings?tab=preferences');
  await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
  await maed.stop();
  await expect(page.getByText(/^No connection since \d/)).toBeVisible();
  await page.getByRole('radio', { name: words('app_theme_dark') }).check({ force: true });
  await expect(page.getByRole('button', { name: words('app_waiting_short', { count: 1 }) })).toBeVisible();
  for (const path of ['/settings', '/home', '/inventory']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: words('app_waiting_short', { count: 1 }) })).toBeVisible();
  }
  await page.goto('/home');
  const bar = page.getByRole('banner').filter({ has: page.getByRole('button', { name: words('app_open_navigation') }) });
  await expect(bar.getByText(words('app_waiting_short', { count: 1 })).first()).toBeVisible();
  const name = bar.getByText('Habesha House');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)).toBe(0);
  await maed.start();
  await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
});

test.describe('a stranger', () => {
  test.use({ who: null });

  test('who signs in while nobody answers is told so, and keeps what was typed', async ({ page, maed, words }) => {
    await visitKept(page, '/auth');
    await page.getByLabel(words('accounts_email')).fill('owner@demo.maed.app');
    await page.getByLabel(words('accounts_password'), { exact: true }).fill('Whatever-1');
    await maed.stop();
    await page.getByRole('button', { name: words('accounts_sign_in') }).click();
    await expect(page.getByText(words('accounts_connection_error_text'))).toBeVisible();
    await expect(page.getByLabel(words('accounts_email'))).toHaveValue('owner@demo.maed.app');
    await expect(page.getByLabel(words('accounts_password'), { exact: true })).toHaveValue('Whatever-1');
  });
});
