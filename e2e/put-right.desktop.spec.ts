import { kitchenTest, test } from './world/journey.ts';
import { putRight } from './world/put-right.ts';

kitchenTest.describe('in a kitchen of its own', () => {
  const packet = [['packet', '1000']] as const;
  kitchenTest.use({ stocked: { items: ['Berbere', 'Shiro flour', 'Teff'].map((name) => ({ name, pack: packet })) } });

  kitchenTest(
    'levels of two items that were refused go back into their form, for the same two, and arrive',
    async ({ page, kitchen, words }) => {
      const chosen = ['Berbere', 'Teff'];
      await putRight(page, words, {
        what: 'levels',
        path: '/inventory',
        call: 'inventory/setPars',
        open: async () => {
          for (const name of chosen) await page.getByRole('checkbox', { name: words('ui_select_row', { name }) }).check();
          await page
            .getByRole('region', { name: words('ui_selected', { count: 2 }) })
            .getByRole('button', { name: words('inventory_set_par') })
            .click();
        },
        field: () => page.getByRole('dialog').getByLabel(words('inventory_column_par'), { exact: true }),
        fill: async () => undefined,
        send: () =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: words('inventory_set_par') })
            .click(),
        typed: '5',
      });
      for (const [name, par] of [
        ['Berbere', '5000'],
        ['Shiro flour', null],
        ['Teff', '5000'],
      ] as const)
        kitchenTest
          .expect((await kitchen.ask<{ item: { par: string | null } }>('getItem', { itemId: kitchen.itemIds.get(name) })).item.par, name)
          .toBe(par);
    },
  );
});

kitchenTest.describe('with a lot', () => {
  const lamb = { name: 'Lamb shoulder', pack: [['bag', '1000']], hasLots: true, opening: { quantity: '6', price: '9' } } as const;
  kitchenTest.use({ stocked: { items: [lamb] } });

  kitchenTest('why a lot is set aside goes back into its form when it was refused, and arrives', ({ page, kitchen, words }) =>
    putRight(page, words, {
      what: 'a lot',
      path: `/inventory/${kitchen.itemIds.get('Lamb shoulder') ?? ''}`,
      call: 'inventory/changeLot',
      open: async () => {
        await page
          .getByRole('list', { name: words('inventory_lots') })
          .getByRole('button')
          .click();
        await page.getByRole('menuitem', { name: words('inventory_lot_step_hold'), exact: true }).click();
      },
      field: () => page.getByLabel(words('inventory_lot_reason')),
      fill: async () => undefined,
      send: () => page.getByRole('dialog').locator('button[type=submit]').click(),
      typed: 'Smells of the drain',
    }),
  );
});

test.describe('between two restaurants', () => {
  test.use({ who: 'manager.addis' });

  test('a transfer that was refused goes back into its form with its lines, and arrives', ({ page, words }) =>
    putRight(page, words, {
      what: 'a transfer',
      path: '/inventory/transfers',
      call: 'inventory/requestTransfer',
      open: async () => {
        await page.getByRole('button', { name: words('inventory_transfer_new') }).click();
        const sheet = page.getByRole('dialog');
        const add = sheet.getByRole('button', { name: words('inventory_transfer_add_item') });
        await add.waitFor();
        // After the reload the item is there already.
        if (await sheet.getByRole('textbox', { name: /Berbere/ }).isVisible()) return;
        await add.click();
        await page.getByRole('combobox', { name: words('inventory_record_search') }).fill('Berbere');
        await page.getByRole('option').first().click();
      },
      field: () => page.getByRole('dialog').getByRole('textbox', { name: /Berbere/ }),
      fill: () => page.getByRole('dialog').getByLabel(words('inventory_transfer_note')).fill('For Saturday'),
      send: () => page.getByRole('dialog').locator('button[type=submit]').click(),
      typed: '2 kg',
    }));
});
