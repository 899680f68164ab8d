import { uuidv7 } from 'uuidv7';

import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';
import { sellerNamed, soldAt } from './world/seller.ts';

const flour = 'Teff flour';
const seller = sellerNamed('Thames Mill', { country: 'GB', currency: 'GBP' });
const sentences = { en: 'When "teff" runs low, draft an order', am: 'ዕቃ ሲያልቅ፣ ትዕዛዝ አዘጋጅ' } as const;

for (const language of ['en', 'am'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({
      language,
      stocked: { items: [{ name: flour, pack: [['bag', '1000']], par: '5000', opening: { quantity: '9', price: '2' } }] },
    });

    test('an owner says it in words, tries it, switches it on, and says yes when it happens', async ({ page, words, kitchen }) => {
      const supplierId = uuidv7();
      const itemId = kitchen.itemIds.get(flour) ?? '';
      await kitchen.tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier: seller });
      const offer = { ...soldAt('3', { per: 'bag' }), packChain: [{ unit: 'bag', per: '1000' }], isPrimary: true, supplierId, itemId };
      await kitchen.tell('purchasing/saveOffer', { offerId: uuidv7(), baseVersion: null, offer });

      await page.goto('/reports');
      await page.getByRole('link', { name: words('reports_automation_title') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('assistant_automation_title'));
      await expect(page.getByText(/Costs 5 |5 ይወስዳል|^5 የኤአይ/u)).toBeVisible();
      const said = page.getByLabel(words('assistant_automation_say'));
      await said.fill('The moon is full');
      await page.getByRole('button', { name: words('assistant_automation_say_go') }).click();
      await expect(page.getByRole('alert')).toHaveText(words('assistant_automation_say_nothing'));
      await said.fill(sentences[language]);
      await page.getByRole('button', { name: words('assistant_automation_say_go') }).click();

      const sheet = page.getByRole('dialog');
      await expect(sheet.getByLabel(words('assistant_automation_trigger'))).toHaveValue('stock-low');
      await expect(sheet.getByLabel(words('assistant_automation_action'), { exact: true })).toHaveValue('draft-order');
      const name = sheet.getByLabel(words('assistant_automation_name'), { exact: true });
      await name.fill('');
      await sheet.getByRole('button', { name: words('assistant_automation_save') }).click();
      await expect(sheet.getByText(words('assistant_automation_fault_name_missing'))).toBeVisible();
      await name.fill('Flour');
      await sheet.getByRole('button', { name: words('assistant_automation_save') }).click();

      await expect(sheet).toContainText(words('assistant_automation_dry_nothing'));
      await sheet.getByRole('button', { name: words('assistant_automation_switch_on') }).click();
      await expect(sheet).toHaveCount(0);
      const listed = page.getByRole('list', { name: words('assistant_automation_list') }).getByRole('listitem');
      await expect(listed).toContainText(words('assistant_automation_on'));
      await expectAccessible(page);
      await expectFits(page);

      // From now on there should be more of it than there is.
      await kitchen.tell('setPars', { pars: [{ itemId, par: '20000', reorderPoint: null }] });
      const waiting = page.getByRole('list', { name: words('assistant_automation_waiting') }).getByRole('listitem');
      await expect(waiting).toContainText(`Flour: ${flour}`);
      await waiting.getByRole('button', { name: words('assistant_automation_approve') }).click();
      const done = page.getByRole('list', { name: words('assistant_automation_log'), exact: true }).getByRole('listitem');
      await expect(done).toContainText(words('assistant_automation_state_done'));
      await done.getByRole('link', { name: words('assistant_automation_log_result'), exact: true }).click();
      await expect(page.getByRole('main')).toContainText(seller.name);
      await expect(page.getByRole('main')).toContainText(flour);

      await page.goto('/assistant/automation');
      await listed.getByRole('button', { name: words('assistant_automation_switch_off') }).click();
      await expect(listed).toContainText(words('assistant_automation_off'));
    });
  });
}
