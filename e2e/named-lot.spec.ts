import { uuidv7 } from 'uuidv7';

import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

const milk = 'Whole milk';

test.use({ stocked: { items: [{ name: milk, pack: [['bottle', '1000']], hasLots: true }] } });

test('a lot that holds less than is taken says so before it is logged, and after it what was taken from which', async ({
  page,
  words,
  kitchen,
}) => {
  const itemId = kitchen.itemIds.get(milk) ?? '';
  for (const [lotNumber, printedDate] of [
    ['M-1', '2036-01-01'],
    ['M-2', '2037-01-01'],
  ]) {
    const entry = { text: '2 bottle', parts: [{ quantity: '2', unit: 'bottle' }] };
    const lot = { kind: 'NEW', lotId: uuidv7(), lotNumber, printedDate };
    const body = { movementId: uuidv7(), itemId, kind: 'RECEIPT', entry, price: null, reason: null, note: null, lot };
    await kitchen.tell('recordMovement', body);
  }
  await page.goto(`/waste/log?item=${itemId}`);
  await page.getByRole('button', { name: words('inventory_reason_dropped'), exact: true }).click();
  await page.getByRole('button', { name: /M-2/ }).click();
  const amounts = page.getByRole('region', { name: new RegExp(milk) });
  const less = page.getByText(new RegExp(words('inventory_lot_holds_less', { holds: '2.*', rest: '1.*' })));
  await expect(less).toHaveCount(0);
  // One touch logs, but not more than the lot holds: that is read first.
  await amounts.getByRole('button').filter({ hasText: /^3\D/ }).first().click();
  await expect(less).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await amounts.getByRole('button', { name: words('waste_log_amount', { amount: '3 bottle' }) }).click();
  await expect(page.getByRole('button', { name: words('waste_undo') })).toBeVisible();
  await page.goto('/waste/entries');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: milk });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(words('waste_lot_held_less', { parts: '' }).trim());
  await expect(entry).toContainText(/2\D+M-2\D+1\D+M-1/);
  await expectAccessible(page);
});
