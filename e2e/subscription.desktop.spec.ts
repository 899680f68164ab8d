import { superuserOf } from '../apps/server/testing/real-server.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [] } });

test('an owner sees plan, trial and places, and is told honestly how a payment ended', async ({ page, words }) => {
  await page.goto('/settings?tab=subscription');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: words('subscription_title') })).toBeVisible();
  await expect(main.getByText(words('subscription_trial_of', { plan: words('subscription_plan_growth') }))).toBeVisible();
  await expect(main.getByText(words('subscription_of_staff', { limit: 5 }))).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.goto('/settings?tab=subscription&success=true');
  // The address says paid; nobody has.
  await expect(main.getByText(words('subscription_pending'))).toBeVisible();
  await expect(page).toHaveURL(/\?tab=subscription&success=true$/);
  await page.goto('/settings?tab=subscription&cancelled=true');
  await expect(main.getByText(words('subscription_cancelled'))).toBeVisible();
  await expect(page).toHaveURL(/\?tab=subscription&cancelled=true$/);
});

test('somebody goes from the trial to growth, misses a payment, pays it and ends on the free plan', async ({
  page,
  kitchen,
  maed,
  words,
}) => {
  const asSuperuser = (text: string) => queryAs(superuserOf(maed.dataFolder), text, [kitchen.owner.session.user.id]);
  await asSuperuser('update auth."user" set email_verified = true where id = $1');
  await asSuperuser(`update subscription set trial_end_at = now() + interval '1 day' where owner_id = $1`);
  await page.goto('/subscription');
  const main = page.getByRole('main');
  await expect(page.getByText(words('subscription_see_plans'))).toBeVisible();
  const growth = words('subscription_plan_growth');
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: words('subscription_upgrade_to', { plan: growth }) }).click(),
  ]);
  await checkout.getByText(words('subscription_sandbox_label')).waitFor();
  await checkout.getByRole('button', { name: words('subscription_sandbox_pay', { plan: growth }) }).click();
  await expect(checkout.getByText(words('subscription_paid'))).toBeVisible();
  await expect(checkout.getByText(words('subscription_event_subscribed')).first()).toBeVisible();
  await expect(checkout.getByText(words('subscription_of_staff', { limit: 10 }))).toBeVisible();

  const [portal] = await Promise.all([
    checkout.waitForEvent('popup'),
    checkout.getByRole('button', { name: words('subscription_portal') }).click(),
  ]);
  await portal.getByRole('button', { name: words('subscription_sandbox_fail') }).click();
  await expect(portal.getByText(words('subscription_state_past_due'))).toBeVisible();
  await checkout.getByRole('button', { name: words('subscription_refresh') }).click();
  await expect(checkout.getByRole('main').getByText(words('subscription_owed'))).toBeVisible();

  await portal.getByRole('button', { name: words('subscription_sandbox_recover') }).click();
  await expect(portal.getByText(words('subscription_state_past_due'))).toBeHidden();
  await checkout.getByRole('button', { name: words('subscription_refresh') }).click();
  await expect(checkout.getByRole('main').getByText(words('subscription_owed'))).toBeHidden();

  await portal.getByRole('button', { name: words('subscription_sandbox_cancel') }).click();
  await expect(portal.getByText(words('subscription_state_ending'))).toBeVisible();
  await portal.getByRole('button', { name: words('subscription_sandbox_period') }).click();
  await expect(portal.getByText(words('subscription_sandbox_nothing'))).toBeVisible();
  await checkout.getByRole('button', { name: words('subscription_refresh') }).click();
  await expect(checkout.getByText(words('subscription_of_staff', { limit: 5 }))).toBeVisible();
  await expect(checkout.getByText(words('subscription_event_cancelled'), { exact: false }).first()).toBeVisible();
});
