import type { Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { expect, kitchenTest as test } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import { sellerNamed, soldAt } from './world/seller.ts';
import { wordsIn } from './world/words.ts';

const flour = 'Teff flour';

test.use({ stocked: { items: [{ name: flour, pack: [['bag', '1000']], opening: { quantity: '1', price: '2' } }] } });

const words = wordsIn('en');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, key: Parameters<typeof words>[0]) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words(key), exact: true })
    .click();

const because = async (page: Page, reason: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('ui_why'), { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: words('purchasing_go_on') }).click();
  await expect(dialog).toHaveCount(0);
};

/** A draft of ten kilograms at two pounds, from a mill that delivers for twenty-five or more. */
const drafted = async (kitchen: Kitchen): Promise<string> => {
  const [supplierId, offerId, orderId] = [uuidv7(), uuidv7(), uuidv7()];
  const supplier = { ...sellerNamed('Thames Mill', { country: 'GB', currency: 'GBP' }), minimumMinor: '2500' };
  await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier });
  const offer = { ...soldAt('2', { per: 'kg' }), supplierId, itemId: kitchen.itemIds.get(flour) };
  await kitchen.tell('purchasing/saveOffer', { offerId, baseVersion: null, offer });
  const order = { orderId, supplierId, expectedOn: null, note: null, lines: [{ lineId: uuidv7(), offerId, quantity: '10' }] };
  await kitchen.tell('purchasing/createOrders', { orders: [order], requestIds: [] });
  return orderId;
};

test('an order is sent below the minimum only with a reason, told anew, held, and its rest is given up when it came short', async ({
  page,
  kitchen,
}) => {
  const orderId = await drafted(kitchen);
  await page.goto(`/purchase/orders/${orderId}`);
  await press(page, 'purchasing_mark_sent');
  await expect(page.getByRole('dialog')).toContainText(words('purchasing_refusal_order_below_minimum'));
  await because(page, 'Agreed by phone');
  await expect(heading(page)).toContainText(words('purchasing_state_sent'));

  // What the supplier was told is changed by telling it anew, or left as it was.
  await press(page, 'purchasing_change_order');
  const packs = page.getByRole('main').getByLabel(words('purchasing_packs_of', { name: flour }));
  await packs.fill('15');
  await press(page, 'purchasing_leave_as_it_was');
  await expect(page.getByRole('row', { name: new RegExp(flour) })).toContainText('£20.00');
  await press(page, 'purchasing_change_order');
  await expect(packs).toHaveValue('10');
  await packs.fill('15');
  await press(page, 'purchasing_revise');
  await expect(page.getByRole('main')).toContainText(words('purchasing_revision', { number: 2 }));
  await expect(page.getByRole('row', { name: new RegExp(flour) })).toContainText('£30.00');

  await press(page, 'purchasing_hold');
  await because(page, 'The cold room is broken');
  await expect(heading(page)).toContainText(words('purchasing_state_on_hold'));
  await press(page, 'purchasing_resume');
  await expect(heading(page)).toContainText(words('purchasing_state_sent'));

  const paper = page.waitForEvent('download');
  await press(page, 'purchasing_pdf');
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('link', { name: words('purchasing_receive') }).click();
  const came = page.getByRole('list', { name: words('purchasing_came') });
  await came.getByRole('textbox').first().fill('12 kg');
  await page.getByRole('button', { name: words('purchasing_receive_finish') }).click();
  await expect(page.getByText(words('purchasing_receive_done'), { exact: true })).toBeVisible();
  await page.goto(`/purchase/orders/${orderId}`);
  await expect(heading(page)).toContainText(words('purchasing_state_partially_received'));
  await expect(page.getByRole('main').getByRole('button', { name: words('purchasing_cancel_order'), exact: true })).toHaveCount(0);
  await press(page, 'purchasing_close_short');
  await because(page, 'They have no more');
  await expect(heading(page)).toContainText(words('purchasing_state_closed_short'));
  await expect(page.getByRole('main')).toContainText('They have no more');
});
