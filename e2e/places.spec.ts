import { bothTest as test, expect } from './world/journey.ts';

test('a stranger at any inner address is led to the sign-in', async ({ page, words }) => {
  for (const path of ['/', '/home', '/inventory', '/settings', '/admin/integrations/square/callback?code=1']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts_sign_in'));
  }
  // The address that was asked for is not one to go back to.
  await page.goto('/terms');
  await page.goto('/reports');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a recovery link arrives whole at the page for the new password, wherever it pointed', async ({ page }) => {
  for (const from of [
    '/auth?type=recovery&token_hash=abc123',
    '/#access_token=one&refresh_token=two&type=recovery',
    '/home?error=access_denied&error_code=otp_expired#error_description=Email+link+is+invalid+or+has+expired',
  ]) {
    await page.goto(from);
    await page.waitForURL('**/reset-password**');
    expect(page.url().replace(/^.*\/reset-password/, '')).toBe(from.replace(/^\/[a-z]*/, ''));
    await page.goto('about:blank');
  }
});

test('terms, privacy and recovery are open to anyone', async ({ page, words }) => {
  for (const [path, title, text] of [
    ['/terms', 'app_terms_title', 'app_terms_purpose'],
    ['/privacy', 'app_privacy_title', 'app_privacy_purpose'],
    ['/forgot-password', 'accounts_recovery_title', 'accounts_recovery_hint'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title));
    await expect(page.getByText(words(text))).toBeVisible();
  }
});

test.describe('a signed-in owner', () => {
  test.use({ who: 'owner' });

  test('is told that an address leads nowhere, and finds home from there', async ({ page, words }) => {
    await page.goto('/no/such/place');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('app_not_found_title'));
    await page.getByRole('link', { name: words('app_go_home') }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('is at home at once, without the sign-in flashing by, unless an invitation is held', async ({ page, words, exactly }) => {
    for (const path of ['/auth', '/auth?view=sign_up', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/home$/);
    }
    await page.goto('/auth?invite=abc');
    await expect(page.getByText(exactly('restaurants_invalid_invitation', 'Invalid Invitation:'))).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?invite=abc$/);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('app_settings_title'));
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('works on in the other restaurant, and finds it again after a reload', async ({ page, words }) => {
    const [addis, london] = ['Habesha House', 'Selam Kitchen'];
    const switcher = (name: string) => page.getByRole('button', { name: words('restaurants_switch', { name }) });
    await page.goto('/home');
    await switcher(addis).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(new RegExp(addis));
    await expect(page.getByRole('menuitemradio', { checked: false })).toHaveText(new RegExp(london));
    await page.getByRole('menuitemradio', { name: london }).click();
    await expect(switcher(london)).toBeVisible();
    await page.reload();
    await switcher(london).click();
    await page.getByRole('menuitemradio', { name: addis }).click();
    await expect(switcher(addis)).toBeVisible();
  });
});
