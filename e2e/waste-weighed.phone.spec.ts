import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

/** One dot, as a camera could have seen it. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

test.use({ stocked: { items: [{ name: 'Goat', pack: [['bag', '1000']], opening: { quantity: '10', price: '9' } }] } });

test('what a power cut spoiled is weighed in its tub, refused while the tub weighs as much, and seen with its picture and cost', async ({
  page,
  words,
}) => {
  await page.goto('/waste/log');
  const what = page.getByRole('region', { name: words('waste_what') });
  await what.getByRole('button').filter({ hasText: 'Goat' }).click();
  await page.getByRole('button', { name: words('inventory_reason_power_cut') }).click();
  const amounts = page.getByRole('region', { name: /Goat/ });
  const details = amounts.locator('details');
  await details.locator('summary').click();
  await details.getByRole('button', { name: words('waste_containers') }).click();
  const tubs = page.getByRole('dialog');
  await tubs.getByLabel(words('waste_container_name')).fill('White tub');
  await tubs.getByLabel(words('waste_container_grams')).fill('heavy');
  await tubs.getByRole('button', { name: words('waste_container_add') }).click();
  await expect(tubs.getByRole('alert')).toHaveText(words('waste_container_grams_wrong'));
  await tubs.getByLabel(words('waste_container_grams')).fill('600');
  await tubs.getByRole('button', { name: words('waste_container_add') }).click();
  const tub = words('waste_container_tare', { name: 'White tub', grams: '600' });
  await expect(tubs.getByRole('listitem')).toContainText(tub);
  await page.keyboard.press('Escape');
  await expect(tubs).toHaveCount(0);
  await details
    .getByLabel(words('ui_photo_add'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'tub.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(words('ui_photo_goes_along'))).toBeVisible();

  await amounts.getByText(words('waste_weighed'), { exact: true }).click();
  await amounts.getByRole('button', { name: tub }).click();
  const amount = amounts.getByLabel(words('waste_another_amount'));
  await amount.fill('0.5 kg');
  await amounts.getByRole('button', { name: words('waste_log_amount', { amount: '0.5 kg' }) }).click();
  await expect(amounts.getByText(words('waste_refusal_net_not_positive'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await amount.fill('2.1 kg');
  await amounts.getByRole('button', { name: words('waste_log_amount', { amount: '2.1 kg' }) }).click();
  await expect(page.getByRole('button', { name: words('waste_undo') })).toBeVisible();

  // 1.5 kilograms without the tub, at nine pounds.
  await page.goto('/waste/entries?reason=POWER_CUT');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Goat' });
  await expect(entry).toContainText('£13.50');
  await expect(entry).toContainText('1.5');
  await expect(entry.getByRole('img')).toBeVisible();
});
