import { expect, test } from './world/journey.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('kitchen staff on a phone', () => {
  test.use({ who: 'kitchen.addis' });

  test('take a delivery in that is short without a line, and a manager has to look at it', async ({ page, context, words }) => {
    await page.goto('/inventory/deliveries');
    const due = page.getByRole('region', { name: words('purchasing_expected_today') });
    await due
      .getByRole('link', { name: words('purchasing_receive') })
      .first()
      .click();
    const lines = page.getByRole('list', { name: words('purchasing_came') });
    await expect(lines.getByRole('textbox').first()).toBeVisible();
    const supplier = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await context.setOffline(true);
    await page.getByRole('button', { name: words('purchasing_receive_all') }).click();
    await expect(page.getByRole('button', { name: words('purchasing_receive_finish') })).toBeEnabled();
    await lines.getByRole('textbox').first().fill('');
    await expect(page.getByRole('main')).not.toContainText('ETB');
    await page.getByRole('button', { name: words('purchasing_receive_to_manager') }).click();
    const kept = page.getByRole('region', { name: words('purchasing_deliveries_on_device') });
    await expect(kept).toContainText(supplier);
    await context.setOffline(false);
    const held = page.getByRole('region', { name: words('purchasing_deliveries_waiting') });
    await expect(held.getByRole('link').filter({ hasText: supplier })).toContainText(words('purchasing_finding_short'));
  });
});

test.describe('an owner', () => {
  test.use({ who: 'owner' });

  test('books what came short, asks credit for what was charged too dear, and approves the rest', async ({ page, words }) => {
    await page.goto('/purchase?tab=deliveries');
    const held = page.getByRole('region', { name: words('purchasing_deliveries_waiting') });
    await held.getByRole('link').first().click();
    await page.getByRole('button', { name: words('purchasing_receipt_post'), exact: true }).click();
    await page.getByRole('button', { name: words('purchasing_credit_ask') }).click();
    await expect(page.getByText(words('purchasing_exception_credit_asked'), { exact: true })).toBeVisible();
    await page.goto('/purchase?tab=invoices');
    await page
      .getByRole('list', { name: words('purchasing_tab_invoices') })
      .getByRole('link')
      .first()
      .click();
    const differences = page.getByRole('list', { name: words('purchasing_invoice_exceptions') });
    const ask = differences.getByRole('button', { name: words('purchasing_exception_credit') });
    await expect(ask.first()).toBeVisible();
    await expect(page.getByRole('button', { name: words('purchasing_invoice_approve'), exact: true })).toHaveCount(0);
    const count = await ask.count();
    for (let left = count; left > 0; left -= 1) {
      await ask.first().click();
      await expect(ask).toHaveCount(left - 1);
    }
    await page.getByRole('button', { name: words('purchasing_invoice_approve'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words('purchasing_invoice_approved'));
    await page.goto('/purchase?tab=credits');
    const credits = page.getByRole('list', { name: words('purchasing_tab_credits') }).getByRole('listitem');
    await credits
      .first()
      .getByRole('button', { name: words('purchasing_credit_mark_sent') })
      .click();
    await expect(credits.first()).toContainText(words('purchasing_credit_sent'));
  });
});
