import type { Locator, Page } from '@playwright/test';

import { kitchenLimits } from '../modules/kitchen/rules/kitchen-limits.ts';
import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';
import type { Words } from './world/words.ts';

test.use({ who: 'kitchen.addis' });

/** A page that is only told: it never asks again by itself, so that whatever others do reaches it by the stream or not at all. */
const leaveOnlyTheStream = (page: Page): Promise<unknown> =>
  page.addInitScript((askedEveryMs) => {
    const every = window.setInterval.bind(window);
    const unlessAsked = (work: () => void, everyMs?: number) => (everyMs === askedEveryMs ? 0 : every(work, everyMs));
    Object.assign(window, { setInterval: unlessAsked });
  }, kitchenLimits.askAgainMs);

/** What is opened while the recipe is on its way stands under the same finger once it is there. */
const expectNothingMovedByRecipe = async (page: Page, words: Words, open: () => Promise<Locator>): Promise<void> => {
  const letGo = Promise.withResolvers<void>();
  await page.route('**/assets/line-recipe-*.js', async (route) => (await letGo.promise, route.continue()));
  const button = await open();
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  letGo.resolve();
  await expect(page.getByRole('heading', { name: words('menu_tab_allergens') })).toBeVisible();
  await expect(page.getByText(words('kitchen_recipe_loading'))).toHaveCount(0);
  expect(await button.boundingBox()).toEqual(before);
};

test('what a waiter orders on a phone is on the station at once, and what is bumped there is ready on the phone', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  language,
  theme,
}) => {
  await leaveOnlyTheStream(page);
  await page.goto('/kitchen');
  await page.getByRole('link', { name: 'Hot line' }).click();
  const board = page.locator('[data-theme="kitchen"]');
  await expect(board.getByRole('heading', { level: 1 })).toHaveText('Hot line');
  await expectAccessible(page);

  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: { width: 360, height: 800 },
    storageState: browserStateOf(maed, await sessionOf('staff.addis'), { language, theme }),
  });
  const phone = await context.newPage();
  await phone.goto('/kitchen/orders/new');
  await phone.getByRole('button', { name: /^Shiro/ }).click();
  await phone.getByRole('button', { name: /^Buna/ }).click();
  await phone.getByLabel(words('kitchen_table'), { exact: true }).selectOption({ label: '8' });
  await phone.getByLabel(words('kitchen_allergy_note')).fill('Sesame');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: /^Send to the kitchen/ }).click();
  await expect(phone).toHaveURL(/\/kitchen\/orders$/);

  const ticket = board.getByRole('article').filter({ has: page.getByRole('heading', { name: '8', exact: true }) });
  await expect(ticket).toContainText(words('kitchen_allergy_to', { note: 'Sesame' }));
  await ticket.getByRole('button', { name: words('kitchen_have_read') }).click();
  await expectNothingMovedByRecipe(page, words, async () => {
    await ticket.getByRole('button', { name: words('kitchen_about_dish', { dish: 'Shiro' }) }).click();
    return board.getByRole('button', { name: words('kitchen_begin') });
  });
  await board.getByRole('button', { name: words('kitchen_close_panel') }).click();
  await ticket.getByRole('button', { name: words('kitchen_bump'), exact: true }).click();
  await expect(ticket).toHaveCount(0);

  await phone.getByRole('link', { name: words('kitchen_bill_table', { table: '8' }) }).click();
  await expect(phone.getByText(words('kitchen_state_ready'))).toHaveCount(2);
  await board.getByRole('button', { name: /^Undo/ }).click();
  await expect(ticket).toHaveCount(1);
  await expect(phone.getByText(words('kitchen_state_queued'))).toHaveCount(2);
  await phone.getByRole('button', { name: /^1 Buna/ }).click();
  await phone.getByRole('button', { name: words('kitchen_void', { dish: 'Buna' }) }).click();
  const asked = phone.getByRole('dialog');
  await asked.getByRole('button', { name: words('kitchen_void', { dish: 'Buna' }) }).click();
  await expect(asked.getByRole('alert')).toHaveText(words('ui_say_why'));
  await asked.getByRole('button', { name: words('kitchen_void_mistake') }).click();
  await asked.getByRole('button', { name: words('kitchen_void', { dish: 'Buna' }) }).click();
  await expect(phone.getByText(words('kitchen_state_voided'))).toBeVisible();
  await ticket.getByRole('button', { name: words('kitchen_clear_cancelled') }).click();
  await expect(ticket).not.toContainText('Buna');
  await phone.getByRole('button', { name: words('kitchen_take_payment') }).click();
  await phone.getByRole('button', { name: words('kitchen_close_order') }).click();
  await expect(phone.getByText(words('kitchen_order_closed'))).toBeVisible();
  await context.close();
});
