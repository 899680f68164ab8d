import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [] } });

test('an owner sees plan, trial and places, and is told honestly how a payment ended', async ({ page, words }) => {
  await page.goto('/settings?tab=subscription');
  const main = page.getByRole('main');
  await expect(main.getByText(words('subscription_active'), { exact: true })).toBeVisible();
  await expect(main.getByText(words('subscription_staff_used', { used: 1, limit: 5 }))).toBeVisible();
  await expect(main.getByText(words('subscription_trial_end'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.goto('/settings?tab=subscription&success=true');
  // The address says paid; nobody has.
  await expect(main.getByText(words('subscription_pending'))).toBeVisible();
  await page.goto('/settings?tab=subscription&cancelled=true');
  await expect(main.getByText(words('subscription_cancelled'))).toBeVisible();
});
