import { expect, kitchenTest, test } from './world/journey.ts';
import { visitKept } from './world/screen.ts';

test.use({ serviceWorkers: 'allow', who: 'chef.london' });

test('a delivery gets its lot, of which one is opened without a line, looked after by its date, and traced', async ({
  page,
  context,
  words,
}) => {
  const lotNumber = `L-${Date.now() % 100_000}`;
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/inventory/record?kind=RECEIPT');
  await page.getByRole('dialog').getByRole('combobox').fill('Double cream');
  await page.getByRole('option').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('inventory_record_quantity')).fill('2 bottle');
  await sheet.getByLabel(words('inventory_record_lot_number')).fill(lotNumber);
  await sheet.getByLabel(words('inventory_record_printed_date')).fill(inThreeDays);
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);

  await visitKept(page, '/inventory/expiring?days=7');
  const lot = page.getByRole('listitem').filter({ hasText: lotNumber });
  await expect(lot).toContainText('2 bottles');
  await context.setOffline(true);
  await lot.getByRole('button').click();
  await page.getByRole('menuitem', { name: words('inventory_lot_step_open') }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel(words('inventory_lot_part_how_much')).fill('1 bottle');
  await asked.locator('button[type=submit]').click();
  const opened = lot.filter({ hasText: words('inventory_lot_opened_on', { day: '' }).trim() });
  await expect(opened).toContainText('1 bottle');
  await expect(opened).toContainText(words('ui_row_waiting'));
  await expect(lot).toHaveCount(2);
  await context.setOffline(false);
  await expect(opened).not.toContainText(words('ui_row_waiting'));

  await opened.getByRole('button').click();
  await expect(page.getByRole('menuitem', { name: words('inventory_lot_step_open') })).toHaveCount(0);
  await page.getByRole('menuitem', { name: words('inventory_lot_trace') }).click();
  await expect(page.getByRole('list', { name: words('inventory_lot_steps') })).toContainText(words('inventory_lot_step_open'));
  const parts = page.getByRole('list', { name: words('inventory_lot_parts') });
  await expect(parts).toContainText('+1 bottle');
  await parts.getByRole('link').click();
  await expect(page.getByRole('list', { name: words('inventory_lot_went') })).toContainText('+2 bottles');
});

kitchenTest.describe('in a kitchen of its own', () => {
  const shelfLife = { sealed: 5, frozen: 90, thawed: 1 };
  const lamb = {
    name: 'Lamb shoulder',
    pack: [['bag', '1000']],
    hasLots: true,
    shelfLife,
    opening: { quantity: '6', price: '9' },
  } as const;
  kitchenTest.use({ stocked: { items: [lamb] } });

  kitchenTest(
    'what is frozen keeps as its kind does, is thawed for a day, and is frozen no second time',
    async ({ page, words, kitchen }) => {
      await page.goto(`/inventory/${kitchen.itemIds.get('Lamb shoulder') ?? ''}`);
      const lots = page.getByRole('list', { name: words('inventory_lots') }).getByRole('listitem');
      const doneTo = (key: string) => lots.filter({ hasText: words(key, { day: '' }).trim() });
      const step = (key: string) => page.getByRole('menuitem', { name: words(`inventory_lot_step_${key}`), exact: true });
      const sayHowMuch = async (amount: string) => {
        const asked = page.getByRole('dialog');
        await asked.getByLabel(words('inventory_lot_part_how_much')).fill(amount);
        await asked.locator('button[type=submit]').click();
        await expect(asked).toHaveCount(0);
      };
      await expect(lots).toContainText(words('inventory_lot_days_left', { count: shelfLife.sealed }));
      await lots.getByRole('button').click();
      await expect(step('thaw')).toHaveCount(0);
      await step('freeze').click();
      await sayHowMuch('4 bag');

      const frozen = doneTo('inventory_lot_frozen_on').filter({ hasNotText: words('inventory_lot_thawed_on', { day: '' }).trim() });
      await expect(frozen).toContainText('4 bags');
      await expect(frozen).toContainText(words('inventory_lot_days_left', { count: shelfLife.frozen }));
      await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
      await frozen.getByRole('button').click();
      await expect(step('thaw')).toBeVisible();
      await expect(step('open')).toHaveCount(0);
      await expect(step('freeze')).toHaveCount(0);
      await step('thaw').click();
      await sayHowMuch('1 bag');

      const thawed = doneTo('inventory_lot_thawed_on');
      await expect(thawed).toContainText('1 bag');
      await expect(thawed).toContainText('1 day left');
      await expect(frozen).toContainText('3 bags');
      await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
      await thawed.getByRole('button').click();
      await expect(step('open')).toBeVisible();
      await expect(step('freeze')).toHaveCount(0);
    },
  );
});
