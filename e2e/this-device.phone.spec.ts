import type { Page } from '@playwright/test';

import { superuserOf } from '../apps/server/testing/real-server.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { diskText } from './world/disk-text.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import { outboxOf } from './world/outbox-of.ts';
import type { Kitchen } from './world/kitchen.ts';
import type { MaedServer } from './world/maed-server.ts';
import { expectAccessible, visitKept } from './world/screen.ts';
import type { Words } from './world/words.ts';

const pack = [['packet', '1000']] as const;

test.use({ serviceWorkers: 'allow', stocked: { items: [{ name: 'Berbere', pack, opening: { quantity: '10', price: '2' } }] } });

const syncOf =
  (page: Page, words: Words) =>
  (key: string, facts = {}) =>
    page.getByRole('button', { name: words(key, facts), exact: true });

/** Writes down that two packets came, on the item's own screen. */
const receiveTwo = async (page: Page, words: Words) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: words('inventory_record_movement') })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('inventory_record_quantity'), { exact: true }).fill('2');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);
};

/** The line is there, and what is written never arrives. */
const holdWrites = (page: Page) => page.route('**/rpc/inventory/recordMovement', (call) => call.abort());

/** Past every session: also somebody's who has just logged out. */
const onHandAt = (maed: MaedServer, kitchen: Kitchen) => async (): Promise<string | undefined> =>
  (
    await queryAs<{ readonly grams: string }>(
      superuserOf(maed.dataFolder),
      'select trunc(on_hand)::text as grams from stock_level where item_id = $1',
      [kitchen.itemIds.get('Berbere')],
    )
  )[0]?.grams;

test('who logs out with work that has not arrived is asked, and it waits for them alone: another person neither sees nor sends it', async ({
  page,
  maed,
  kitchen,
  words,
}) => {
  const sync = syncOf(page, words);
  const enter = async (email: string, password: string) => {
    await page.getByLabel(words('accounts_email')).fill(email);
    await page.getByLabel(words('accounts_password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: words('accounts_sign_in'), exact: true }).click();
    await expect(page).toHaveURL(/\/home/);
  };
  const logOut = async () => {
    await page.goto('/home');
    await page.getByRole('button', { name: /^Hanna|^Profile|profile/i }).click();
    await page.getByRole('menuitem', { name: words('app_log_out_menu') }).click();
  };
  await page.goto(`/inventory/${kitchen.itemIds.get('Berbere')}`);
  await holdWrites(page);
  await receiveTwo(page, words);
  await expect(sync('app_waiting_short', { count: 1 })).toBeVisible();
  await logOut();
  const dialog = page.getByRole('dialog', { name: '1 change has not been sent' });
  await expect(dialog).toContainText('Berbere');
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 360 });
  await expect(dialog.getByRole('button', { name: words('app_leaving_keep') })).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
  await dialog.getByRole('button', { name: words('app_leaving_stay') }).click();
  await expect(dialog).toHaveCount(0);
  await logOut();
  await dialog.getByRole('button', { name: words('app_leaving_keep') }).click();
  await expect(page).toHaveURL(/\/auth/);

  await page.unroute('**/rpc/inventory/recordMovement');
  await enter('manager.london@demo.maed.app', maed.demoPassword());
  await expect(sync('app_up_to_date')).toBeVisible();
  expect(await outboxOf(page)).toHaveLength(1);
  expect(await onHandAt(maed, kitchen)()).toBe('10000');
  await page.goto('/home');
  await page.getByRole('button', { name: /profile/i }).click();
  await page.getByRole('menuitem', { name: words('app_log_out_menu') }).click();
  await expect(page).toHaveURL(/\/auth/);

  await enter(kitchen.email, kitchen.password);
  await expect.poll(onHandAt(maed, kitchen)).toBe('12000');
  await expect.poll(() => outboxOf(page)).toEqual([]);
});

test('a device that is full says so beside the act, keeps it in the page, and sends it', async ({ page, maed, kitchen, words }) => {
  const sync = syncOf(page, words);
  await page.goto(`/inventory/${kitchen.itemIds.get('Berbere')}`);
  await holdWrites(page);
  await expect(sync('app_up_to_date')).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await receiveTwo(page, words);
  await expect(page.getByText('1 change is kept only while this page stays open.')).toBeVisible();
  await expect(sync('app_waiting_short', { count: 1 })).toBeVisible();
  expect(await outboxOf(page)).toEqual([]);
  await page.unroute('**/rpc/inventory/recordMovement');
  await expect.poll(onHandAt(maed, kitchen), { timeout: 30_000 }).toBe('12000');
  await expect(page.getByText('1 change is kept only while this page stays open.')).toHaveCount(0);
});

