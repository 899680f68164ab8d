import { readFile } from 'node:fs/promises';

import { uuidv7 } from 'uuidv7';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { sellerNamed } from './world/seller.ts';

const seller = sellerNamed('Thames Dairy', { country: 'GB', currency: 'GBP' });

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** In pounds, or in birr of a seller in Ethiopia. */
type Paper = { readonly number: string; readonly pounds: number; readonly dueOn: string };

/** A paper for something that no delivery was kept of. */
const paperOf = (supplierId: string, { number, pounds, dueOn }: Paper) => ({
  supplierId,
  number,
  type: 'INVOICE',
  invoicedOn: dueOn < dayAgo(0) ? dueOn : dayAgo(0),
  dueOn,
  chargesMinor: '0',
  chargesTaxRateBps: 0,
  taxMinor: '0',
  totalMinor: String(pounds * 100),
  note: null,
  lines: [
    {
      lineId: uuidv7(),
      receiptLineId: null,
      description: 'Milk',
      quantity: '1',
      unit: 'each',
      unitPrice: String(pounds),
      amountMinor: String(pounds * 100),
      taxRateBps: 0,
    },
  ],
});

type Invoice = {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly exceptions: readonly { readonly id: string }[];
};

/** A paper that is owed, whatever was strange about it. */
const approvedPaper = async (kitchen: Kitchen, supplierId: string, paper: Paper): Promise<string> => {
  const invoiceId = uuidv7();
  let invoice = await kitchen.tell<Invoice>('purchasing/saveInvoice', {
    invoiceId,
    baseVersion: null,
    invoice: paperOf(supplierId, paper),
  });
  for (const { id: exceptionId } of invoice.exceptions)
    invoice = await kitchen.tell('purchasing/settleException', {
      invoiceId,
      exceptionId,
      how: 'ACCEPTED',
      creditId: uuidv7(),
      reason: null,
    });
  await kitchen.tell('purchasing/moveInvoice', { invoiceId, baseVersion: invoice.version, step: 'APPROVE', reason: null });
  return invoiceId;
};

