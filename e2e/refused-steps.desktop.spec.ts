import type { Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { callMaed } from './world/call-maed.ts';
import { beginCount, countAndHandIn, lenient } from './world/counting.ts';
import { expect, kitchenTest, test as houseTest } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import { sellerNamed, soldAt } from './world/seller.ts';
import type { Words } from './world/words.ts';

/*
 * Two tabs stand before the same thing: one acts, and the other, which has not heard of it, presses what it still shows.
 * It is told what happened, it shows how things stand, and what the first did stays.
 */

const flour = 'Teff flour';

const test = kitchenTest;

test.use({ stocked: { items: [{ name: flour, pack: [['bag', '1000']], opening: { quantity: '10', price: '4' } }] } });

/** The line on which news come is down, as behind a proxy that cuts it: what is on the screen stays as it was read. */
const hearNoNews = (page: Page) => page.route(/\/live\//, (route) => route.abort());

houseTest.beforeEach(({ page }) => hearNoNews(page));
test.beforeEach(({ page }) => hearNoNews(page));

/** Says why in the dialog that asks for it. */
const because = async (page: Page, words: Words) => {
  await page.getByRole('dialog').getByLabel(words('ui_why'), { exact: true }).fill('Second thoughts');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('purchasing_go_on') })
    .click();
};

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Gives up the one thing that needed attention, and says that it is meant. */
const giveUp = async (page: Page, words: Words) => {
  const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
  await sheet.getByRole('button', { name: words('app_give_up') }).click();
  const meant = page.getByRole('dialog').filter({ hasText: words('app_give_up_text') });
  await meant.getByRole('button', { name: words('app_give_up'), exact: true }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const supplierOf = async (kitchen: Kitchen): Promise<string> => {
  const supplierId = uuidv7();
  const supplier = sellerNamed('Thames Mill', { country: 'GB', currency: 'GBP' });
  await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier });
  return supplierId;
};

type Invoice = { readonly version: number; readonly exceptions: readonly { readonly id: string }[] };

/** A paper for what no delivery was kept of: what differs about it is that it charges for nothing that came. */
const paperOf = async (kitchen: Kitchen, how: 'ACCEPTED' | 'CREDIT_ASKED') => {
  const [invoiceId, creditId, supplierId] = [uuidv7(), uuidv7(), await supplierOf(kitchen)];
  const line = { lineId: uuidv7(), receiptLineId: null, description: 'Bran', quantity: '1', unit: 'each', unitPrice: '20' };
  const charges = { chargesMinor: '0', chargesTaxRateBps: 0, taxMinor: '0', totalMinor: '2000', note: null };
  const dates = { invoicedOn: '2026-01-05', dueOn: '2026-01-20' };
  const lines = [{ ...line, amountMinor: '2000', taxRateBps: 0 }];
  const invoice = { supplierId, number: 'BRAN 7', type: 'INVOICE', ...dates, ...charges, lines };
  let saved = await kitchen.tell<Invoice>('purchasing/saveInvoice', { invoiceId, baseVersion: null, invoice });
  for (const { id: exceptionId } of saved.exceptions)
    saved = await kitchen.tell('purchasing/settleException', { invoiceId, exceptionId, how, creditId, reason: null });
  return { invoiceId, version: saved.version };
};

test('an order that was cancelled is not sent by who still sees it as a draft', async ({ page, words, kitchen }) => {
  const [supplierId, offerId, orderId] = [await supplierOf(kitchen), uuidv7(), uuidv7()];
  const offer = { ...soldAt('10', { per: 'kg' }), supplierId, itemId: kitchen.itemIds.get(flour) };
  await kitchen.tell('purchasing/saveOffer', { offerId, baseVersion: null, offer });
  const order = { orderId, supplierId, expectedOn: null, note: null, lines: [{ lineId: uuidv7(), offerId, quantity: '3' }] };
  await kitchen.tell('purchasing/createOrders', { orders: [order], requestIds: [] });
  await page.goto(`/purchase/orders/${orderId}`);
  const send = page.getByRole('main').getByRole('button', { name: words('purchasing_mark_sent'), exact: true });
  await expect(send).toBeVisible();
  await kitchen.tell('purchasing/moveOrder', { orderId, baseVersion: 1, step: 'CANCEL', reason: 'Closed on Monday' });
  await send.click();
  await expect(page.getByText(words('purchasing_refusal_order_changed'))).toBeVisible();
  await expect(heading(page)).toContainText(words('purchasing_state_cancelled'));
  await expect(send).toHaveCount(0);
});

