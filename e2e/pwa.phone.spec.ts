import type { Page } from '@playwright/test';

import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import { chromiumArguments, test as base, expect } from './world/journey.ts';
import { makeDeployment, type Deployment } from './world/deployment.ts';
import { makeKillableBrowser } from './world/killable-browser.ts';
import { makeMaedServer } from './world/maed-server.ts';
import { visitKept } from './world/screen.ts';

/** A server whose web app is replaced by a newer one in the middle of the day. */
const test = base.extend<object, { readonly deployment: Deployment }>({
  deployment: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const deployment = makeDeployment();
      await use(deployment);
      deployment.remove();
    },
    { scope: 'worker' },
  ],
  maed: [
    async ({ deployment }, use) => {
      const server = await makeMaedServer({}, deployment.folder);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  serviceWorkers: 'allow',
  who: 'owner',
  // Only the whole browser shows what was pushed.
  launchOptions: { executablePath: findChromium(thisMachine()), args: chromiumArguments },
});

type Picture = { readonly src: string; readonly sizes: string; readonly purpose?: string; readonly form_factor?: string };
type Manifest = {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

test('the browser finds nothing that keeps it from installing Maed, and every picture is what the manifest says', async ({ maed }) => {
  // A window that forgets everything installs nothing, so this is one with a profile.
  const browser = makeKillableBrowser();
  try {
    const { context, page } = await browser.open();
    await page.goto(`${maed.url}/auth`);
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const { icons, screenshots, shortcuts } = JSON.parse(data ?? '') as Manifest;
    expect(shortcuts.map(({ url }) => url)).toEqual(['/inventory/counts', '/waste/log', '/kitchen', '/staff/clock']);
    expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
    expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of [...icons, ...screenshots].filter((one) => one.sizes !== 'any'))
      expect(await sizeOf(page, src), src).toBe(sizes);
  } finally {
    await browser.remove();
  }
});

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);

test('the app registers its worker itself, and opens at home and at the stock while the server is gone', async ({
  page,
  context,
  maed,
}) => {
  await page.goto('/inventory');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What only the server answers doesn't wake the worker first.
  expect(new Set(await waysOf(page, '/rpc/'))).toEqual(new Set(['network']));
  await maed.stop();
  await page.close();
  const anew = await context.newPage();
  for (const path of ['/home', '/inventory']) {
    await anew.goto(path);
    await expect(anew.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(anew.getByText(/^No connection since \d/)).toBeVisible();
  }
  await maed.start();
});

/** Where this page's requests for such addresses were sent by the browser, before any worker saw them. */
const waysOf = (page: Page, part: string): Promise<readonly unknown[]> =>
  page.evaluate((asked) => {
    const requests = performance
      .getEntriesByType('resource')
      .map((one) => one.toJSON() as { name: string; workerFinalSourceType?: string });
    return requests.filter(({ name }) => name.includes(asked)).map(({ workerFinalSourceType }) => workerFinalSourceType);
  }, part);

test('a new version waits while somebody writes in any tab, and is taken by all of them when they want it', async ({
  page,
  context,
  deployment,
  words,
}) => {
  const other = await context.newPage();
  await visitKept(page, '/inventory/new');
  await visitKept(other, '/home');
  const name = page.getByRole('textbox').first();
  await name.fill('Half a name');
  deployment.replaceWebApp('2');
  await expect(async () => {
    await lookForUpdate(page);
    await expect(other.getByText(words('app_update_ready'))).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(words('app_update_ready'))).toHaveCount(0);

  await other.getByRole('button', { name: words('app_update_use') }).click();
  await expect(other.getByText(words('app_update_waits'))).toBeVisible();
  await expect(name).toHaveValue('Half a name');
  for (const tab of [page, other]) expect(await versionOf(tab)).toBeNull();

  await name.clear();
  await name.blur();
  // Both fetch all the time: a browser lets a new worker wait when a fetch comes in the very moment of the change.
  for (const tab of [page, other]) await keepFetching(tab);
  await page.getByRole('button', { name: words('app_update_use') }).click();
  for (const tab of [page, other]) await expect.poll(() => versionOf(tab)).toBe('2');
});

test('what is pushed is shown, and whoever presses it is led there by the page that is open, without loading it anew', async ({
  page,
  context,
  maed,
}) => {
  await context.grantPermissions(['notifications'], { origin: maed.url });
  await visitKept(page, '/home');
  await page.evaluate(() => Object.assign(globalThis, { mark: 'the same page' }));
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId));
  });
  await session.send('ServiceWorker.enable');
  const alertId = '0199c1f0-0000-7000-8000-000000000001';
  const data = JSON.stringify({ alertId, title: 'Berbere has run out', text: 'Its par is 3 kg.', path: '/inventory' });
  await session.send('ServiceWorker.deliverPushMessage', { origin: maed.url, registrationId: await registered, data });
  await expect.poll(() => shownNotices(page)).toEqual([`Berbere has run out: Its par is 3 kg. (${alertId})`]);

  const [worker] = context.serviceWorkers();
  // A browser without a desktop has nobody who presses; the worker is told as if somebody had.
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const pressed = new Event('notificationclick');
    Object.assign(pressed, { notification, waitUntil: () => undefined });
    dispatchEvent(pressed);
  });
  await expect(page).toHaveURL(`${maed.url}/inventory`);
  expect(await page.evaluate(() => (globalThis as { mark?: string }).mark)).toBe('the same page');
  expect(await shownNotices(page)).toEqual([]);
});

const shownNotices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => `${title}: ${body} (${tag})`);
  });

const keepFetching = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const again = (): void => void fetch('/icon.svg').then(() => requestAnimationFrame(again), again);
    again();
  });

const versionOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');

/** As the app does by itself every four hours. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
