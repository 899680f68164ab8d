import type { Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { openDevice } from './world/another-device.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import { visitKept } from './world/screen.ts';

const names = ['Berbere', 'Shiro flour'] as const;

test.use({
  serviceWorkers: 'allow',
  stocked: {
    items: names.map((name) => ({ name, pack: [['bag', '1000']] as const, par: '5000', opening: { quantity: '8', price: '3' } })),
  },
});

/** The bell, once it counts so many. */
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

const toast = (page: Page, title: string) => page.locator('[data-sonner-toast]').filter({ hasText: title });

test('three browsers of a house see an alert as it comes; one that had no line for ten minutes sees what came, once', async ({
  page,
  browser,
  kitchen,
  maed,
  words,
}) => {
  const runOut = (name: string) =>
    kitchen.tell('recordMovement', {
      movementId: uuidv7(),
      itemId: kitchen.itemIds.get(name),
      kind: 'WASTE',
      entry: { text: '8 bag', parts: [{ quantity: '8', unit: 'bag' }] },
      price: null,
      reason: 'SPOILED',
      note: null,
    });
  const titleOf = (name: string) => words('alerts_title_stock_out', { name });
  const unread = (count: number) => (count === 0 ? words('alerts_bell') : words('alerts_bell_unread', { count }));
  const device = { who: kitchen.owner, viewport: { width: 1440, height: 900 } };
  const [second, third] = [await openDevice(browser, maed, device), await openDevice(browser, maed, device)];
  await third.clock.install();
  for (const one of [page, second]) await one.goto('/home');
  // Without a line it has the app that it keeps, and nothing else.
  await visitKept(third, '/home');
  for (const one of [page, second, third]) {
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bell(one, unread(0))).toBeVisible();
  }
  await third.context().setOffline(true);
  const [first, other] = names;

  await runOut(first);
  for (const one of [page, second]) {
    await expect(toast(one, titleOf(first))).toBeVisible();
    await expect(bell(one, unread(1))).toBeVisible();
  }
  await third.clock.fastForward('10:00');
  await expect(bell(third, unread(0))).toBeVisible();
  await runOut(other);
  for (const one of [page, second]) await expect(bell(one, unread(2))).toBeVisible();

  await third.context().setOffline(false);
  await expect(bell(third, unread(2))).toBeVisible();
  await expect(toast(third, titleOf(other))).toHaveCount(1);

  await bell(third, unread(2)).click();
  const panel = third.getByRole('dialog', { name: words('alerts_bell') });
  for (const name of names) await expect(panel.getByRole('link', { name: titleOf(name) })).toHaveCount(1);
  // What was read on one device is read on all.
  for (const one of [page, second]) await expect(bell(one, unread(0))).toBeVisible();
});
