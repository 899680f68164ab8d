import { uuidv7 } from 'uuidv7';

import { superuserOf } from '../apps/server/testing/real-server.ts';
import { newSecret } from '../apps/server/testing/things.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { restaurantCode } from '../modules/restaurants/rules/restaurant-code.ts';
import { callMaed } from './world/call-maed.ts';
import { expect, kitchenTest } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

const test = kitchenTest.extend<{ readonly asOwner: (text: string) => Promise<unknown> }>({
  /** Changes what is kept of the owner, who is `$1`. */
  asOwner: ({ maed, kitchen }, use) => use((text) => queryAs(superuserOf(maed.dataFolder), text, [kitchen.owner.session.user.id])),
});

test.use({ stocked: { items: [] } });

const onPlan = (plan: string): string => `update subscription set plan = '${plan}', status = 'active' where owner_id = $1`;

test('AI operations are spoken of at four fifths, nearly at the end and at the end, and then no more are taken', async ({
  page,
  kitchen,
  words,
}) => {
  const ask = () =>
    kitchen.tell<{ isCounted: boolean }>('subscription/trackUsage', { id: uuidv7(), category: 'workflow_automation', cost: 5 });
  const askTo = async (operations: number, from: number) => {
    for (let used = from; used < operations; used += 5) expect(await ask()).toEqual({ isCounted: true });
  };
  const main = page.getByRole('main');
  const low = (used: number) => main.getByText(words('subscription_ai_low', { used, limit: 100 }));
  await page.goto('/subscription');
  await expect(main.getByText(words('subscription_level_fine'))).toBeVisible();
  const refresh = main.getByRole('button', { name: words('subscription_refresh'), exact: true });
  await askTo(75, 0);
  await refresh.click();
  await expect(main.getByText(words('subscription_level_fine'))).toBeVisible();
  await askTo(80, 75);
  await refresh.click();
  await expect(main.getByText(words('subscription_level_near'))).toBeVisible();
  await expect(low(80)).toBeVisible();
  await askTo(95, 80);
  await refresh.click();
  await expect(main.getByText(words('subscription_level_critical'))).toBeVisible();
  await expect(low(95)).toBeVisible();
  await askTo(100, 95);
  await refresh.click();
  await expect(main.getByText(words('subscription_level_over'))).toBeVisible();
  await expect(main.getByRole('alert').filter({ hasText: words('subscription_ai_over') })).toBeVisible();
  expect(await ask()).toEqual({ isCounted: false });
  await expectAccessible(page);
  await expectFits(page);
});

test('six people stay when growth ends, and a seventh is not let in', async ({ page, kitchen, maed, asOwner, words }) => {
  const growth = words('subscription_plan_growth');
  await asOwner(
    `insert into membership (restaurant_id, user_id, role)
     select id, gen_random_uuid(), 'staff' from restaurant, generate_series(1, 5) where owner_id = $1`,
  );
  await page.goto('/subscription');
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: words('subscription_upgrade_to', { plan: growth }) }).click(),
  ]);
  await checkout.getByRole('button', { name: words('subscription_sandbox_pay', { plan: growth }) }).click();
  const main = checkout.getByRole('main');
  await expect(main.getByText(words('subscription_of_staff', { limit: 10 }))).toBeVisible();
  const over = main.getByText(words('subscription_over_staff', { used: 6, limit: 5 }));
  await expect(over).toBeHidden();
  const [portal] = await Promise.all([
    checkout.waitForEvent('popup'),
    main.getByRole('button', { name: words('subscription_portal') }).click(),
  ]);
  await portal.getByRole('button', { name: words('subscription_sandbox_cancel') }).click();
  await portal.getByRole('button', { name: words('subscription_sandbox_period') }).click();
  await expect(portal.getByText(words('subscription_sandbox_nothing'))).toBeVisible();
  await main.getByRole('button', { name: words('subscription_refresh'), exact: true }).click();
  await expect(over).toBeVisible();
  await expect(main.getByText(words('subscription_of_staff', { limit: 5 }))).toBeVisible();

  const secret = newSecret();
  await kitchen.tell('restaurants/createInvitation', { invitationId: uuidv7(), secret, role: 'staff', department: null, email: null });
  const newcomer = { userId: uuidv7(), firstName: 'Liya', lastName: 'Alemu', email: `${uuidv7()}@example.com`, password: 'Berbere-2026' };
  const place = { code: restaurantCode(kitchen.restaurantId, secret), role: null, department: null, language: 'en' };
  const join = callMaed(maed, null, { path: 'restaurants/join', input: { commandId: uuidv7(), body: { ...newcomer, ...place } } });
  await expect(join).rejects.toThrow(/STAFF_LIMIT_REACHED.*"limit":5,"plan":"starter"/);
});