test('a browser that keeps nothing says so once, and everything works with a line', async ({ page, maed, kitchen, words }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'InvalidStateError');
    };
  });
  await page.goto(`/inventory/${kitchen.itemIds.get('Berbere')}`);
  await expect(page.getByText(words('app_no_storage'), { exact: true })).toHaveCount(1);
  await receiveTwo(page, words);
  await expect.poll(onHandAt(maed, kitchen)).toBe('12000');
  await page.getByRole('button', { name: words('app_understood') }).click();
  await expect(page.getByText(words('app_no_storage'), { exact: true })).toHaveCount(0);
});

test('what waited on a device whose browser cleared its disk is missed and told of', async ({ page, kitchen, words, maed }) => {
  await visitKept(page, `/inventory/${kitchen.itemIds.get('Berbere')}`);
  await expect(page.getByRole('region', { name: words('inventory_ledger') })).toContainText('10');
  await maed.stop();
  await receiveTwo(page, words);
  await expect(syncOf(page, words)('app_waiting_short', { count: 1 })).toBeVisible();
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: maed.url, storageTypes: 'indexeddb' });
  await maed.start();
  await page.goto('/home');
  await expect(page.getByText('1 change that waited here is gone.')).toBeVisible();
  expect(await onHandAt(maed, kitchen)()).toBe('10000');
});

for (const days of [2, -2])
  test(`a clock that is ${days} days ahead is told, and what is recorded carries the right time`, async ({
    page,
    maed,
    kitchen,
    words,
  }) => {
    await page.addInitScript((shiftMs) => {
      const { Date: Real } = globalThis;
      globalThis.Date = class extends Real {
        constructor(...given: [] | [number]) {
          super(...((given.length === 0 ? [Real.now() + shiftMs] : given) as [number]));
        }
        static override now = () => Real.now() + shiftMs;
      } as DateConstructor;
    }, days * 86_400_000);
    await page.goto(`/inventory/${kitchen.itemIds.get('Berbere')}`);
    await expect(page.getByText(words('app_clock_wrong', { span: '2 days' }))).toBeVisible();
    await receiveTwo(page, words);
    await expect.poll(onHandAt(maed, kitchen)).toBe('12000');
    type Trail = {
      readonly entries: readonly { readonly action: string; readonly occurredAt: string; readonly clockErrorMs: number | null }[];
    };
    const { entries } = await kitchen.ask<Trail>('restaurants/listAudit');
    const deed = entries.find(({ action, clockErrorMs }) => action === 'inventory.record-movement@1' && clockErrorMs !== null);
    expect(Math.abs(Date.parse(deed?.occurredAt ?? '') - Date.now())).toBeLessThan(120_000);
    expect(Math.round((deed?.clockErrorMs ?? 0) / 86_400_000)).toBe(-days);
  });

test.describe('somebody who works in two restaurants', () => {
  test.use({ signedIn: async ({ sessionOf }, use) => use(await sessionOf('manager.london')) });

  test('is removed from one: it is told, and nothing of it is left on the device, neither answers nor drafts nor what waited', async ({
    page,
    maed,
    kitchen,
    signedIn,
    words,
  }) => {
    const userId = signedIn?.session.user.id ?? '';
    await queryAs(superuserOf(maed.dataFolder), `insert into membership (restaurant_id, user_id, role) values ($1, $2, 'manager')`, [
      kitchen.restaurantId,
      userId,
    ]);
    // The newest is worked in first.
    await page.goto('/inventory');
    await expect(page.getByRole('button', { name: words('restaurants_switch', { name: 'Enat Bet' }) })).toBeVisible();
    await page.goto(`/inventory/${kitchen.itemIds.get('Berbere')}`);
    await holdWrites(page);
    await receiveTwo(page, words);
    await page.goto(`/inventory/record?item=${kitchen.itemIds.get('Berbere')}`);
    await page.getByLabel(words('inventory_record_note')).fill('On the stairs');
    await expect.poll(() => diskText(page)).toContain('On the stairs');
    await expect.poll(() => diskText(page)).toContain('Berbere');
    await kitchen.tell('restaurants/removeMember', { userId });
    const told = page.getByText(words('app_left_restaurant', { name: 'Enat Bet' }));
    const lost = page.getByText('What this device kept of it was removed, with 1 change that had not been sent.');
    await page.goto('/home');
    await expect(told).toBeVisible();
    await expect(lost).toBeVisible();
    await page.reload();
    await expect(lost).toBeVisible();
    for (const left of [kitchen.itemIds.get('Berbere') ?? '', 'On the stairs', kitchen.restaurantId])
      await expect.poll(() => diskText(page)).not.toContain(left);
    await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
    await page.getByRole('button', { name: words('app_understood') }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});
