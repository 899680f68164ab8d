import { superuserOf } from '../apps/server/testing/real-server.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { staffLimitOfPlan } from '../modules/subscription/rules/staff-limit.ts';
import { confirmAddress } from './world/confirm-address.ts';
import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';
import { browserStateOf, emailOf } from './world/sign-in.ts';

test.use({ serviceWorkers: 'allow', stocked: { items: [] } });

const limit = staffLimitOfPlan('free_trial');

test('with the account that one has: no connection, no room, then in; and out again of a place that let one go', async ({
  page,
  words,
  maed,
  kitchen,
  browser,
  language,
  theme,
  exactly,
}) => {
  const ask = (text: string, values: readonly unknown[] = []) => queryAs(superuserOf(maed.dataFolder), text, [...values]);
  await confirmAddress(maed, kitchen.owner);
  await page.goto('/settings?tab=team');
  await page.getByRole('button', { name: words('restaurants_invite_someone') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('restaurants_role')).selectOption('chef');
  await dialog.getByRole('button', { name: words('restaurants_make_invitation') }).click();
  const link = await dialog.getByLabel(words('ui_link'), { exact: true }).inputValue();
  await ask(`insert into membership (restaurant_id, user_id, role) select $1, uuidv7(), 'staff' from generate_series(2, $2)`, [
    kitchen.restaurantId,
    limit,
  ]);

  const context = await browser.newContext({
    baseURL: maed.url,
    viewport: page.viewportSize(),
    storageState: browserStateOf(maed, null, { language, theme }),
  });
  const joining = await context.newPage();
  await joining.goto(link);
  await joining.getByRole('button', { name: words('restaurants_sign_in_to_join') }).click();
  await joining.getByLabel(words('restaurants_email'), { exact: true }).fill(emailOf('chef.london'));
  await joining.getByLabel(words('restaurants_password'), { exact: true }).fill(maed.demoPassword());
  await joining.getByRole('button', { name: words('restaurants_sign_in'), exact: true }).click();
  await expect(joining.getByText(words('restaurants_join_as', { email: emailOf('chef.london') }))).toBeVisible();
  await joining.getByLabel(words('restaurants_department'), { exact: true }).selectOption('Kitchen');
  const join = joining.getByRole('button', { name: words('restaurants_join_restaurant', { restaurant: 'Enat Bet' }) });
  await joining.waitForLoadState('networkidle');
  await context.setOffline(true);
  await join.click();
  await expect(joining.getByText(exactly('restaurants_connection_error', 'Connection Error:'))).toBeVisible();
  await context.setOffline(false);
  await join.click();
  await expect(joining.getByText(exactly('restaurants_staff_limit', 'Restaurant Staff Limit Reached:'))).toBeVisible();
  await expect(
    joining.getByText(words('restaurants_refusal_staff_limit_reached', { limit, plan: words('restaurants_plan_free_trial') })),
  ).toBeVisible();
  await expectAccessible(joining);
  await expectFits(joining);

  await ask(
    `delete from membership where restaurant_id = $1 and user_id = (select max(user_id::text)::uuid from membership where restaurant_id = $1 and role = 'staff')`,
    [kitchen.restaurantId],
  );
  await join.click();
  await expect(joining).toHaveURL(/\/home$/);
  const switcher = (name: string) => joining.getByRole('button', { name: words('restaurants_switch', { name }) });
  const choose = async (from: string, to: string) => {
    await switcher(from).click();
    await joining.getByRole('menuitemradio', { name: to }).click();
  };
  // Of what happens elsewhere from here on this tab has not heard when it chooses.
  const listed = await joining.request.post('/rpc/restaurants/listMine', { data: { json: {} } });
  expect(await listed.text()).toContain('Enat Bet');
  await joining.route('**/rpc/restaurants/listMine', (call) => call.fulfill({ response: listed }));
  await choose('Enat Bet', 'Selam Kitchen');
  await expect(joining.getByText(words('restaurants_now_managing', { name: 'Selam Kitchen' }))).toBeVisible();
  await ask(`update membership set is_active = false where restaurant_id = $1 and role = 'chef'`, [kitchen.restaurantId]);
  await choose('Selam Kitchen', 'Enat Bet');
  await expect(
    joining.getByText(exactly('restaurants_refusal_restaurant_no_access', 'You do not have access to this restaurant')),
  ).toBeVisible();
  await expect(joining.getByRole('banner')).toContainText('Selam Kitchen');
  await context.close();
});
