import type { Page } from '@playwright/test';

import { everybodyTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectFits, expectNarrow } from './world/screen.ts';

test.use({ who: 'owner' });

/** Some item of the demo. */
const itemPath = async (page: Page): Promise<string> => {
  await page.goto('/inventory?q=berbere');
  await page
    .getByRole('main')
    .getByText(/^(Berbere|በርበሬ)$/)
    .click();
  await page.waitForURL(/\/inventory\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
};

// Colours don't depend on the language, and a desk is made as narrow as a hand: two looks see all of both.
test('every screen of the stock can be used by everybody, and fits from 360 px to twice the size', async ({ page, words }) => {
  const path = await itemPath(page);
  await expect(page.getByRole('region', { name: words('inventory_ledger') })).toContainText(words('inventory_correct'));
  await expectAccessible(page);
  await expectNarrow(page);
  await page
    .getByRole('button', { name: words('inventory_correct') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/inventory');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.goto(`/inventory/record?item=${path.split('/').at(-1)}`);
  await page.getByLabel(words('inventory_record_quantity'), { exact: true }).fill('3 bottle');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.goto('/inventory/record');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
