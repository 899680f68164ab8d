import type { Page } from '@playwright/test';

import { bothTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';

// What breaks here is also written down by the browser, so that these browsers are not the watched one; and they keep
// no copy of the app, which would stand in for the part that cannot be fetched.
const open = test.extend<{ readonly broken: Page }>({
  broken: async ({ browser, maed, sessionOf, language, theme, viewport, isMobile }, use) => {
    const storageState = browserStateOf(maed, await sessionOf('chef.addis'), { language, theme });
    const context = await browser.newContext({
      baseURL: maed.url,
      storageState,
      viewport,
      isMobile,
      hasTouch: isMobile,
      serviceWorkers: 'block',
    });
    await use(await context.newPage());
    await context.close();
  },
});

open('a device that cannot keep anything says so, and what helps', async ({ broken, exactly }) => {
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
  await expect(broken.getByText(exactly('app_initialization_error', 'Initialization Error'))).toBeVisible();
  await expect(broken.getByText(exactly('app_initialization_error_text', 'Please refresh the page and try again'))).toBeVisible();
  await expect(broken.getByRole('alert')).toContainText(exactly('app_error_title', 'Something went wrong'));
  await expect(broken.getByRole('button', { name: exactly('app_try_again', 'Try Again') })).toBeVisible();
  const reloaded = broken.waitForEvent('framenavigated');
  await broken.getByRole('button', { name: exactly('app_reload', 'Reload') }).click();
  await reloaded;
});

open('a session that has ended elsewhere is told, once, and the way leads to the sign-in', async ({ broken, exactly }) => {
  await broken.context().clearCookies();
  await broken.goto('/settings');
  await expect(broken.getByText(exactly('app_authentication_error', 'Authentication Error'))).toBeVisible();
  await expect(broken.getByText(exactly('app_authentication_error_text', 'Please sign in again'))).toBeVisible();
  await expect(broken).toHaveURL(/\/auth$/);
  await broken.reload();
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText(exactly('accounts_sign_in', 'Sign in'));
  await expect(broken.getByText(exactly('app_authentication_error', 'Authentication Error'))).toHaveCount(0);
});

open('a part of the app that cannot be fetched is said, and fetched anew by itself after two seconds', async ({ broken, exactly }) => {
  await broken.goto('/home');
  await expect(broken.getByRole('heading', { level: 1 })).toBeVisible();
  let isCut = true;
  await broken.route('**/settings-screen*.js', (call) => (isCut ? call.abort('connectionreset') : call.continue()));
  await broken.goto('/settings');
  // The line is back by the time the app asks again.
  broken.on('request', (request) => {
    if (request.isNavigationRequest()) isCut = false;
  });
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText(exactly('app_loading_error_title', 'Loading Error'));
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText(exactly('app_settings_title', 'Settings'));
});

open(
  'an app that cannot be fetched at all is said, asked for twice more, and comes when it is there again',
  async ({ broken, exactly, words }) => {
    let isCut = true;
    let opened = 0;
    await broken.route('**/assets/index-*.js', (call) => (isCut ? call.abort('connectionreset') : call.continue()));
    broken.on('request', (request) => void (opened += request.isNavigationRequest() ? 1 : 0));
    await broken.goto('/home');
    await expect(broken.getByRole('heading', { level: 1 })).toHaveText(exactly('app_loading_error_title', 'Loading Error'));
    const stays = exactly('app_loading_error_stays', 'It could not be loaded. Try again, or reload once you are connected.');
    await expect(broken.getByRole('alert')).toContainText(stays);
    expect(opened).toBe(3);
    await expectAccessible(broken);
    await expectNarrow(broken);
    isCut = false;
    await broken.getByRole('button', { name: exactly('app_reload', 'Reload') }).click();
    await expect(broken.getByPlaceholder(words('home_ask_placeholder'))).toBeVisible();
  },
);
