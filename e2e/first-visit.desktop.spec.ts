import type { Page } from '@playwright/test';

import { expect, kitchenTest as test } from './world/journey.ts';

test.use({
  serviceWorkers: 'allow',
  stocked: { items: [{ name: 'Berbere', pack: [['packet', '1000']], opening: { quantity: '10', price: '2' } }] },
});

const isServedFromHere = (page: Page) => () => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('a first visit is enough: once the app is kept, the open page works on without a server', async ({ page, maed, words }) => {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/index-*.js', async (route) => (await isLetGo, route.continue()));
  await page.goto('/inventory', { waitUntil: 'commit' });
  await expect(page.locator('#app svg'), 'something is seen while the app is on its way').toBeInViewport();
  letGo();
  await expect(page.getByRole('main').getByText('Berbere').first()).toBeVisible();
  await expect.poll(isServedFromHere(page)).toBe(true);
  await maed.stop();

  await page
    .getByRole('main')
    .getByRole('link', { name: words('inventory_record_movement') })
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox').fill('Berbere');
  await page.getByRole('option', { name: /Berbere/ }).click();
  await form.getByLabel(words('inventory_record_quantity'), { exact: true }).fill('2');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText(words('inventory_record_done', { item: 'Berbere', change: '+2 packets' }))).toBeVisible();
  await page.getByRole('button', { name: words('app_waiting_short', { count: 1 }), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
  await expect(sheet.getByRole('listitem')).toHaveText(/Berbere/);
});

test('a server that is gone before the app is kept harms nothing, and the app is kept when it is back', async ({ page, maed, words }) => {
  // The worker's own file is asked for outside of the page; held back here until the server is gone.
  await page.addInitScript(() => {
    // The empty page that comes first has none.
    if (!('serviceWorker' in navigator)) return;
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    const isGone = new Promise((resolve) => addEventListener('server-gone', resolve, { once: true }));
    navigator.serviceWorker.register = async (...asked) => {
      await isGone;
      try {
        return await register(...asked);
      } catch (thrown) {
        document.documentElement.dataset['registering'] = 'failed';
        throw thrown;
      }
    };
  });
  // What stands around every screen comes in files of its own, the notice of the plan last.
  const around = page.waitForResponse(/plan-banner/);
  await page.goto('/settings?tab=preferences');
  const dark = page.getByRole('radio', { name: words('app_theme_dark') });
  await dark.waitFor({ state: 'attached' });
  await (await around).finished();
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(words('alerts_bell')) })).toBeVisible();
  await maed.stop();
  await page.evaluate(() => dispatchEvent(new Event('server-gone')));
  await expect(page.locator('html[data-registering=failed]')).toBeAttached();
  // Noticed by the first thing that is done.
  await dark.check({ force: true });
  await expect(page.getByText(/^No connection since \d/)).toBeVisible();
  await maed.start();
  await expect.poll(isServedFromHere(page), { timeout: 30_000 }).toBe(true);
});

test('the file that all begins with has the browser compile it while it comes', async ({ page }) => {
  await page.goto('/auth');
  const address = await page.locator('script[type=module]').first().getAttribute('src');
  const file = await page.request.get(address ?? '');
  expect(await file.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
