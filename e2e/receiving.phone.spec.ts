import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { expect, kitchenTest, test } from './world/journey.ts';
import { root } from './world/maed-server.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { sellerNamed, soldAt } from './world/seller.ts';

test.use({ who: 'kitchen.london' });

/** What was found of a line; the reasons to choose from hold the same words. */
const foundOf = (line: Locator, finding: string): Locator =>
  line.getByText(finding, { exact: true }).and(line.page().locator(':not(option)'));

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
  await expect(foundOf(line, words('purchasing_finding_over'))).toBeVisible();
  await line.getByText(words('purchasing_line_details')).click();
  await line.getByLabel(words('purchasing_sent_back'), { exact: true }).fill('1');
  await expect(line).toContainText(words('purchasing_refusal_receipt_reject_reason_required'));
  await page.getByRole('button', { name: words('purchasing_receive_to_manager') }).click();
  await expect(line.getByLabel(words('purchasing_why_sent_back'))).toBeFocused();
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

const lamb = 'Leg of lamb';
kitchenTest.use({ stocked: { items: [{ name: lamb, pack: [['box', '10000']], hasLots: true }] } });

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

kitchenTest(
  'boxes that are paid by weight are taken in by what the scale says, with their lot, and cost so much',
  async ({ page, words, kitchen }) => {
    const [supplierId, offerId, orderId] = [uuidv7(), uuidv7(), uuidv7()];
    const supplier = sellerNamed('Smithfield Lamb', { country: 'GB', currency: 'GBP' });
    await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier });
    const byWeight = { packChain: [{ unit: 'box', per: '10000' }], priceMode: 'PER_WEIGHT', priceUnit: 'kg' };
    const offer = { ...soldAt('7.90', { per: 'box' }), ...byWeight, supplierId, itemId: kitchen.itemIds.get(lamb) };
    await kitchen.tell('purchasing/saveOffer', { offerId, baseVersion: null, offer });
    const order = { orderId, supplierId, expectedOn: null, note: null, lines: [{ lineId: uuidv7(), offerId, quantity: '2' }] };
    await kitchen.tell('purchasing/createOrders', { orders: [order], requestIds: [] });
    await page.goto(`/purchase/orders/${orderId}`);
    await expect(page.getByRole('main')).toContainText(words('purchasing_base_price', { price: '£7.90', unit: 'kg' }));
    await page.getByRole('button', { name: words('purchasing_mark_sent'), exact: true }).click();
    await page.getByRole('link', { name: words('purchasing_receive') }).click();

    // Two boxes were ordered and three came; one is torn and goes back, and the other two weigh more than boxes do.
    const line = page
      .getByRole('list', { name: words('purchasing_came') })
      .getByRole('listitem')
      .first();
    await line.getByRole('textbox').first().fill('3 box');
    await line.getByText(words('purchasing_line_details')).click();
    await line.getByLabel(words('purchasing_sent_back'), { exact: true }).fill('1 box');
    await line.getByLabel(words('purchasing_why_sent_back')).selectOption({ label: words('purchasing_reject_damaged') });
    await expect(foundOf(line, words('purchasing_finding_over'))).toHaveCount(0);
    await line.getByLabel(words('purchasing_catch_weight')).fill('24.6');
    await expect(line).toContainText(words('purchasing_finding_over'));
    await line.getByLabel(words('purchasing_temperature')).fill('4.5');
    await line.getByLabel(words('purchasing_lot_number')).fill('SL-77');
    await line.getByLabel(words('purchasing_printed_date')).fill(tomorrow());
    await expectAccessible(page);
    await page.getByRole('button', { name: words('purchasing_receive_to_manager') }).click();

    const held = page.getByRole('region', { name: words('purchasing_deliveries_waiting') });
    await held.getByRole('link').first().click();
    const kept = page.getByRole('list', { name: words('purchasing_came') }).getByRole('listitem');
    await expect(kept).toContainText(words('purchasing_on_scale', { amount: '24.6 kg' }));
    await expect(kept).toContainText(words('purchasing_base_price', { price: '£7.90', unit: 'kg' }));
    for (const fact of ['SL-77', '4.5 °C', words('purchasing_reject_damaged')]) await expect(kept).toContainText(fact);
    await expectNarrow(page);
    await page.getByRole('button', { name: words('purchasing_receipt_post'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('ui_why'), { exact: true }).fill('Heavy lambs, agreed');
    await dialog.getByRole('button', { name: words('purchasing_go_on') }).click();
    await expect(page.getByRole('button', { name: words('purchasing_receipt_post'), exact: true })).toHaveCount(0);

    // 24.6 kg at 7.90, whatever the boxes should have held, and the lot is watched by its date.
    await page.goto('/inventory');
    await expect(page.getByRole('main')).toContainText('£194.34');
    await page.goto('/inventory/expiring?days=7');
    await expect(page.getByRole('main')).toContainText(lamb);
  },
);
