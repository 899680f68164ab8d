import { uuidv7 } from 'uuidv7';

import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible } from './world/screen.ts';
import { sellerNamed, soldAt } from './world/seller.ts';

const flour = 'Teff flour';

test.use({ stocked: { items: [{ name: flour, pack: [['bag', '1000']], par: '10000', opening: { quantity: '1', price: '2' } }] } });

test('a supplier is written down with its days, what cannot be is said, and its prices keep their history', async ({ page, words }) => {
  await page.goto('/purchase?tab=suppliers');
  await page.getByRole('button', { name: words('purchasing_add_supplier') }).click();
  const sheet = page.getByRole('dialog');
  const save = sheet.getByRole('button', { name: words('purchasing_save'), exact: true });
  const field = (key: Parameters<typeof words>[0]) => sheet.getByLabel(words(key), { exact: true });
  await field('purchasing_name').fill('Thames Mill');
  await field('purchasing_email').fill('orders at mill');
  await expect(sheet.getByText(words('purchasing_email_wrong'))).toBeVisible();
  await save.click();
  await expect(field('purchasing_email')).toBeFocused();
  await field('purchasing_email').fill('orders@mill.example');
  await field('purchasing_cutoff').fill('5 pm');
  await expect(sheet.getByRole('alert')).toContainText(words('purchasing_cutoff_hint'));
  await field('purchasing_cutoff').fill('17:00');
  await field('purchasing_minimum_order').fill('40');
  for (const group of ['purchasing_order_days', 'purchasing_delivery_days'] as const)
    await sheet
      .getByRole('group', { name: words(group) })
      .getByRole('button')
      .first()
      .click();
  await field('purchasing_tax_number').fill('12');
  await save.click();
  await expect(page.getByText(/That is no tax number/)).toBeVisible();
  await field('purchasing_tax_number').fill('GB123456782');
  await expectAccessible(page);
  await save.click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('link', { name: /Thames Mill/ }).click();
  await expect(page.getByRole('main')).toContainText('17:00');
  await expect(page.getByRole('main')).toContainText('£40.00');
  await page.getByRole('button', { name: words('purchasing_add_offer') }).click();
  await field('purchasing_item').selectOption({ label: flour });
  await field('purchasing_pack').fill('sack of a few');
  await expect(sheet.getByText(words('purchasing_pack_wrong'))).toBeVisible();
  await field('purchasing_pack').fill('sack of 25 kg');
  const price = sheet.getByLabel(new RegExp(`^${words('purchasing_price')}`)).first();
  await price.fill('dear');
  await expect(sheet.getByText(words('purchasing_number_wrong'))).toBeVisible();
  await price.fill('50');
  await save.click();
  await expect(sheet).toHaveCount(0);
  const offer = page.getByRole('list', { name: words('purchasing_offers') }).getByRole('listitem');
  await expect(offer).toContainText('£50.00');
  const edit = offer.getByRole('button', { name: words('purchasing_edit_offer') });
  await edit.click();
  await price.fill('58');
  await save.click();
  await expect(sheet).toHaveCount(0);
  await expect(offer).toContainText(words('purchasing_volatility_volatile'));
  await edit.click();
  await expect(sheet.getByRole('list').getByText(/£5[08]\.00/)).toHaveCount(2);
});

test('what the kitchen asks for becomes an order of its supplier, or is declined with a reason', async ({ page, words, kitchen }) => {
  const [supplierId, itemId] = [uuidv7(), kitchen.itemIds.get(flour)];
  await kitchen.tell('purchasing/saveSupplier', {
    supplierId,
    baseVersion: null,
    supplier: sellerNamed('Thames Mill', { country: 'GB', currency: 'GBP' }),
  });
  const offer = { ...soldAt('2', { per: 'kg' }), supplierId, itemId };
  await kitchen.tell('purchasing/saveOffer', { offerId: uuidv7(), baseVersion: null, offer });
  for (const [much, note] of [
    ['3 bag', 'For Saturday'],
    ['2 bag', 'And for Sunday'],
  ]) {
    // Once from the item, and once without any: there the first thing is to say which.
    const isFromItem = note === 'For Saturday';
    await page.goto(isFromItem ? `/inventory/request?items=${itemId ?? ''}` : '/inventory/request');
    if (!isFromItem) {
      await page.getByLabel(words('purchasing_receive_add_item')).fill('teff');
      await page.getByRole('button', { name: flour }).click();
      await expect(page.getByText(words('purchasing_request_on_hand', { quantity: '1 bag' }))).toBeVisible();
    }
    await page.getByLabel(flour).fill('some');
    await expect(page.getByText(words('purchasing_number_wrong'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('purchasing_request_send') })).toBeDisabled();
    await page.getByLabel(flour).fill(much ?? '');
    await page.getByLabel(words('purchasing_note')).fill(note ?? '');
    // A reload loses nothing.
    await page.reload();
    await expect(page.getByLabel(flour)).toHaveValue(much ?? '');
    await page.getByRole('button', { name: words('purchasing_request_send') }).click();
    await expect(page).toHaveURL(/\/inventory$/);
  }
  await page.goto('/purchase?tab=requests');
  const wishes = page.getByRole('list', { name: words('purchasing_tab_requests') }).getByRole('listitem');
  await expect(wishes).toHaveCount(2);
  await wishes
    .filter({ hasText: 'And for Sunday' })
    .getByRole('button', { name: words('purchasing_decline') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('ui_why'), { exact: true }).fill('We are closed on Sunday');
  await dialog.getByRole('button', { name: words('purchasing_go_on') }).click();
  await expect(wishes).toHaveCount(1);
  await wishes.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('purchasing_request_order') }).click();
  await expect(wishes).toHaveCount(0);
  await page.goto('/purchase?orders=DRAFT');
  await page.getByRole('link', { name: 'Thames Mill' }).click();
  await expect(page.getByRole('main')).toContainText('£6.00');
});
