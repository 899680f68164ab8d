import { openStandInPrinter } from '../platform/server/printing/testing/stand-in-printer.ts';
import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ who: 'owner' });

test('a printer is set up, prints an order and its bill, is said to be gone, and makes good what waited', async ({ page, words }) => {
  let printer = await openStandInPrinter();
  await page.goto('/kitchen/set-up');
  await expect(page.getByText(words('kitchen_printers_none'))).toBeVisible();
  await page.getByRole('button', { name: words('kitchen_printer_add') }).click();
  await page.getByLabel(words('kitchen_printer_name')).fill('Pass');
  await page.getByLabel(words('kitchen_printer_host')).fill('93.184.216.34');
  await expect(page.getByText(words('kitchen_printer_host_wrong'))).toBeVisible();
  await page.getByRole('button', { name: words('kitchen_printer_save') }).click();
  await expect(page.getByLabel(words('kitchen_printer_host'))).toBeFocused();
  await page.getByLabel(words('kitchen_printer_host')).fill(printer.host);
  await page.getByRole('checkbox', { name: 'Hot line' }).check();
  await page.getByRole('checkbox', { name: words('kitchen_printer_bills') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('kitchen_printer_save') }).click();
  await page.getByRole('button', { name: words('kitchen_printer_test', { name: 'Pass' }) }).click();
  await expect.poll(() => printer.papers.length).toBe(1);
  await expect(page.getByText(/^Last printed/)).toBeVisible();

  const orderShiro = async () => {
    await page.goto('/kitchen/orders/new');
    await page.getByRole('button', { name: /^Shiro/ }).click();
    await page.getByLabel(words('kitchen_table'), { exact: true }).selectOption({ label: '6' });
    await page.getByRole('button', { name: /^Send to the kitchen/ }).click();
    await expect(page).toHaveURL(/\/kitchen\/orders$/);
  };
  await orderShiro();
  await expect.poll(() => printer.papers.length).toBe(2);
  expect(printer.papers[1]?.width).toBe(576);

  // It has said that the ticket is out before it goes; else the ticket waits beside the bill, as perhaps a copy.
  await page.goto('/kitchen/set-up');
  await expect(page.getByText(/^Last printed/)).toBeVisible();
  await expect(page.getByText(/^Waiting:/)).toHaveCount(0);
  await printer.stop();
  await page.goto('/kitchen/orders');
  // Others may sit at that table too: this one came last.
  const atTable = page.getByRole('link', { name: words('kitchen_bill_table', { table: '6' }) });
  await atTable.last().click();
  await page.getByRole('button', { name: words('kitchen_print_bill') }).click();
  await expect(page.getByRole('status').filter({ hasText: words('kitchen_printer_fault_no_answer') })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/kitchen/set-up');
  await expect(page.getByText(/^Waiting:/)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: words('kitchen_print_open_of', { name: 'Hot line' }) }).click();
  await expect(page.getByText(/^Waiting:/)).not.toHaveCount(1);

  printer = await openStandInPrinter(printer);
  await page
    .getByRole('button', { name: /^Print .* now$/ })
    .first()
    .click();
  await expect(page.getByText(/^Waiting:/)).toHaveCount(0);
  await expect(page.getByText(/^Last printed/)).toBeVisible();
  expect(printer.papers.length).toBeGreaterThan(1);
  await printer.stop();
});
