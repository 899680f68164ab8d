import type { Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { offerBody, supplierBody } from '../apps/server/testing/purchasing-fixtures.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import { expectAccessible, expectFits } from './world/screen.ts';
import { wordsIn } from './world/words.ts';

test.use({ stocked: { items: [{ name: 'Teff', pack: [['sack', '25000']] }] } });

/** Tells the server something, as another device of whoever is on the page. */
const tell = async (page: Page, { restaurantId }: Kitchen, call: { readonly path: string; readonly body: object }): Promise<void> => {
  const envelope = { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString(), body: call.body };
  const response = await page.request.post(`/rpc/purchasing/${call.path}`, { data: { json: envelope } });
  expect(response.status(), await response.text()).toBe(200);
};

/** An order of four sacks, told to whoever sells them. */
const sentOrder = async (page: Page, kitchen: Kitchen): Promise<string> => {
  const [supplierId, offerId, orderId] = [uuidv7(), uuidv7(), uuidv7()];
  const offer = { ...offerBody({ supplierId, itemId: kitchen.itemIds.get('Teff') ?? '' }), price: '40' };
  const supplier = { ...supplierBody(supplierId), name: 'Merkato Grains', language: 'en', email: null };
  const order = { orderId, supplierId, expectedOn: null, note: 'By the back door', lines: [{ lineId: uuidv7(), offerId, quantity: '4' }] };
  await tell(page, kitchen, { path: 'saveSupplier', body: { supplierId, baseVersion: null, supplier } });
  await tell(page, kitchen, { path: 'saveOffer', body: { offerId, baseVersion: null, offer } });
  await tell(page, kitchen, { path: 'createOrders', body: { orders: [order], requestIds: [] } });
  await tell(page, kitchen, { path: 'moveOrder', body: { orderId, baseVersion: 1, step: 'SUBMIT', reason: null } });
  return orderId;
};

test('a supplier without an account opens an order by its link, proposes less, and sees it accepted', async ({
  page,
  browser,
  kitchen,
  maed,
  words,
}) => {
  const orderId = await sentOrder(page, kitchen);
  await page.goto(`/purchase/orders/${orderId}`);
  await page.getByRole('button', { name: words('purchasing_share') }).tap();
  const dialog = page.getByRole('dialog', { name: words('purchasing_share') });
  const link = await dialog.getByLabel(words('ui_link'), { exact: true }).inputValue();
  await page.keyboard.press('Escape');

  const stranger = await browser.newContext({ baseURL: maed.url, viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-GB' });
  const phone = await stranger.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('purchasing_shared_title', { number: 'PO-2026-0001' }));
  await expect(phone.getByRole('listitem').filter({ hasText: 'Teff' })).toContainText('£160.00');
  await expect(phone.getByText('By the back door')).toBeVisible();
  await expectAccessible(phone);
  await expectFits(phone);

  await phone.getByRole('button', { name: words('purchasing_shared_change') }).tap();
  const quantity = phone.getByLabel(words('purchasing_shared_quantity_of', { item: 'Teff' }));
  const send = phone.getByRole('button', { name: words('purchasing_shared_send') });
  await quantity.fill('none');
  await expect(phone.getByText(words('purchasing_shared_wrong_number'))).toBeVisible();
  await send.tap();
  await expect(quantity).toBeFocused();
  await quantity.fill('3');
  await phone.getByLabel(words('purchasing_shared_price_of', { item: 'Teff' })).fill('41.50');
  await phone.getByLabel(words('purchasing_shared_message')).fill('The rest on Friday');
  await phone.getByRole('button', { name: words('app_language_amharic') }).tap();
  await expect(phone.getByLabel(wordsIn('am')('purchasing_shared_message'))).toHaveValue('The rest on Friday');
  await phone.getByRole('button', { name: wordsIn('am')('app_language_english') }).tap();
  await phone.reload();
  await expect(quantity).toHaveValue('3');
  await expectAccessible(phone);
  await expectFits(phone);
  await send.tap();
  await expect(phone.getByText(words('purchasing_shared_proposed'))).toBeVisible();

  await page.reload();
  await expect(page.getByText('The rest on Friday')).toBeVisible();
  await expect(page.getByText('3 instead of 4, at £41.50')).toBeVisible();
  await page.getByRole('button', { name: words('purchasing_proposal_accept') }).tap();
  await expect(page.getByText(words('purchasing_state_acknowledged')).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Teff' })).toContainText('£124.50');

  await phone.reload();
  await expect(phone.getByText(words('purchasing_shared_confirmed'))).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Teff' })).toContainText('£124.50');
  await phone.goto('about:blank');
  await phone.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
  await expect(phone.getByText(words('purchasing_shared_none'))).toBeVisible();
  await stranger.close();
});