test('what is owed stands by its age, a part of it is paid, more than is owed is refused, and the same paper twice as well', async ({
  page,
  words,
  kitchen,
}) => {
  const supplierId = uuidv7();
  await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier: seller });
  const approved = (paper: Paper) => approvedPaper(kitchen, supplierId, paper);
  const late = await approved({ number: 'MILK 41', pounds: 100, dueOn: dayAgo(40) });
  await approved({ number: 'MILK 42', pounds: 30, dueOn: dayAgo(-7) });

  await page.goto('/purchase?tab=payables');
  const owed = page.getByRole('list', { name: words('purchasing_tab_payables') }).getByRole('listitem');
  const aged = (key: string) =>
    page
      .getByRole('term')
      .filter({ hasText: words(key) })
      .locator('xpath=following-sibling::dd');
  await expect(owed).toHaveCount(2);
  await expect(owed.first()).toContainText('MILK 41');
  await expect(owed.first()).toContainText(words('purchasing_age_days_31_60'));
  await expect(aged('purchasing_age_days_31_60')).toHaveText('£100.00');
  await expect(aged('purchasing_age_not_due')).toHaveText('£30.00');
  await expect(aged('purchasing_payables_total')).toHaveText('£130.00');
  await expectAccessible(page);
  await expectNarrow(page);

  await owed.first().getByRole('link').click();
  const pay = async (pounds: string) => {
    await page.getByLabel(words('purchasing_payment_amount'), { exact: true }).fill(pounds);
    await page.getByRole('button', { name: words('purchasing_payment_note') }).click();
  };
  await pay('100.01');
  await expect(page.getByText(words('purchasing_refusal_payment_too_much'))).toBeVisible();
  await expect(page.getByText(words('purchasing_payment_open', { amount: '£100.00' }))).toBeVisible();
  await pay('60');
  await expect(page.getByText(words('purchasing_payment_open', { amount: '£40.00' }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_part_paid'));
  await page.goto('/purchase?tab=payables');
  await expect(aged('purchasing_age_days_31_60')).toHaveText('£40.00');
  await expect(owed.first()).toContainText('£40.00');
  await page.goto(`/purchase/invoices/${late}`);
  await expect(page.getByText(words('purchasing_payment_open', { amount: '£40.00' }))).toBeVisible();
  await pay('40');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_paid'));
  await page.goto('/purchase?tab=payables');
  await expect(owed).toHaveCount(1);

  // The same paper, copied by somebody who did not know: the same number is refused, another with the same total is asked about.
  await page.goto('/purchase/invoices/new');
  await page.getByLabel(words('purchasing_receive_supplier')).selectOption({ label: seller.name });
  await page.getByRole('button', { name: words('purchasing_invoice_other_line') }).click();
  await page.getByLabel(words('purchasing_invoice_line_description')).fill('Milk');
  const price = page
    .getByRole('list', { name: words('purchasing_invoice_lines') })
    .getByRole('textbox')
    .nth(2);
  await price.fill('100');
  await page.getByLabel(words('purchasing_invoice_line_amount')).fill('100');
  await page.getByLabel(words('purchasing_invoice_total')).fill('100');
  await page.getByLabel(words('purchasing_invoice_number')).fill('milk 41');
  await page.getByRole('button', { name: words('purchasing_invoice_save') }).click();
  await expect(page.getByText(words('purchasing_refusal_invoice_duplicate', { number: 'MILK 41' }))).toBeVisible();
  await expect(page).toHaveURL(/invoices\/new$/);
  await price.fill('30');
  await page.getByLabel(words('purchasing_invoice_line_amount')).fill('30');
  await page.getByLabel(words('purchasing_invoice_total')).fill('30');
  await page.getByLabel(words('purchasing_invoice_number')).fill('Milk 42b');
  await page.getByRole('button', { name: words('purchasing_invoice_save') }).click();
  await expect(page.getByText(words('purchasing_invoice_lookalike', { number: 'MILK 42' }))).toBeVisible();
  await page.getByRole('button', { name: words('purchasing_invoice_mark_duplicate') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_duplicate'));
  await expect(page.getByText(words('purchasing_invoice_lookalike', { number: 'MILK 42' }))).toHaveCount(0);
});

test('a paper is kept with its invoice, a part of an Ethiopian one is kept back, and the file for the books says so', async ({
  page,
  words,
  kitchen,
}) => {
  const supplierId = uuidv7();
  const supplier = sellerNamed('Sheba Coffee', { country: 'ET', currency: 'ETB' });
  await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier: { ...supplier, taxNumber: '0012345678' } });
  const invoiceId = await approvedPaper(kitchen, supplierId, { number: 'COFFEE 7', pounds: 20_000, dueOn: dayAgo(-7) });
  await page.goto(`/purchase/invoices/${invoiceId}`);

  const scan = Buffer.from('%PDF-1.7 what the seller wrote');
  const papers = page.getByRole('list', { name: words('purchasing_papers') });
  const keep = page.locator('input[type=file]');
  await keep.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no paper') });
  await expect(page.getByText(words('purchasing_refusal_file_unusable'))).toBeVisible();
  await keep.setInputFiles({ name: 'coffee.pdf', mimeType: 'application/pdf', buffer: scan });
  const kept = papers.getByRole('link', { name: 'coffee.pdf' });
  await expect(kept).toBeVisible();
  const opened = page.waitForEvent('download');
  await kept.click();
  expect(await readFile(await (await opened).path())).toEqual(scan);

  // No source says the rate: whoever pays writes what their adviser says, and is told what that leaves.
  const withheld = page.getByLabel(words('purchasing_payment_withheld'), { exact: true });
  await expect(withheld).toHaveValue('');
  await expect(page.getByRole('link', { name: words('purchasing_withholding_source') })).toBeVisible();
  await page.getByLabel(words('purchasing_withholding_rate')).fill('3');
  await expect(withheld).toHaveValue('600.00');
  await expect(page.getByLabel(words('purchasing_payment_amount'), { exact: true })).toHaveValue('19400.00');
  await page.getByRole('button', { name: words('purchasing_payment_note') }).click();
  await expect(page.getByRole('list', { name: words('purchasing_payments') })).toContainText(words('purchasing_payment_withheld'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_paid'));

  await page.goto('/purchase?tab=invoices');
  await page.getByRole('button', { name: words('purchasing_invoice_filter_all'), exact: true }).click();
  await expect(page).toHaveURL(/invoices=ALL/);
  await page.reload();
  await expect(page.getByRole('list', { name: words('purchasing_tab_invoices') })).toContainText('COFFEE 7');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words('purchasing_export_invoices') }).click();
  const [heads = [], ...rows] = (await readFile(await (await saving).path(), 'utf8'))
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((row) => row.split(','));
  expect(rows).toHaveLength(1);
  const cell = (key: string) => rows[0]?.[heads.indexOf(words(key))];
  expect(cell('purchasing_invoice_number')).toBe('COFFEE 7');
  expect(cell('purchasing_tax_number')).toBe('0012345678');
  expect([cell('purchasing_total'), cell('purchasing_column_paid'), cell('purchasing_column_open')]).toEqual(['20000', '20000', '0']);
  expect(cell('purchasing_currency')).toBe('ETB');
});
