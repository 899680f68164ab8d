import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from './world/journey.ts';
import { root } from './world/maed-server.ts';
import { expectAccessible } from './world/screen.ts';

test.use({ who: 'kitchen.london' });

const picture = { name: 'torn.png', mimeType: 'image/png', buffer: readFileSync(join(root, 'apps', 'web', 'public', 'icon-512.png')) };

test('a cook at the door says what is too much, torn and too warm, with its date and a picture, and all of it is kept', async ({
  page,
  words,
}) => {
  await page.goto('/inventory/deliveries');
  const due = page.getByRole('region', { name: words('purchasing_expected_today') });
  await due
    .getByRole('link', { name: words('purchasing_receive') })
    .first()
    .click();
  const lines = page.getByRole('list', { name: words('purchasing_came') });
  await expect(lines.getByRole('textbox').first()).toBeVisible();
  await page.getByRole('button', { name: words('purchasing_receive_all') }).click();
  const line = lines.getByRole('listitem').first();
  const came = line.getByRole('textbox').first();
  // Three times as much, of which one goes back: it is too much still.
  const ordered = await came.inputValue();
  await came.fill(`${ordered} + ${ordered} + ${ordered}`);
  await expect(line).toContainText(words('purchasing_finding_over'));
  await line.getByText(words('purchasing_line_details')).click();
  await line.getByLabel(words('purchasing_sent_back'), { exact: true }).fill('1');
  await expect(line).toContainText(words('purchasing_refusal_receipt_reject_reason_required'));
  await expect(page.getByRole('button', { name: words('purchasing_receive_to_manager') })).toBeDisabled();
  await line.getByLabel(words('purchasing_why_sent_back')).selectOption({ label: words('purchasing_reject_damaged') });
  await line.getByLabel(words('purchasing_temperature')).fill('14.5');
  await line.getByLabel(words('ui_photo_add')).and(line.locator('input')).setInputFiles(picture);
  await expect(line).toContainText(words('ui_photo_goes_along'));
  await expectAccessible(page);
  await page.getByRole('button', { name: words('purchasing_receive_to_manager') }).click();

  const held = page.getByRole('region', { name: words('purchasing_deliveries_waiting') });
  await expect(due.getByRole('listitem').first()).toContainText(words('purchasing_taken_in_already'));
  const found = held.getByRole('link').filter({ hasText: words('purchasing_finding_over') });
  await expect(found.first()).toContainText(words('purchasing_finding_rejected'));
  await found.first().click();
  const kept = page
    .getByRole('list', { name: words('purchasing_came') })
    .getByRole('listitem')
    .first();
  await expect(kept).toContainText(words('purchasing_reject_damaged'));
  await expect(kept).toContainText('14.5 °C');
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('£');
});
