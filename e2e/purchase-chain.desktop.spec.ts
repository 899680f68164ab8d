import type { Browser, Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { gregorianDayText, isoDayAt } from '../kit/time/wall.ts';
import { callMaed } from './world/call-maed.ts';
import { expect, test } from './world/journey.ts';
import type { MaedServer } from './world/maed-server.ts';
import { browserStateOf, keepFromBefore, keptFromBefore, type SignedIn } from './world/sign-in.ts';
import { watch } from './world/watch.ts';
import { sellerNamed, soldAt } from './world/seller.ts';
import { wordsIn } from './world/words.ts';

test.use({ who: 'owner' });

const seller = { ...sellerNamed('Sendafa Mill', { country: 'ET', currency: 'ETB' }), paymentTerms: '30 days' };

const terms = soldAt('100', { per: 'kg' });

type Mine = { readonly restaurants: readonly { readonly id: string }[] };
type Orderables = { readonly items: readonly { readonly id: string; readonly name: string }[] };

/** A manager orders 2,500 kg of flour at 100 birr: above the 200,000 that a manager sends alone. */
const orderedByManager = async (maed: MaedServer, manager: SignedIn): Promise<{ readonly item: string }> => {
  const [supplierId, offerId, orderId] = [uuidv7(), uuidv7(), uuidv7()];
  const { restaurants } = await callMaed<Mine>(maed, manager, { path: 'restaurants/listMine', input: {} });
  const restaurantId = restaurants[0]?.id;
  const { items } = await callMaed<Orderables>(maed, manager, { path: 'purchasing/listOrderables', input: { restaurantId } });
  const tell = (command: string, body: object) => {
    const envelope = { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString() };
    return callMaed(maed, manager, { path: `purchasing/${command}`, input: { ...envelope, body } });
  };
  const item = items.find(({ name }) => name.startsWith('Teff'));
  if (!item) throw new Error('The demo keeps teff.');
  await tell('saveSupplier', { supplierId, baseVersion: null, supplier: seller });
  await tell('saveOffer', { offerId, baseVersion: null, offer: { ...terms, supplierId, itemId: item.id } });
  const lines = [{ lineId: uuidv7(), offerId, quantity: '2500' }];
  const order = { orderId, supplierId, expectedOn: null, note: null, lines };
  await tell('createOrders', { orders: [order], requestIds: [] });
  await tell('moveOrder', { orderId, baseVersion: 1, step: 'SUBMIT', reason: 'A whole year' });
  return { item: item.name };
};

/** The phone of somebody of the kitchen, in Amharic. */
const phoneOf = async (browser: Browser, maed: MaedServer, who: SignedIn) => {
  const taste = { language: 'am', theme: 'light' } as const;
  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: { ...browserStateOf(maed, who, taste), origins: [] },
  });
  await context.addInitScript(keepFromBefore, keptFromBefore(maed, who, taste));
  return { context, phone: await context.newPage(), faults: await watch(context, maed.url) };
};

const words = wordsIn('en');

const press = (page: Page, key: Parameters<typeof words>[0]) => page.getByRole('button', { name: words(key), exact: true }).click();

/** Begins a paper of the mill with a number on it. */
const beginPaper = async (page: Page, number: string) => {
  await page.goto('/purchase/invoices/new');
  await page.getByLabel(words('purchasing_receive_supplier')).selectOption({ label: seller.name });
  await page.getByLabel(words('purchasing_invoice_number')).fill(number);
};

