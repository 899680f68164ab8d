import { appCode } from '../apps/server/testing/app-code.ts';
import { expect, bothKitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

test.use({ stocked: { items: [] } });

test('a second factor is set up, and then asked beside the password', async ({ page, kitchen, words }) => {
  await page.goto('/settings?tab=security');
  await expect(page.getByText(words('accounts_factor_off'))).toBeVisible();
  await page.locator('input[name="factor-password"]').fill(kitchen.password);
  await page.getByRole('button', { name: words('accounts_factor_set_up') }).click();
  await expect(page.getByRole('img', { name: words('accounts_factor_qr') })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  const secret = await page.locator('form > code').innerText();
  const uri = `otpauth://totp/Maed?secret=${secret}`;
  await page.getByLabel(words('accounts_factor_code')).fill('000000');
  await page.getByRole('button', { name: words('accounts_factor_confirm') }).click();
  await expect(page.getByRole('alert')).toContainText(words('accounts_factor_code_wrong'));
  await page.getByLabel(words('accounts_factor_code')).fill(appCode(uri));
  await page.getByRole('button', { name: words('accounts_factor_confirm') }).click();
  await expect(page.getByText(words('accounts_factor_on'))).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('maed.session'));
  await page.goto('/auth');
  await page.getByLabel(words('accounts_email')).fill(kitchen.email);
  await page.getByLabel(words('accounts_password'), { exact: true }).fill(kitchen.password);
  await page.getByRole('button', { name: words('accounts_sign_in') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts_factor'));
  await expectAccessible(page);
  await page.getByLabel(words('accounts_factor_code')).fill(appCode(uri));
  await page.getByRole('button', { name: words('accounts_factor_confirm') }).click();
  await expect(page).toHaveURL(/\/home$/);
});
