import { expect, bothKitchenTest as test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

test.use({ stocked: { items: [] } });

test('a passkey is made on a device, opens a sign-in without the password, and is taken back', async ({ page, kitchen, words }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/settings?tab=security');
  const made = page.getByRole('button', { name: words('accounts_passkey_remove_named', { name: 'My phone' }) });
  await page.getByLabel(words('accounts_passkey_name')).fill('My phone');
  await page.locator('input[name="passkey-password"]').fill('Wrong-1234!');
  await page.getByRole('button', { name: words('accounts_passkey_make') }).click();
  await expect(page.getByText(words('accounts_password_current_wrong'))).toBeVisible();
  await page.locator('input[name="passkey-password"]').fill(kitchen.password);
  await page.getByRole('button', { name: words('accounts_passkey_make') }).click();
  await expect(made).toBeVisible();
  await expect(page.getByText(words('accounts_passkey_unused'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('maed.session'));
  await page.goto('/auth');
  await page.getByRole('button', { name: words('accounts_passkey_sign_in') }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/settings?tab=security');
  await expect(page.getByText(words('accounts_passkey_unused'))).toBeHidden();
  await made.click();
  await expect(made).toBeHidden();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('maed.session'));
  await page.goto('/auth');
  await page.getByRole('button', { name: words('accounts_passkey_sign_in') }).click();
  await expect(page.getByText(words('accounts_passkey_refused'))).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});