test('an order above the limit is approved, comes short, is charged too dear, and the credit for it is taken off what is owed', async ({
  page,
  browser,
  maed,
  sessionOf,
}) => {
  const { item } = await orderedByManager(maed, await sessionOf('manager.addis'));

  await page.goto('/purchase?orders=PENDING_APPROVAL');
  await page.getByRole('link', { name: seller.name }).click();
  await expect(page.getByRole('row', { name: new RegExp(item) })).toContainText('250,000.00');
  await press(page, 'purchasing_approve_mark_sent');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_state_sent'));

  const { context, phone, faults } = await phoneOf(browser, maed, await sessionOf('kitchen.addis'));
  const inAmharic = wordsIn('am');
  await phone.goto('/inventory/deliveries');
  await phone
    .getByRole('listitem')
    .filter({ hasText: seller.name })
    .getByRole('link', { name: inAmharic('purchasing_receive') })
    .tap();
  await phone
    .getByRole('list', { name: inAmharic('purchasing_came') })
    .getByRole('textbox')
    .first()
    .fill('2400 kg');
  const seen = phone.getByRole('main');
  await expect(seen).toContainText(inAmharic('purchasing_finding_short'));
  await expect(seen).not.toContainText(/ETB|Br\b|ብር/);
  await phone.getByRole('button', { name: inAmharic('purchasing_receive_to_manager') }).tap();
  const held = phone.getByRole('region', { name: inAmharic('purchasing_deliveries_waiting') });
  await expect(held.getByRole('link').filter({ hasText: seller.name })).toBeVisible();
  await expect(seen).not.toContainText(/ETB|Br\b|ብር/);
  expect(faults).toEqual([]);
  await context.close();

  await page.goto('/purchase?tab=deliveries');
  await page
    .getByRole('region', { name: words('purchasing_deliveries_waiting') })
    .getByRole('link', { name: seller.name })
    .click();
  await press(page, 'purchasing_receipt_post');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_receipt_posted'));

  // What came is 240,000 birr at the price of the order; it is charged at 104 with a tax of 15 %.
  await beginPaper(page, 'MILL 12');
  const inThirtyDays = gregorianDayText(isoDayAt(new Date(Date.now() + 30 * 86_400_000), 'Africa/Addis_Ababa'), 'date', 'en');
  await expect(page.getByLabel(words('purchasing_invoice_due'), { exact: true })).toHaveAccessibleDescription(inThirtyDays);
  await page
    .getByRole('region', { name: words('purchasing_invoice_take_delivery') })
    .getByRole('button')
    .first()
    .click();
  const lines = page.getByRole('list', { name: words('purchasing_invoice_lines') });
  await expect(lines).toContainText(item);
  await lines.getByLabel(words('purchasing_invoice_line_unit_price', { unit: 'kg' })).fill('104');
  await lines.getByLabel(words('purchasing_tax_rate')).fill('15');
  await expect(page.getByRole('list', { name: words('purchasing_tax_by_rate') })).toContainText('37,440.00');
  await page.getByLabel(words('purchasing_invoice_total')).fill('287040');
  await press(page, 'purchasing_invoice_save');
  const differences = page.getByRole('list', { name: words('purchasing_invoice_exceptions') });
  await expect(differences.getByRole('listitem')).toHaveCount(1);
  await expect(differences).toContainText('9,600.00');
  await press(page, 'purchasing_exception_credit');
  await press(page, 'purchasing_invoice_approve');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_approved'));
  const paper = page.url();

  await beginPaper(page, 'MILL CN 3');
  await page
    .getByLabel(words('purchasing_invoice_type'), { exact: true })
    .selectOption({ label: words('purchasing_invoice_type_credit_note') });
  await press(page, 'purchasing_invoice_other_line');
  await lines.getByLabel(words('purchasing_invoice_line_description')).fill('Charged too dear');
  await lines.getByLabel(words('purchasing_invoice_line_amount')).fill('9600');
  await lines.getByLabel(words('purchasing_tax_rate')).fill('15');
  await page.getByLabel(words('purchasing_invoice_total')).fill('11040');
  await lines.getByLabel(/^Price for one/).fill('9600');
  await press(page, 'purchasing_invoice_save');
  await press(page, 'purchasing_invoice_approve');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_approved'));

  await page.goto('/purchase?tab=credits');
  const credit = page
    .getByRole('list', { name: words('purchasing_tab_credits') })
    .getByRole('listitem')
    .filter({ hasText: seller.name });
  await credit.getByLabel(words('purchasing_credit_note_choose')).selectOption({ index: 1 });
  await credit.getByRole('button', { name: words('purchasing_credit_credit'), exact: true }).click();
  await expect(credit).toContainText(words('purchasing_credit_credited'));

  await page.goto('/purchase?tab=payables');
  const owed = page.getByRole('list', { name: words('purchasing_tab_payables') });
  await expect(owed.getByRole('listitem').filter({ hasText: 'MILL 12' })).toBeVisible();
  await expect(owed).not.toContainText('MILL CN 3');
  await page.goto(paper);
  await expect(page.getByRole('list', { name: words('purchasing_payments') })).toContainText('MILL CN 3');
  await expect(page.getByText(words('purchasing_payment_open', { amount: '276,000.00\u00a0ብር' }))).toBeVisible();
});
