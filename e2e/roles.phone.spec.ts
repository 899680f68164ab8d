import type { Response } from '@playwright/test';

import { expect, test } from './world/journey.ts';

for (const [who, kinds] of [
  ['staff.addis', ['WASTE']],
  ['kitchen.addis', ['RECEIPT', 'WASTE']],
] as const) {
  test.describe(who, () => {
    test.use({ who });

    test('sees the stock without any cost, on screen and on the wire, and records only what the role may', async ({ page, words }) => {
      const reading: Promise<string>[] = [];
      const read = (response: Response): void => {
        if (response.url().includes('/rpc/inventory/')) reading.push(response.text());
      };
      page.on('response', read);
      await page.goto('/inventory');
      await page.getByRole('searchbox').fill('mitmita');
      // Where rows still move, a finger can come down on one and leave another.
      await expect(page).toHaveURL(/q=mitmita/);
      await expect(page.getByRole('main')).toContainText('Mitmita');
      await expect(page.getByRole('main')).not.toContainText(words('inventory_column_value'));
      await expect(page.getByRole('main')).not.toContainText('Br');
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await page.getByRole('main').getByText('Mitmita', { exact: true }).click();
      await expect(page.getByRole('region', { name: words('inventory_ledger') })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(words('inventory_column_unit_cost'));
      await expect(page.getByRole('button', { name: words('inventory_correct') })).toHaveCount(0);
      await expect(page.getByRole('link', { name: words('inventory_edit') })).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('link', { name: words('inventory_record_movement') })
        .click();
      if (kinds.length === 1) {
        await expect(page).toHaveURL(/\/waste\/log\?item=/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('waste_log'));
      } else {
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByLabel(words('inventory_record_kind')).locator('option')).toHaveText(
          kinds.map((kind) => words(`inventory_kind_${kind.toLowerCase()}`)),
        );
        await expect(sheet.getByLabel(new RegExp(`^${words('inventory_record_price')}`))).toHaveCount(0);
      }
      // What still comes when the journey ends can no longer be read.
      page.off('response', read);
      const answers = (await Promise.all(reading)).join('');
      expect(answers).toContain('averageCost');
      expect(answers).not.toMatch(/"(averageCost|valueMinor|unitCost|totalValueMinor|countedValueMinor|averageCostAfter)":"/);
    });
  });
}
