import { expect, kitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { signIn } from './world/sign-in.ts';

test.use({ serviceWorkers: 'allow', stocked: { items: [] } });

test('another device is signed out from here, then all of them', async ({ page, kitchen, maed, words }) => {
  const other = await signIn(maed, kitchen.email, kitchen.password);
  const asOther = { headers: { cookie: `${other.cookie.name}=${other.cookie.value}` }, data: { json: {} } };
  await page.goto('/settings?tab=security');
  await expect(page.getByText(words('accounts_device_this'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('accessToken');

  await page.getByRole('button', { name: words('accounts_device_end', { device: words('accounts_device_unknown') }) }).click();
  await expect(page.getByRole('button', { name: words('accounts_device_end', { device: words('accounts_device_unknown') }) })).toHaveCount(
    0,
  );
  expect((await page.request.fetch(`${maed.url}/rpc/restaurants/listMine`, { method: 'POST', ...asOther })).status()).toBe(401);

  await maed.stop();
  await page.getByRole('button', { name: words('accounts_sign_out_all') }).click();
  await expect(page.getByText(words('accounts_sign_out_error'))).toBeVisible();
  await maed.start();
  await page.getByRole('button', { name: words('accounts_sign_out_all') }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a name is changed for everybody, and an empty one is not', async ({ page, words }) => {
  await page.goto('/settings?tab=profile');
  await expect(page.getByRole('heading', { name: 'Hanna Tesfaye' })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  const save = page.getByRole('button', { name: words('accounts_profile_save') });
  await page.getByLabel(words('accounts_profile_last_name')).fill(' ');
  await save.click();
  await expect(page.getByRole('alert')).toContainText(words('ui_fill_in'));
  await page.getByLabel(words('accounts_profile_last_name')).fill('Bekele');
  const sent = page.waitForResponse((response) => response.url().endsWith('/accounts/updateName') && response.ok());
  await save.click();
  await sent;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hanna Bekele' })).toBeVisible();
});
