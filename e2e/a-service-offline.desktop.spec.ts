import type { Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { superuserOf } from '../apps/server/testing/real-server.ts';
import { templateBody } from '../apps/server/testing/tasks-fixtures.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { callMaed } from './world/call-maed.ts';
import { expect, test as base } from './world/journey.ts';
import { makeKillableBrowser, type KillableBrowser } from './world/killable-browser.ts';
import { keptOnDisk } from './world/kept-on-disk.ts';
import { visitKept } from './world/screen.ts';
import type { MaedServer } from './world/maed-server.ts';
import { browserStateOf, type SignedIn } from './world/sign-in.ts';
import { watch } from './world/watch.ts';
import { outboxOf } from './world/outbox-of.ts';
import type { Words } from './world/words.ts';
import { atLeastOneOnHand } from './world/waste-tiles.ts';

const test = base.extend<{ readonly profile: KillableBrowser }>({
  // As a fixture it is ended also where the journey runs out of time.
  profile: async ({ browserName: _browser }, use) => {
    const made = makeKillableBrowser();
    await use(made);
    await made.remove();
  },
});

test.use({ serviceWorkers: 'allow', who: 'manager.addis' });
// Minutes of work on any machine: this only ends what is stuck.
test.describe.configure({ timeout: 600_000 });

/** Where the house of the demo stands: its clock asks. */
const house = { latitude: 9.0108, longitude: 38.7613, accuracy: 10 };

const checks = Array.from({ length: 8 }, (_, index) => `Check ${index + 1}`);

const orderShiro = async (page: Page, words: Words) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Shiro/ })
    .click();
  await page.getByLabel(words('kitchen_table'), { exact: true }).selectOption({ label: '6' });
  await page.getByRole('button', { name: /^Send to the kitchen/ }).click();
};

