import { expect, bothKitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [] } });

test('a tablet is shared, entered by a PIN, left by Done, and ends with its registration', async ({ page, words, maed, kitchen }) => {
  await page.goto('/settings?tab=team');
  await page.getByLabel(words('restaurants_pin'), { exact: true }).fill('12');
  await page.getByRole('button', { name: words('restaurants_pin_keep') }).click();
  await expect(page.getByText(words('restaurants_pin_text'))).toBeVisible();
  await page.getByLabel(words('restaurants_pin'), { exact: true }).fill('2468');
  await page.getByRole('button', { name: words('restaurants_pin_keep') }).click();
  await expect(page.getByText(words('restaurants_pin_kept'))).toBeVisible();
  await page.getByLabel(words('restaurants_tablet_name')).fill('Pass');
  await page.getByRole('button', { name: words('restaurants_tablet_register') }).click();
  await expect(page.getByText(words('restaurants_tablet_ready', { name: 'Pass' }))).toBeVisible();

  await page.context().clearCookies({ name: kitchen.owner.cookie.name });
  await page.goto('/tablet');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: /Hanna Tesfaye/ }).click();
  const press = async (pin: string) => {
    for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: words('restaurants_tablet_enter'), exact: true }).click();
  };
  await press('1111');
  await expect(page.getByRole('alert')).toHaveText(words('restaurants_refusal_pin_wrong'));
  await press('2468');
  await expect(page).toHaveURL(/\/inventory/);
  await expect(page.getByText(words('restaurants_tablet_turn_of', { name: 'Hanna Tesfaye' }))).toBeVisible();
  await page.goto('/tasks');
  await page.getByRole('button', { name: words('restaurants_done'), exact: true }).click();
  await expect(page).toHaveURL(/\/tablet$/);
  await page.getByRole('button', { name: /Hanna Tesfaye/ }).click();
  await press('2468');
  await expect(page).toHaveURL(/\/tasks$/);

  const { cookie } = kitchen.owner;
  const list = await fetch(`${maed.url}/rpc/restaurants/listTablets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
    body: JSON.stringify({ json: { restaurantId: kitchen.restaurantId } }),
  });
  const { json } = (await list.json()) as { json: { tablets: { tabletId: string; name: string }[] } };
  expect(json.tablets).toMatchObject([{ name: 'Pass' }]);
});

test('somebody without an address joins at the tablet by a code that was read to them, and works at once', async ({
  page,
  words,
  kitchen,
}) => {
  await page.goto('/settings?tab=team');
  await page.getByLabel(words('restaurants_tablet_name')).fill('Pass');
  await page.getByRole('button', { name: words('restaurants_tablet_register') }).click();
  await expect(page.getByText(words('restaurants_tablet_ready', { name: 'Pass' }))).toBeVisible();
  await page.getByRole('button', { name: words('restaurants_tablet_code_make') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('restaurants_role')).selectOption('kitchenstaff');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('restaurants_tablet_code_make') }).click();
  const code = await dialog.getByLabel(words('restaurants_tablet_code')).innerText();
  await dialog.getByRole('button', { name: words('restaurants_done') }).click();

  await page.context().clearCookies({ name: kitchen.owner.cookie.name });
  await page.goto('/tablet');
  await page.getByRole('button', { name: words('restaurants_tablet_new_here') }).click();
  const join = page.getByRole('button', { name: words('restaurants_tablet_join'), exact: true });
  await join.click();
  await expect(page.getByText(words('restaurants_tablet_code_wrong'))).toBeVisible();
  await expect(page.getByText(words('restaurants_terms_required_text'))).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel(words('restaurants_tablet_code')).fill('AAAA AAAA');
  await page.getByLabel(words('restaurants_first_name'), { exact: true }).fill('Chaltu');
  await page.getByLabel(words('restaurants_last_name'), { exact: true }).fill('Gemechu');
  await page.getByLabel(words('restaurants_pin_choose')).fill('1357');
  await page.getByRole('checkbox').check();
  await join.click();
  await expect(page.getByRole('alert')).toContainText(words('restaurants_refusal_invitation_invalid'));
  await page.getByLabel(words('restaurants_tablet_code')).fill(code.toLowerCase());
  await join.click();
  await expect(page).toHaveURL(/\/inventory/);
  await expect(page.getByText(words('restaurants_tablet_turn_of', { name: 'Chaltu Gemechu' }))).toBeVisible();
  await page.getByRole('button', { name: words('restaurants_done'), exact: true }).click();
  await expect(page.getByRole('button', { name: /Chaltu Gemechu/ })).toBeVisible();
});
