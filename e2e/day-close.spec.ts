import { expect, test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ who: 'manager.london' });

const dayMs = 86_400_000;

test('a manager counts the drawer, signs the day over what holds it, and opens it again for a reason', async ({ page, words }) => {
  // A day of the demo that lies behind, another one for each device that walks this.
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  const day = new Date(Date.now() - (isPhone ? 5 : 6) * dayMs).toISOString().slice(0, 10);
  const history = page.locator('section', { has: page.getByRole('heading', { name: words('reports_history') }) }).last();
  await page.goto('/reports');
  await page.getByRole('link', { name: words('reports_close_title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('reports_close_title') })).toBeVisible();
  await page.goto(`/reports/close/${day}`);
  await expect(page.getByRole('heading', { name: words('reports_day_so_far') })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: words('reports_count_cash') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('reports_float'), { exact: true }).fill('100');
  await sheet.getByLabel(words('reports_counted'), { exact: true }).fill('a lot');
  await sheet.getByRole('button', { name: words('reports_count_keep') }).click();
  await expect(sheet.getByText(words('reports_amount_wrong'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: words('reports_count_cash') }).click();
  await expect(sheet.getByLabel(words('reports_float'), { exact: true })).toHaveValue('100');
  await sheet.getByLabel(words('reports_counted'), { exact: true }).fill('99');
  await sheet.getByRole('button', { name: words('reports_count_keep') }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: words('reports_count_again') }).click();
  await sheet.getByLabel(words('reports_counted'), { exact: true }).fill('98');
  await sheet.getByRole('button', { name: words('reports_count_keep') }).click();
  await expect(sheet).toHaveCount(0);
  // What was counted first stays to be read beside what holds now.
  for (const counted of ['99', '98']) await expect(history.getByText(new RegExp(`counted £${counted}\\.00`))).toBeVisible();

  for (const box of await page.getByRole('checkbox', { name: words('reports_gate_override') }).all()) await box.check();
  for (const field of await page.getByRole('listitem').getByRole('textbox').all()) await field.fill('Seen by the manager');
  await page.getByRole('button', { name: words('reports_sign') }).click();
  await expect(page.getByRole('heading', { name: words('reports_day_signed') })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: words('reports_reopen') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('reports_reopen') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(words('ui_say_why'));
  await dialog.getByLabel(words('reports_reason')).fill('A late bill');
  await dialog.getByRole('button', { name: words('reports_reopen') }).click();
  await expect(page.getByText('A late bill')).toBeVisible();
  await expect(history.getByText(/£98\.00 was/)).toBeVisible();
  await expect(page.getByRole('heading', { name: words('reports_day_so_far') })).toBeVisible();
});

test('a report is sent by mail once it is asked for, and no more once it is not', async ({ page, words }) => {
  await page.goto('/reports/cash');
  await page.getByRole('button', { name: words('reports_letter_ask') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('reports_letter_keep') })
    .click();
  await expect(page.getByRole('button', { name: words('reports_letter_sent') })).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: words('reports_letters_title') })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reports/cash');
  await page.getByRole('button', { name: words('reports_letter_sent') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('reports_letter_stop') })
    .click();
  await expect(page.getByRole('button', { name: words('reports_letter_ask') })).toBeVisible();
});

test('without a line a report of other days says so, and shows what was read last', async ({ page, words }) => {
  await page.goto('/reports/cash');
  await expect(page.getByText(words('reports_rests_on'))).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words('reports_before') }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: words('ui_unread_no_connection') }),
  ).toBeVisible();
  await expect(page.getByText(words('reports_rests_on'))).toBeVisible();
});
