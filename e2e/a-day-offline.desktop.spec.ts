import type { Page } from '@playwright/test';

import { expect, kitchenTest } from './world/journey.ts';
import { keptOnDisk } from './world/kept-on-disk.ts';
import { makeKillableBrowser, type KillableBrowser } from './world/killable-browser.ts';
import type { Kitchen } from './world/kitchen.ts';
import { visitKept } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';
import { watch } from './world/watch.ts';
import type { Words } from './world/words.ts';

const names = ['Berbere', 'Shiro flour', 'Teff flour', 'Red lentils', 'Niter kibbeh'] as const;
const pack = [['packet', '1000']] as const;

const test = kitchenTest.extend<{ readonly profile: KillableBrowser }>({
  // As a fixture it is ended also where the journey runs out of time.
  profile: async ({ browserName: _browser }, use) => {
    const made = makeKillableBrowser();
    await use(made);
    await made.remove();
  },
});

test.use({ serviceWorkers: 'allow', stocked: { items: names.map((name) => ({ name, pack, opening: { quantity: '100', price: '2' } })) } });

const onHandOf = async (kitchen: Kitchen, name: string): Promise<string> =>
  (await kitchen.ask<{ level: { onHand: string } }>('getItem', { itemId: kitchen.itemIds.get(name) })).level.onHand;

const ledgerLengthOf = async (kitchen: Kitchen, name: string): Promise<number> =>
  (await kitchen.ask<{ rows: readonly unknown[] }>('listMovements', { itemId: kitchen.itemIds.get(name), limit: 200 })).rows.length;

// Minutes of work on any machine: this only ends what is stuck.
test.describe.configure({ timeout: 600_000 });

/** What the top bar says of this device. */
const sync = (page: Page, words: Words, key: string, facts = {}) => page.getByRole('button', { name: words(key, facts), exact: true });

/** Somebody's hands: each counts what was done, and sees to it that it is counted as waiting at once. */
const handsOf = (page: Page, words: Words) => {
  let done = 0;
  const isCounted = async () => {
    done += 1;
    await expect(sync(page, words, 'app_waiting_short', { count: done })).toBeVisible();
  };
  const record = async (quantity: string) => {
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words('inventory_record_quantity'), { exact: true }).fill(quantity);
    await sheet.locator('button[type=submit]').click();
    await expect(sheet).toHaveCount(0);
    await isCounted();
  };
  return {
    done: () => done,
    onItem: async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        await page
          .getByRole('main')
          .getByRole('link', { name: words('inventory_record_movement') })
          .click();
        await record('2');
      }
    },
    onList: async (name: string) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: words('inventory_record_movement') })
        .click();
      await page.getByRole('dialog').getByRole('combobox').fill(name);
      await page.getByRole('option', { name: new RegExp(name) }).click();
      await record('1');
    },
    takeBack: async () => {
      const ledger = page.getByRole('region', { name: words('inventory_ledger') });
      await ledger
        .getByRole('button', { name: words('inventory_correct') })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('inventory_correct') })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await isCounted();
    },
    setPar: async (name: string, par: string) => {
      await page.getByRole('checkbox', { name: words('ui_select_row', { name }) }).check();
      await page.getByRole('button', { name: words('inventory_set_par') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('inventory_column_par'), { exact: true }).fill(par);
      await dialog.getByRole('button', { name: words('inventory_set_par') }).click();
      await expect(dialog).toHaveCount(0);
      await isCounted();
      await page.getByRole('checkbox', { name: words('ui_select_row', { name }) }).uncheck();
    },
    changeTheme: async (theme: 'light' | 'dark') => {
      await page.getByRole('radio', { name: words(`app_theme_${theme}`) }).check({ force: true });
      await isCounted();
    },
    toggleTheme: async () => {
      await page.getByRole('button', { name: new RegExp(`^(${words('app_theme_to_light')}|${words('app_theme_to_dark')})$`) }).click();
      await isCounted();
    },
  };
};

test('fifty things done without a server, over five screens, six reloads and a killed browser, all arrive once, and what was half typed is there again', async ({
  maed,
  kitchen,
  words,
  profile: browser,
}) => {
  const first = await browser.open();
  const faults = await watch(first.context, maed.url);
  const state = browserStateOf(maed, kitchen.owner, { language: 'en', theme: 'light' });
  await first.context.addCookies(state.cookies.map((cookie) => ({ ...cookie, expires: Math.floor(Date.now() / 1000) + 86_400 })));
  const { page } = first;
  await page.goto(`${maed.url}/auth`);
  await page.evaluate((kept) => kept.forEach(({ name, value }) => localStorage.setItem(name, value)), state.origins[0]?.localStorage ?? []);
  const at = (path: string) => page.goto(maed.url + path);
  const hands = handsOf(page, words);
  await visitKept(page, `${maed.url}/inventory`);
  for (const name of names) {
    await at(`/inventory/${kitchen.itemIds.get(name)}`);
    await expect(page.getByRole('region', { name: words('inventory_ledger') })).toContainText('100');
  }
  await at('/settings?tab=preferences');
  await expect(sync(page, words, 'app_up_to_date')).toBeVisible();

  await maed.stop();
  for (const name of names) {
    await at(`/inventory/${kitchen.itemIds.get(name)}`);
    await hands.onItem(5);
    await hands.takeBack();
    await page.reload();
    await expect(sync(page, words, 'app_waiting_short', { count: hands.done() })).toBeVisible();
  }
  await at('/inventory');
  for (const name of names) await hands.setPar(name, '7');
  await at('/settings?tab=preferences');
  for (const theme of ['dark', 'light', 'dark', 'light', 'dark'] as const) await hands.changeTheme(theme);
  await at('/inventory');
  for (const name of names) await hands.onList(name);
  await at('/home');
  for (let count = 0; count < 5; count += 1) await hands.toggleTheme();
  expect(hands.done()).toBe(50);
  const form = `/inventory/record?item=${kitchen.itemIds.get('Berbere')}`;
  const noteOn = (seen: Page) => seen.getByLabel(words('inventory_record_note'));
  await at(form);
  await noteOn(page).fill('five more');
  await page.reload();
  await expect(noteOn(page)).toHaveValue('five more');
  await noteOn(page).fill('five more on the stairs');
  await keptOnDisk(page);
  expect(faults).toEqual([]);

  await browser.kill();
  await maed.start();
  const { page: again, context } = await browser.open();
  const laterFaults = await watch(context, maed.url);
  await again.goto(`${maed.url}/home`);
  for (const name of names) {
    // 100 at first, five times two received, one of them taken back, and one more.
    await expect.poll(() => onHandOf(kitchen, name), { message: name, timeout: 60_000 }).toBe('109000');
  }
  await expect(sync(again, words, 'app_up_to_date')).toBeVisible();
  await again.goto(maed.url + form);
  await expect(noteOn(again)).toHaveValue('five more on the stairs');
  for (const name of names) {
    expect(await ledgerLengthOf(kitchen, name), name).toBe(8);
    const { item } = await kitchen.ask<{ item: { par: string } }>('getItem', { itemId: kitchen.itemIds.get(name) });
    expect(item.par, name).toBe('7000');
  }
  expect(laterFaults).toEqual([]);
});
