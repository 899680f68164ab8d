import { uuidv7 } from 'uuidv7';

import { kitchenTest as test, expect } from './world/journey.ts';
import { pictureOf } from './world/paper-picture.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { sellerNamed } from './world/seller.ts';

const [rice, oil] = ['Basmati rice', 'Pomace oil'] as const;

test.use({ stocked: { items: [rice, oil].map((name) => ({ name, pack: [['bag', '1000']] as const })) } });

const seller = sellerNamed('Thames Dry Goods', { country: 'GB', currency: 'GBP' });

const paper = {
  supplier: seller.name,
  number: 'TD-2071',
  day: '20/11/2026',
  lines: [
    ['BR-10', 'Basmati rice', '20', '2.50', '50.00'],
    ['PO-44', 'Pomace oil', '8', '4.50', '36.00'],
  ],
  total: '86.00',
} as const;

const cameIn = (supplierId: string, came: readonly (readonly [itemId: string | undefined, kg: string])[]) => ({
  receiptId: uuidv7(),
  orderId: null,
  supplierId,
  deliveryNoteNumber: null,
  vehicleTempTenths: null,
  note: null,
  overrideReason: null,
  lines: came.map(([itemId, kg]) => ({
    lineId: uuidv7(),
    movementId: uuidv7(),
    orderLineId: null,
    itemId,
    delivered: { text: `${kg} kg`, parts: [{ quantity: kg, unit: 'kg' }] },
    rejected: null,
    rejectReason: null,
    catchWeightG: null,
    lotNumber: null,
    printedDate: null,
    tempTenths: null,
    storageAreaId: null,
  })),
});

test('a photo of an invoice is read on the device, looked at, written and approved; the same paper again is told', async ({
  page,
  browser,
  words,
  kitchen,
}) => {
  // Reading letters takes a machine that does other things besides a while.
  test.slow();
  const supplierId = uuidv7();
  await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier: seller });
  const came = [
    [kitchen.itemIds.get(rice), '20'],
    [kitchen.itemIds.get(oil), '8'],
  ] as const;
  await kitchen.tell('purchasing/receiveGoods', cameIn(supplierId, came));
  const picture = { name: 'invoice.png', mimeType: 'image/png', buffer: await pictureOf(browser, paper) };
  const scan = async () => {
    await page.goto('/purchase?tab=invoices');
    await page.getByRole('link', { name: words('purchasing_invoice_scan') }).click();
    await expect(page.getByText(/^Costs 2 of your |^2 ከ/u)).toBeVisible();
    await page.getByLabel(words('assistant_scan_picture')).setInputFiles(picture);
    await expect(page.getByLabel(words('assistant_scan_number'))).toHaveValue('TD-2071', { timeout: 90_000 });
  };

  await scan();
  await expect(page.getByLabel(words('assistant_scan_supplier'))).toHaveValue(supplierId);
  await expect(page.getByLabel(words('assistant_scan_total'))).toHaveValue('86.00');
  const lines = page.getByRole('list', { name: words('assistant_scan_lines') }).locator(':scope > li');
  await expect(lines).toHaveCount(2);
  const first = lines.first();
  await expect(first.getByLabel(words('assistant_scan_description'))).toHaveValue('Basmati rice');
  await expect(first.getByLabel(words('assistant_scan_quantity'))).toHaveValue('20');
  await expect(first.getByLabel(words('assistant_scan_amount'))).toHaveValue('50.00');
  await expect(first.getByText(words('assistant_scan_item', { name: 'Basmati rice' }))).toBeVisible();
  await expect(first.getByLabel(words('assistant_scan_unit'), { exact: true })).toHaveValue('kg');
  await expect(page.getByText(words('assistant_scan_sum_right', { amount: '£86.00' }))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('button', { name: words('assistant_scan_save') }).click();
  await expect(page).toHaveURL(/purchase\/invoices\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seller.name);
  await expect(page.getByRole('link', { name: 'invoice.png' })).toBeVisible();
  await page.getByRole('button', { name: words('purchasing_invoice_approve'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_approved'));

  await scan();
  await expect(page.getByText(words('assistant_scan_known'))).toBeVisible();
  await expect(page.getByText(words('assistant_scan_same', { number: 'TD-2071' }))).toBeVisible();
});