test('a delivery that was taken back is not taken back twice', async ({ page, words, kitchen }) => {
  const [receiptId, itemId] = [uuidv7(), kitchen.itemIds.get(flour)];
  const bought = { text: '2 bag', parts: [{ quantity: '2', unit: 'bag' }] };
  const line = { lineId: uuidv7(), movementId: uuidv7(), paperLineId: uuidv7(), itemId, bought, measure: null, paidMinor: '800' };
  const ids = { receiptId, paperId: uuidv7(), paymentId: uuidv7() };
  const { version: baseVersion } = await kitchen.tell<{ version: number }>('purchasing/buyAtMarket', {
    ...ids,
    supplierId: null,
    place: null,
    note: null,
    lines: [line],
  });
  await page.goto(`/inventory/deliveries/${receiptId}`);
  await press(page, words('purchasing_receipt_reverse'));
  await kitchen.tell('purchasing/moveReceipt', { receiptId, baseVersion, step: 'REVERSE', reason: 'Typed twice' });
  await because(page, words);
  await expect(page.getByText(words('purchasing_refusal_receipt_changed'))).toBeVisible();
  await expect(heading(page)).toContainText(words('purchasing_receipt_reversed'));
  await page.goto(`/inventory/${itemId ?? ''}`);
  await expect(page.getByRole('main')).toContainText('10 bags');
});

test('an invoice that was approved is not turned down by who still sees it undecided', async ({ page, words, kitchen }) => {
  const { invoiceId, version: baseVersion } = await paperOf(kitchen, 'ACCEPTED');
  await page.goto(`/purchase/invoices/${invoiceId}`);
  await press(page, words('purchasing_invoice_reject'));
  await kitchen.tell('purchasing/moveInvoice', { invoiceId, baseVersion, step: 'APPROVE', reason: null });
  await because(page, words);
  await expect(page.getByText(words('purchasing_refusal_invoice_changed'))).toBeVisible();
  await expect(heading(page)).toContainText(words('purchasing_invoice_approved'));
  await expect(page.getByRole('button', { name: words('purchasing_invoice_reject') })).toHaveCount(0);
});

test('a credit that was given up is not asked for again', async ({ page, words, kitchen }) => {
  await paperOf(kitchen, 'CREDIT_ASKED');
  await page.goto('/purchase?tab=credits');
  const credit = page.getByRole('list', { name: words('purchasing_tab_credits') }).getByRole('listitem');
  await expect(credit).toHaveCount(1);
  const { credits } = await kitchen.ask<{ credits: readonly { id: string; version: number }[] }>('purchasing/listCredits');
  const { id: creditId = '', version: baseVersion = 0 } = credits[0] ?? {};
  const giveUp = { creditId, baseVersion, step: 'WRITE_OFF', reason: 'Too small', creditNoteId: null };
  await kitchen.tell('purchasing/moveCredit', giveUp);
  await credit.getByRole('button', { name: words('purchasing_credit_mark_sent') }).click();
  await expect(page.getByText(words('purchasing_refusal_credit_changed'))).toBeVisible();
  await expect(credit).toContainText(words('purchasing_credit_written_off'));
  await expect(credit.getByRole('button')).toHaveCount(0);
});

