import { uuidv7 } from 'uuidv7';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { sellerNamed, soldAt } from './world/seller.ts';

const flour = 'Teff flour';
const seller = { ...sellerNamed('Thames Mill', { country: 'GB', currency: 'GBP' }), minimumMinor: '4000' };
const cased = {
  packChain: [
    { unit: 'case', per: '4' },
    { unit: 'bag', per: '1000' },
  ],
  isPrimary: true,
};

test.use({ stocked: { items: [{ name: flour, pack: [['bag', '1000']], par: '10000', opening: { quantity: '1', price: '2' } }] } });

test('what is short becomes a draft in whole cases, is made enough for the supplier, sent, and says how far it has come', async ({
  page,
  words,
  kitchen,
}) => {
  const supplierId = uuidv7();
  await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier: seller });
  const offer = { ...soldAt('12', { per: 'case' }), ...cased, supplierId, itemId: kitchen.itemIds.get(flour) };
  await kitchen.tell('purchasing/saveOffer', { offerId: uuidv7(), baseVersion: null, offer });

  await page.goto('/purchase');
  await page.getByRole('link', { name: words('purchasing_fill_to_par') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('purchasing_fill_title'));
  const line = page.getByRole('region', { name: seller.name });
  const packs = line.getByLabel(words('purchasing_packs_of', { name: flour }));
  // Nine bags are short, and they come by four.
  await expect(packs).toHaveValue('3');
  await expect(line).toContainText('£36.00');
  await expect(line).toContainText(words('purchasing_check_minimum', { amount: '£40.00' }));
  await packs.fill('many');
  await expect(line.getByRole('alert')).toHaveText(words('purchasing_number_wrong'));
  await packs.fill('4');
  await expect(line).toContainText('£48.00');
  await expect(line).not.toContainText(words('purchasing_check_minimum', { amount: '£40.00' }));
  await expectAccessible(page);
  await expectNarrow(page);

  // What nobody expects to sell takes nothing more than par, and says that it is par.
  await page.getByText(words('purchasing_fill_for_sales'), { exact: true }).click();
  await expect(page).toHaveURL(/until=\d{4}-\d\d-\d\d/);
  await expect(line).toContainText(new RegExp(words('purchasing_plan_par', { quantity: String.raw`10 \S+` })));
  await page.goto('/purchase/fill');
  await packs.fill('4');
  await page.getByRole('button', { name: new RegExp(words('purchasing_fill_create', { count: 1 }).slice(0, 4)) }).click();
  await expect(page).toHaveURL(/orders=DRAFT/);

  await page.getByRole('link', { name: seller.name }).click();
  await expect(page.getByLabel(words('purchasing_packs_of', { name: flour }))).toHaveValue('4');
  await page.getByRole('button', { name: words('purchasing_mark_sent'), exact: true }).click();
  const path = page.getByRole('list', { name: words('purchasing_path') });
  await expect(path).toContainText(words('purchasing_state_sent'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/1/);
  await expectAccessible(page);
  await expectNarrow(page);

  // What was sent is told anew only by who means to.
  await expect(page.getByLabel(words('purchasing_packs_of', { name: flour }))).toHaveCount(0);
  await page.getByRole('button', { name: words('purchasing_change_order') }).click();
  await expect(page.getByLabel(words('purchasing_packs_of', { name: flour }))).toHaveValue('4');
  await page.reload();
  await page.getByRole('link', { name: words('purchasing_receive'), exact: true }).click();
  await page
    .getByRole('list', { name: words('purchasing_came') })
    .getByRole('textbox')
    .first()
    .fill('3 case');
  await page.getByRole('button', { name: words('purchasing_receive_finish') }).click();
  await expect(page.getByRole('region', { name: words('purchasing_received_lately') })).toContainText(seller.name);
  await page.goto('/purchase');
  await page.getByRole('link', { name: seller.name }).click();
  await expect(path).toContainText(words('purchasing_state_partially_received'));
  await expect(page.getByRole('main')).toContainText(new RegExp(words('purchasing_statement_missing', { amount: String.raw`1 \S+` })));
  await page.getByRole('link', { name: words('purchasing_add_invoice') }).click();
  await expect(page.getByLabel(words('purchasing_receive_supplier'))).toHaveValue(supplierId);
});