test('an owner of one restaurant adds another, is held to the essential in it on the free plan, and is let go on by pro', async ({
  page,
  asOwner,
  words,
}) => {
  await asOwner(onPlan('pro'));
  await page.goto('/settings?tab=restaurant');
  await page.getByRole('link', { name: words('restaurants_add_one') }).click();
  const fill = (key: string, text: string) => page.getByLabel(words(key), { exact: true }).fill(text);
  await page.getByRole('button', { name: words('restaurants_add_one') }).click();
  await expect(page.getByText(words('restaurants_missing_information')).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await fill('restaurants_name', 'Enat Bet, the second');
  await fill('restaurants_address', '7 Brick Lane');
  await fill('restaurants_city', 'London');
  await fill('restaurants_state', 'Greater London');
  await fill('restaurants_zip_code', 'E1 6PU');
  await fill('restaurants_phone', '2079460813');
  await fill('restaurants_expected_staff', '3');
  await page.getByRole('button', { name: words('restaurants_add_one') }).click();
  await page.waitForURL('**/home');
  await expect(page.getByText(words('restaurants_added'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('restaurants_switch', { name: 'Enat Bet, the second' }) })).toBeVisible();

  await asOwner(onPlan('starter'));
  const beyond = page.getByRole('status').filter({ hasText: words('subscription_beyond') });
  await page.goto('/subscription');
  await page.getByRole('button', { name: words('subscription_refresh'), exact: true }).click();
  await expect(beyond).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.goto('/settings?tab=team');
  await expect(beyond).toBeVisible();
  // The lists of people stand above the button: once they are there, it stays where it is.
  await expect(page.getByText(words('restaurants_invitations_none'))).toBeVisible();
  await expect(page.getByRole('list', { name: words('restaurants_members') }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: words('restaurants_invite_someone') }).click();
  await page.getByRole('button', { name: words('restaurants_make_invitation') }).click();
  const prompt = page.getByRole('dialog', { name: words('subscription_beyond') });
  await expect(prompt).toContainText(words('subscription_prompt_limit_text', { plan: words('subscription_plan_pro') }));
  await expectAccessible(page);
  await prompt.getByRole('link', { name: words('subscription_see_plans') }).click();
  await page.waitForURL('**/subscription');
  await page.goto('/settings/add-restaurant');
  await expect(page.getByText(words('subscription_prompt_limit_text', { plan: words('subscription_plan_pro') }))).toBeVisible();
  await expect(page.getByRole('button', { name: words('restaurants_add_one') })).toHaveCount(0);

  await page.goto('/subscription');
  const pro = words('subscription_plan_pro');
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: words('subscription_choose', { plan: pro }) }).click(),
  ]);
  await checkout.getByRole('button', { name: words('subscription_sandbox_pay', { plan: pro }) }).click();
  await expect(checkout.getByText(words('subscription_paid'))).toBeVisible();
  await expect(checkout.getByRole('status').filter({ hasText: words('subscription_beyond') })).toHaveCount(0);
});