/** Somebody's hands on one device: each deed is counted, and how many wait, and for how long, is seen at once. */
const handsOf = (page: Page, words: Words) => {
  let done = 0;
  const isCounted = async (deeds = 1) => {
    done += deeds;
    await expect(page.getByRole('button', { name: words('app_waiting_short', { count: done }), exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^No connection since .*${done} changes? waits? here\\. The oldest waits `))).toBeVisible();
  };
  const main = page.getByRole('main');
  return {
    done: () => done,
    isCounted,
    throwAway: async () => {
      const what = page.getByRole('region', { name: words('waste_what') });
      await what.locator('button[aria-pressed]').filter({ hasText: atLeastOneOnHand }).first().click();
      await page.getByRole('button', { name: words('inventory_reason_burnt') }).click();
      const amounts = page.getByRole('region', { name: words('waste_how_much') });
      await amounts.getByRole('button').filter({ hasText: /^1\D/ }).first().click();
      await isCounted();
    },
    takeOrder: async () => {
      await orderShiro(page, words);
      await isCounted();
    },
    bump: async () => {
      await page
        .getByRole('article')
        .getByRole('button', { name: words('kitchen_bump'), exact: true })
        .first()
        .click();
      done += 1;
    },
    check: async (label: string) => {
      await page
        .getByRole('listitem', { name: label, exact: true })
        .getByRole('button', { name: words('tasks_done'), exact: true })
        .click();
      await isCounted();
    },
    count: async (place: number, figure: string) => {
      await page.getByRole('list', { name: 'What is to be counted' }).getByRole('button').nth(place).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox').fill(figure);
      await sheet.getByRole('button', { name: 'Write down, next' }).click();
      await expect(sheet.locator(`input[value="${figure}"]`)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await isCounted();
    },
    clock: async (key: string) => {
      await main.getByRole('button', { name: words(key), exact: true }).click();
      await isCounted();
    },
  };
};

const restaurantOf = async (maed: MaedServer, who: SignedIn | null): Promise<string> => {
  type Mine = { readonly restaurants: readonly { readonly id: string }[] };
  const { restaurants } = await callMaed<Mine>(maed, who, { path: 'restaurants/listMine', input: {} });
  return restaurants[0]?.id ?? '';
};

test('fifty deeds of a service without a server, over seven screens of six modules, five reloads and a killed browser, arrive once each', async ({
  maed,
  signedIn,
  words,
  profile: browser,
}) => {
  const restaurantId = await restaurantOf(maed, signedIn);
  const envelope = (body: object) => ({
    commandId: uuidv7(),
    restaurantId,
    deviceId: uuidv7(),
    occurredAt: new Date().toISOString(),
    body,
  });
  const items = checks.map((label) => ({
    key: label.toLowerCase().replace(' ', '-'),
    type: 'DONE',
    label,
    labelLocal: null,
    isRequired: true,
    isCritical: false,
    min: null,
    max: null,
    place: null,
    options: [],
    failing: [],
  }));
  await callMaed(maed, signedIn, { path: 'tasks/saveTemplate', input: envelope(templateBody({ name: 'Lock-up round', items })) });

  const first = await browser.open();
  const faults = await watch(first.context, maed.url);
  const state = browserStateOf(maed, signedIn, { language: 'en', theme: 'light' });
  await first.context.addCookies(state.cookies.map((cookie) => ({ ...cookie, expires: Math.floor(Date.now() / 1000) + 86_400 })));
  await first.context.grantPermissions(['geolocation'], { origin: maed.url });
  await first.context.setGeolocation(house);
  const { page } = first;
  await page.goto(`${maed.url}/auth`);
  await page.evaluate((kept) => kept.forEach(({ name, value }) => localStorage.setItem(name, value)), state.origins[0]?.localStorage ?? []);
  const at = (path: string) => page.goto(maed.url + path);
  const main = page.getByRole('main');
  const here = () => page.url().slice(maed.url.length);

  // A morning with a line: each screen is looked at once.
  await visitKept(page, `${maed.url}/inventory`);
  await at('/inventory/counts');
  await page.getByRole('button', { name: words('inventory_counts_new') }).click();
  await page.getByRole('textbox', { name: words('inventory_counts_name') }).fill('Evening walk');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words('inventory_counts_start') }).click();
  await expect(page.getByRole('list', { name: 'What is to be counted' }).getByRole('button').first()).toBeVisible();
  const walk = here();
  await at('/tasks');
  await main
    .getByRole('link', { name: /Lock-up round/ })
    .first()
    .click();
  await expect(page.getByRole('listitem', { name: 'Check 1', exact: true })).toBeVisible();
  const run = here();
  await at('/staff/clock');
  await expect(main.getByRole('button', { name: words('staff_clock_in') })).toBeVisible();
  await at('/waste/log');
  await expect(
    page
      .getByRole('region', { name: words('waste_what') })
      .locator('button[aria-pressed]')
      .first(),
  ).toBeVisible();
  for (let time = 0; time < 6; time += 1) {
    await at('/kitchen/orders/new');
    await orderShiro(page, words);
    await expect(page).toHaveURL(/\/kitchen\/orders$/);
    await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
  }
  await at('/kitchen');
  await page.getByRole('link', { name: 'Hot line' }).click();
  await expect(
    page
      .getByRole('article')
      .getByRole('button', { name: words('kitchen_bump'), exact: true })
      .nth(5),
  ).toBeVisible();
  const station = here();
  await keptOnDisk(page);
  await at('/inventory/deliveries');
  await main
    .getByRole('link', { name: words('purchasing_receive'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('button', { name: words('purchasing_receive_all') })).toBeVisible();
  const delivery = here();
  await keptOnDisk(page);

  await maed.stop();
  const hands = handsOf(page, words);
  const reload = async () => {
    await page.reload();
    await hands.isCounted(0);
  };
  await at('/waste/log');
  for (let time = 0; time < 16; time += 1) await hands.throwAway();
  await reload();
  for (let time = 0; time < 10; time += 1) {
    await at('/kitchen/orders/new');
    await hands.takeOrder();
  }
  await reload();
  await at(station);
  for (let time = 0; time < 6; time += 1) await hands.bump();
  await at(walk);
  await hands.isCounted(0);
  for (const figure of ['11', '12', '13', '14', '15']) await hands.count(0, figure);
  await reload();
  await at(run);
  for (const label of checks) await hands.check(label);
  await reload();
  await at('/staff/clock');
  for (const key of ['staff_clock_in', 'staff_clock_break', 'staff_clock_break_end', 'staff_clock_out']) await hands.clock(key);
  await reload();
  await at(delivery);
  await page.getByRole('button', { name: words('purchasing_receive_all') }).click();
  await page
    .getByRole('button', { name: new RegExp(`^(${words('purchasing_receive_finish')}|${words('purchasing_receive_to_manager')})`) })
    .click();
  await hands.isCounted();
  expect(hands.done()).toBe(50);
  const deeds = await outboxOf(page);
  expect(new Set(deeds.map(({ commandId }) => commandId)).size).toBe(50);
  expect(new Set(deeds.map(({ name }) => name.split('.')[0]))).toEqual(
    new Set(['waste', 'kitchen', 'inventory', 'tasks', 'staff', 'purchasing']),
  );
  expect(faults).toEqual([]);

  await browser.kill();
  await maed.start();
  const { page: again, context } = await browser.open();
  const laterFaults = await watch(context, maed.url);
  await again.goto(`${maed.url}/home`);
  await expect(again.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await outboxOf(again)).toEqual([]);
  // Once each: an effect under every key, and one line in the trail for it.
  const arrived = await queryAs<{ readonly command_id: string; readonly lines: number; readonly isDone: boolean }>(
    superuserOf(maed.dataFolder),
    `select c.command_id::text, c.answer ? 'value' as "isDone",
            (select count(*)::int from audit_entry a where a.restaurant_id = c.restaurant_id and a.command_id = c.command_id) as lines
       from command_log c where c.command_id = any($1::uuid[])`,
    [deeds.map(({ commandId }) => commandId)],
  );
  expect(arrived.filter(({ isDone, lines }) => isDone && lines === 1)).toHaveLength(50);
  expect(laterFaults).toEqual([]);
});
