import type { Page } from '@playwright/test';

import { expect, test } from './world/journey.ts';
import { browserStateOf } from './world/sign-in.ts';

// What breaks here is also written down by the browser, so that these browsers are not the watched one.
const open = test.extend<{ readonly broken: Page }>({
  broken: async ({ browser, maed, sessionOf, language, theme }, use) => {
    const storageState = browserStateOf(maed, await sessionOf('chef.addis'), { language, theme });
    const context = await browser.newContext({ baseURL: maed.url, storageState });
    await use(await context.newPage());
    await context.close();
  },
});

open('a device that cannot keep anything says so, and what helps', async ({ broken }) => {
  // The terms need no disk. A newer version of the app was here, and this one cannot read what it left.
  await broken.goto('/terms');
  await broken.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('maed-outbox', 99);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => resolve(opening.result.close()));
      }),
  );
  await broken.goto('/home');
  await expect(broken.getByText('Initialization Error')).toBeVisible();
  await expect(broken.getByText('Please refresh the page and try again')).toBeVisible();
  await expect(broken.getByRole('alert')).toContainText('Something went wrong');
  await expect(broken.getByRole('button', { name: 'Try Again' })).toBeVisible();
  const reloaded = broken.waitForEvent('framenavigated');
  await broken.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
});

open('a session that has ended elsewhere is told, once, and the way leads to the sign-in', async ({ broken }) => {
  await broken.context().clearCookies();
  await broken.goto('/settings');
  await expect(broken.getByText('Authentication Error')).toBeVisible();
  await expect(broken.getByText('Please sign in again')).toBeVisible();
  await expect(broken).toHaveURL(/\/auth$/);
  await broken.reload();
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(broken.getByText('Authentication Error')).toHaveCount(0);
});

open('a part of the app that cannot be fetched is said, and fetched anew by itself after two seconds', async ({ broken, words }) => {
  await broken.goto('/home');
  await expect(broken.getByRole('heading', { level: 1 })).toBeVisible();
  let isCut = true;
  await broken.route('**/settings-screen*.js', (call) => (isCut ? call.abort('connectionreset') : call.continue()));
  const places = broken.getByRole('navigation', { name: words('app_navigation') });
  await places.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('Loading Error');
  isCut = false;
  await broken.waitForEvent('domcontentloaded', { timeout: 4_000 });
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('Settings');
});
