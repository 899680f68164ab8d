import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

const onions = 'Red onions';

test.use({ stocked: { items: [{ name: onions, pack: [['bag', '1000']], opening: { quantity: '2', price: '1' } }] } });

/** One dot, as a camera could have seen it. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

type Owed = { readonly invoices: readonly object[] };

test('what was bought at the market by the heap is in stock at what was paid in cash, without an invoice, with its picture', async ({
  page,
  words,
  kitchen,
}) => {
  await page.goto('/inventory/deliveries');
  await page.getByRole('link', { name: words('purchasing_market_title') }).click();
  await page.getByLabel(words('purchasing_market_place')).fill('Ridley Road');
  await page.getByRole('searchbox', { name: words('purchasing_receive_add_item') }).fill('onion');
  await page.getByRole('button', { name: onions, exact: true }).click();
  const line = page.getByRole('list', { name: words('purchasing_market_lines') }).getByRole('listitem');
  await line.getByLabel(words('purchasing_market_bought_of', { name: onions })).fill('3');
  await line.getByRole('button', { name: words('inventory_unit_medeb'), exact: true }).click();
  const finish = page.getByRole('button', { name: words('purchasing_receive_finish') });
  // A heap has no size until somebody says it: it is never taken as one of something.
  await finish.click();
  await expect(page.getByText(words('purchasing_market_missing'))).toBeVisible();
  await line.getByLabel(words('purchasing_market_measure', { unit: words('inventory_unit_medeb') })).fill('400 g');
  await line.getByLabel(words('purchasing_market_paid_for', { name: onions })).fill('3.60');
  await expect(line).toContainText('= 1.2');
  await page
    .getByLabel(words('ui_photo_add'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'heap.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(words('ui_photo_goes_along'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: words('purchasing_market_finish', { amount: '£3.60' }) }).click();

  const came = page.getByRole('list', { name: words('purchasing_received_lately') }).getByRole('listitem');
  await expect(came).toHaveCount(1);
  await expect(came).toContainText(words('purchasing_market_no_invoice'));
  await came.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('Ridley Road');
  await expect(page.getByRole('main').getByRole('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);

  // 2 kg for 2.00 and 1.2 kg for 3.60: a bag of a kilogram costs 1.75 now.
  await page.goto(`/inventory/${kitchen.itemIds.get(onions) ?? ''}`);
  const ledger = page.getByRole('main');
  await expect(ledger).toContainText('£3.60');
  await expect(ledger).toContainText('£1.75');
  await expect(ledger).toContainText(`3 ${words('inventory_unit_medeb')}`);

  // It was paid on the spot: nothing of it is owed, and its paper says so.
  await page.goto('/purchase?tab=payables');
  await expect(page.getByText(words('purchasing_payables_empty_title'))).toBeVisible();
  expect((await kitchen.ask<Owed>('purchasing/listPayables')).invoices).toEqual([]);
  await page.goto('/purchase?tab=invoices');
  await page.getByRole('button', { name: words('purchasing_invoice_filter_all') }).click();
  await page
    .getByRole('list', { name: words('purchasing_tab_invoices') })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_paid'));
  await expect(page.getByRole('list', { name: words('purchasing_payments') })).toContainText(words('purchasing_payment_cash'));
});