test('a count that was called off is not approved by who still reviews it', async ({ page, words, kitchen }) => {
  const itemId = kitchen.itemIds.get(flour);
  const countId = await beginCount(kitchen, lenient);
  await countAndHandIn(kitchen, countId, [itemId], '4');
  await page.goto(`/inventory/counts/${countId}/review`);
  const approve = page.getByRole('main').getByRole('button', { name: words('inventory_counts_approve'), exact: true });
  await expect(approve).toBeVisible();
  await kitchen.tell('cancelCount', { countId, reason: 'The wrong shelf' });
  await approve.click();
  await expect(page.getByText(words('inventory_refusal_count_status_changed'))).toBeVisible();
  await expect(approve).toHaveCount(0);
  await page.goto(`/inventory/${itemId ?? ''}`);
  await expect(page.getByRole('main')).toContainText('10 bags');
});

test('waste that was taken back is not taken back twice, and says so where what waits is seen', async ({ page, words, kitchen }) => {
  const [entryId, itemId] = [uuidv7(), kitchen.itemIds.get(flour)];
  const entry = { text: '1 bag', parts: [{ quantity: '1', unit: 'bag' }] };
  const why = { stage: 'STORAGE', reason: 'DROPPED', destination: 'FOOD_WASTE_BIN', storageAreaId: null, note: null, happenedAt: null };
  await kitchen.tell('waste/logEntry', { entryId, movementId: uuidv7(), kind: 'STOCK_ITEM', itemId, entry, weighing: null, ...why });
  await page.goto('/waste/entries');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: words('waste_take_back') })
    .click();
  await kitchen.tell('waste/voidEntry', { entryId, reason: null });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('waste_take_back') })
    .click();
  await page.getByRole('button', { name: '1 needs attention' }).click();
  const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
  await expect(sheet).toContainText(words('waste_refusal_entry_voided_already'));
  await giveUp(page, words);
  await page.goto(`/inventory/${itemId ?? ''}`);
  await expect(page.getByRole('main')).toContainText('10 bags');
});

houseTest.describe('a manager', () => {
  houseTest.use({ who: 'manager.addis' });

  type Mine = { readonly restaurants: readonly { readonly id: string }[] };
  type Listed = { readonly partners: readonly { readonly id: string }[] };
  type Items = { readonly items: readonly { readonly id: string; readonly name: string }[] };

  houseTest(
    'does not call off twice what somebody else called off, and is told that it has moved on',
    async ({ page, words, maed, signedIn }) => {
      const mine = await callMaed<Mine>(maed, signedIn, { path: 'restaurants/listMine', input: {} });
      const restaurantId = mine.restaurants[0]?.id;
      const ask = <Answer>(procedure: string, input: object = {}) =>
        callMaed<Answer>(maed, signedIn, { path: procedure, input: { restaurantId, ...input } });
      const tell = (procedure: string, body: object) =>
        ask(procedure, { commandId: uuidv7(), deviceId: uuidv7(), occurredAt: new Date().toISOString(), body });
      const [{ partners }, { items }] = [await ask<Listed>('inventory/listTransfers'), await ask<Items>('purchasing/listOrderables')];
      const transferId = uuidv7();
      const entry = { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' }] };
      const lines = [{ itemId: items.find(({ name }) => name.startsWith('Berbere'))?.id, entry }];
      await tell('inventory/requestTransfer', { transferId, partnerId: partners[0]?.id, note: 'For Saturday', lines });
      await page.goto(`/inventory/transfers/${transferId}`);
      await press(page, words('inventory_transfer_step_cancel'));
      await tell('inventory/moveTransfer', { transferId, move: { step: 'CANCEL', reason: 'We found some' } });
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Not needed');
      await dialog.getByRole('button', { name: words('inventory_transfer_step_cancel') }).click();
      await page.getByRole('button', { name: '1 needs attention' }).click();
      const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
      await expect(sheet).toContainText(words('inventory_refusal_transfer_status_changed'));
      await giveUp(page, words);
      await page.reload();
      await expect(heading(page)).toContainText(words('inventory_transfer_status_cancelled'));
      await expect(page.getByRole('main')).toContainText('We found some');
      await expect(page.getByRole('main')).not.toContainText('Not needed');
    },
  );
});
