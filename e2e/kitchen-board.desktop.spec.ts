import type { Browser, Page } from '@playwright/test';

import { expect, test } from './world/journey.ts';
import type { MaedServer } from './world/maed-server.ts';
import { expectAccessible } from './world/screen.ts';
import { browserStateOf, type SignedIn } from './world/sign-in.ts';

test.use({ serviceWorkers: 'allow', who: 'kitchen.addis' });

/** Another device of the house, with somebody signed in. */
const deviceOf = async (browser: Browser, maed: MaedServer, { who, width }: { who: SignedIn; width: number }): Promise<Page> => {
  const storageState = browserStateOf(maed, who, { language: 'en', theme: 'light' });
  const context = await browser.newContext({ baseURL: maed.url, viewport: { width, height: 800 }, storageState });
  return context.newPage();
};

const boardOf = async (page: Page) => {
  await page.goto('/kitchen');
  await page.getByRole('link', { name: 'Hot line' }).click();
  const board = page.locator('[data-theme="kitchen"]');
  const ticket = board.getByRole('article').filter({ has: page.getByRole('heading', { name: '3', exact: true }) });
  return { page, board, ticket };
};

test('two tablets of one station stay in step: cancelled, called back, asked to cancel, 86, and with the line gone and back', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
}) => {
  const left = await boardOf(page);
  const right = await boardOf(await deviceOf(browser, maed, { who: await sessionOf('manager.addis'), width: 1280 }));
  const phone = await deviceOf(browser, maed, { who: await sessionOf('staff.addis'), width: 390 });

  await phone.goto('/kitchen/orders/new');
  await phone.getByRole('button', { name: /^Shiro/ }).click();
  await phone.getByRole('button', { name: /^Buna/ }).click();
  await phone.getByLabel(words('kitchen_table'), { exact: true }).selectOption({ label: '3' });
  await phone.getByRole('button', { name: /^Send to the kitchen/ }).click();
  for (const { ticket } of [left, right]) await expect(ticket).toContainText('Buna');

  // A dish that nobody began is cancelled: it stays on both until one of them has seen it.
  await phone.getByRole('link', { name: words('kitchen_bill_table', { table: '3' }) }).click();
  await phone.getByRole('button', { name: /^1 Buna/ }).click();
  await phone.getByRole('button', { name: words('kitchen_void', { dish: 'Buna' }) }).click();
  const asked = phone.getByRole('dialog');
  await asked.getByRole('button', { name: words('kitchen_void_mistake') }).click();
  await asked.getByRole('button', { name: words('kitchen_void', { dish: 'Buna' }) }).click();
  await expect(right.ticket.getByRole('button', { name: words('kitchen_clear_cancelled') })).toBeVisible();
  await left.ticket.getByRole('button', { name: words('kitchen_clear_cancelled') }).click();
  for (const { ticket } of [left, right]) await expect(ticket).not.toContainText('Buna');

  // What one bumps is gone from both, and the other calls it back to both.
  await left.ticket.getByRole('button', { name: words('kitchen_bump'), exact: true }).click();
  for (const { ticket } of [left, right]) await expect(ticket).toHaveCount(0);
  await right.board.getByRole('button', { name: words('kitchen_history') }).click();
  await expectAccessible(right.page);
  await right.board
    .getByRole('button', { name: words('kitchen_recall_dish', { dish: 'Shiro' }) })
    .first()
    .click();
  await right.board.getByRole('button', { name: words('kitchen_close_panel') }).click();
  for (const { ticket } of [left, right]) await expect(ticket).toContainText('Shiro');

  // What is on the fire is not the waiter's to cancel, nor the cook's: they ask, and whoever leads says that it goes on.
  const aboutShiro = words('kitchen_about_dish', { dish: 'Shiro' });
  await left.ticket.getByRole('button', { name: aboutShiro }).click();
  await left.board.getByRole('button', { name: words('kitchen_begin') }).click();
  for (const { ticket } of [left, right]) await expect(ticket).toContainText(words('kitchen_started'));
  await phone.getByRole('button', { name: /^1 Shiro/ }).click();
  await phone.getByRole('button', { name: words('kitchen_void', { dish: 'Shiro' }) }).click();
  await asked.getByRole('button', { name: words('kitchen_void_waited') }).click();
  await asked.getByRole('button', { name: words('kitchen_void', { dish: 'Shiro' }) }).click();
  await expect(phone.getByText(words('kitchen_state_void_requested'))).toBeVisible();
  for (const { ticket } of [left, right]) await expect(ticket).toContainText(words('kitchen_void_asked'));
  await left.ticket.getByRole('button', { name: aboutShiro }).click();
  await expect(left.board.getByText(words('kitchen_refusal_void_needs_lead'))).toBeVisible();
  await left.board.getByRole('button', { name: words('kitchen_close_panel') }).click();
  await right.ticket.getByRole('button', { name: aboutShiro }).click();
  await right.board.getByRole('button', { name: words('kitchen_refuse_void') }).click();
  await expect(phone.getByText(words('kitchen_state_void_requested'))).toHaveCount(0);
  await left.ticket.getByRole('button', { name: words('kitchen_seen_changes') }).click();
  for (const { ticket } of [left, right]) await expect(ticket.getByRole('button', { name: words('kitchen_seen_changes') })).toHaveCount(0);

  // Without a line one goes on by itself; with it the other hears of what was done. What is on its way is answered first: an answer
  // that came after the line was said to be gone would speak for a line.
  await expect(left.board.getByText(words('kitchen_waiting_here', { count: 1 }))).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(left.board.getByText(words('kitchen_not_connected'))).toBeVisible();
  await left.ticket.getByRole('button', { name: words('kitchen_bump'), exact: true }).click();
  await expect(left.ticket).toHaveCount(0);
  await expect(left.board.getByText(words('kitchen_waiting_here', { count: 1 }))).toBeVisible();
  await expect(right.ticket).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(right.ticket).toHaveCount(0);

  // Off from the board, off at the pad; and back.
  await right.board
    .getByRole('button', { name: words('kitchen_about_dish', { dish: 'Doro wat' }) })
    .first()
    .click();
  await expect(right.board.getByText('Vouched for', { exact: false })).toBeVisible();
  await expectAccessible(right.page);
  await right.board.getByRole('button', { name: words('kitchen_take_off', { dish: 'Doro wat' }) }).click();
  await right.board.getByRole('button', { name: words('kitchen_off_hours', { hours: 1 }) }).click();
  await phone.goto('/kitchen/orders/new');
  await expect(phone.getByRole('button', { name: /^Doro wat/ })).toBeDisabled();
  await left.board.getByRole('button', { name: /^86/ }).click();
  await left.board.getByRole('button', { name: words('kitchen_bring_back', { dish: 'Doro wat' }) }).click();
  await expect(phone.getByRole('button', { name: /^Doro wat/ })).toBeEnabled();
});
