import { createHmac } from 'node:crypto';

import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';
import { browserStateOf } from './world/sign-in.ts';

test.use({ who: 'owner' });

test('a till is paired, its order is at the station at once, it alone changes it, what it says wrongly changes nothing, and let go it is not listened to', async ({
  page,
  words,
  browser,
  maed,
  sessionOf,
  language,
  theme,
}) => {
  await page.goto('/kitchen/set-up');
  await expect(page.getByText(words('kitchen_tills_none'))).toBeVisible();
  await page.getByLabel(words('kitchen_till_name')).fill('Front bar');
  await page.getByLabel(words('kitchen_till_prefix')).fill('9');
  await page.getByRole('button', { name: words('kitchen_till_pair') }).click();
  await expect(page.getByText(words('kitchen_till_prefix_wrong'))).toBeVisible();
  await page.getByLabel(words('kitchen_till_prefix')).fill('b');
  await page.getByRole('button', { name: words('kitchen_till_pair') }).click();
  const shown = page.getByRole('dialog');
  const [name, key] = [
    await shown.getByLabel(words('kitchen_till_key_name')).inputValue(),
    await shown.getByLabel(words('kitchen_till_key'), { exact: true }).inputValue(),
  ];
  await expectAccessible(page);
  await shown.getByRole('button', { name: words('kitchen_till_done') }).click();

  /** As a till of another maker does it, with docs/tills.md beside it. */
  const ask = async (method: 'GET' | 'POST', path: string, body = '') => {
    const sentAt = new Date().toISOString();
    const signature = createHmac('sha256', key).update(`${method}\n${path}\n${sentAt}\n${body}`).digest('hex');
    const headers = { 'Maed-Till': name, 'Maed-Sent-At': sentAt, 'Maed-Signature': `v1=${signature}` };
    return fetch(`${maed.url}${path}`, { method, headers, ...(method === 'POST' && { body }) });
  };
  const menu = (await (await ask('GET', '/till/v1/menu')).json()) as { dishes: readonly { id: string; name: string }[] };
  const dishId = menu.dishes.find((dish) => dish.name.startsWith('Shiro'))?.id;
  const order = (version: number, quantity: number, of = dishId) =>
    ask(
      'POST',
      '/till/v1/orders',
      JSON.stringify({
        orderId: 'bar/1',
        version,
        occurredAt: new Date().toISOString(),
        number: 41,
        channel: 'TAKEAWAY',
        state: 'OPEN',
        lines: [{ lineId: '1', dishId: of, quantity, unitPriceMinor: '20000' }],
      }),
    );

  const kitchen = await browser.newContext({
    baseURL: maed.url,
    storageState: browserStateOf(maed, await sessionOf('kitchen.addis'), { language, theme }),
  });
  const tablet = await kitchen.newPage();
  await tablet.goto('/kitchen');
  await tablet.getByRole('link', { name: 'Hot line' }).click();
  const board = tablet.locator('[data-theme="kitchen"]');
  await expect(board.getByRole('heading', { level: 1 })).toHaveText('Hot line');
  const ticket = board.getByRole('article').filter({ hasText: 'B-41' });
  expect((await order(1, 2)).status).toBe(200);
  await expect(ticket).toContainText('Shiro');
  await expect(ticket).toHaveCount(1);
  expect(await (await order(1, 9)).json()).toMatchObject({ isApplied: false, lines: [{ quantity: 2 }] });

  // What cannot be read, or says a dish that nobody knows, is answered with what is wrong, and changes nothing.
  const cut = await ask('POST', '/till/v1/orders', '{"orderId":"bar/1","version":2');
  expect([cut.status, await cut.json()]).toMatchObject([400, { code: 'MALFORMED' }]);
  const unknown = await order(2, 5, '0197a1b2-0000-7000-8000-000000000000');
  expect([unknown.status, await unknown.json()]).toMatchObject([422, { code: 'UNUSABLE', problems: [{ code: 'DISH_UNKNOWN' }] }]);
  expect(await (await order(1, 9)).json()).toMatchObject({ isApplied: false, lines: [{ quantity: 2 }] });
  await expect(ticket).toHaveCount(1);

  await page.goto('/kitchen/orders');
  await page.getByRole('link', { name: /B-41/ }).click();
  await expect(page.getByText(words('kitchen_refusal_order_of_till', { name: 'Front bar' }))).toBeVisible();
  await expect(page.getByRole('button', { name: words('kitchen_take_payment') })).toHaveCount(0);

  await page.goto('/kitchen/set-up');
  await page.getByRole('button', { name: words('kitchen_till_let_go', { name: 'Front bar' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('kitchen_till_let_go_do') })
    .click();
  await expect(page.getByText(words('kitchen_tills_none'))).toBeVisible();
  expect((await order(2, 1)).status).toBe(401);
  await expect(ticket).toHaveCount(1);
  await page.goto('/kitchen/orders');
  await page.getByRole('link', { name: /B-41/ }).click();
  await expect(page.getByRole('button', { name: words('kitchen_take_payment') })).toBeVisible();
  await kitchen.close();
});
