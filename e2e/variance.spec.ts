import { uuidv7 } from 'uuidv7';

import { beginCount, countAndHandIn, lenient } from './world/counting.ts';
import { bothKitchenTest as test, expect } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

const flour = 'Bread flour';
test.use({ stocked: { items: [{ name: flour, pack: [['bag', '16000']], opening: { quantity: '10', price: '20' } }] } });

/** Counts the only item there is, and has it approved. */
const countBags = async (kitchen: Kitchen, bags: string): Promise<void> => {
  const countId = await beginCount(kitchen, lenient);
  await countAndHandIn(kitchen, countId, [kitchen.itemIds.get(flour)], bags);
  await kitchen.tell('approveCount', { countId });
};

test('what left between two counts and nobody can explain is said with its cost, and the sum behind it', async ({
  page,
  kitchen,
  words,
}) => {
  await page.goto('/inventory/variance');
  await expect(page.getByText(words('inventory_variance_none_title'))).toBeVisible();
  await expect(page.getByText(words('kitchen_coverage_no_sales'))).toBeVisible();
  await expectAccessible(page);

  await countBags(kitchen, '10');
  const entry = { text: '2 bag', parts: [{ quantity: '2', unit: 'bag' }] };
  const wasted = { kind: 'WASTE', entry, price: null, reason: 'SPOILED', note: null };
  await kitchen.tell('recordMovement', { movementId: uuidv7(), itemId: kitchen.itemIds.get(flour), ...wasted });
  await countBags(kitchen, '5');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('inventory_variance_missing', { value: '£60.00' }));
  const line = page.getByRole('list', { name: words('inventory_variance') }).getByRole('listitem');
  await expect(line).toContainText(words('inventory_variance_short'));
  await expect(line).toContainText('48 ');
  await line.getByText(flour).click();
  await expect(line.getByText(words('inventory_variance_explained')).locator('xpath=following-sibling::dd')).toContainText('32 ');
  await expectAccessible(page);
  await expectFits(page);
  await line.getByRole('link', { name: words('inventory_variance_movements') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(flour);
});
