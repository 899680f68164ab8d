import { bothTest as test, expect } from './world/journey.ts';
import { emailOf } from './world/sign-in.ts';

test('a wrong password is said beside its field, the address stays, and the right one opens the door', async ({ page, maed, words }) => {
  const password = page.getByLabel(words('accounts_password'), { exact: true });
  await page.goto('/auth');
  await page.getByLabel(words('accounts_email')).fill(emailOf('manager.london'));
  await password.fill('Not-this-one-1');
  await page.getByRole('button', { name: words('accounts_sign_in') }).click();
  await expect(page.getByRole('alert')).toContainText(words('accounts_refusal_credentials_wrong'));
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(words('accounts_email'))).toHaveValue(emailOf('manager.london'));

  await password.fill(maed.demoPassword());
  await page.getByRole('button', { name: words('accounts_sign_in') }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByPlaceholder(words('home_ask_placeholder'))).toBeVisible();
});

test('whoever signs in may look at what they typed, and is told that they are in', async ({ page, maed, words }) => {
  const password = page.getByLabel(words('accounts_password'), { exact: true });
  await page.goto('/auth');
  await page.getByLabel(words('accounts_email')).fill(emailOf('staff.london'));
  await password.fill(maed.demoPassword());
  await page.getByRole('button', { name: words('ui_show_typed') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: words('ui_hide_typed') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: words('accounts_sign_in') }).click();
  await expect(page.getByText(words('accounts_signed_in'))).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('whoever cannot get in is led on: to a new password, to a registration, or to a fresh start', async ({ page, words }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: words('accounts_forgot_password') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts_recovery_title'));
  await page.goBack();
  await page.getByRole('link', { name: words('accounts_register') }).click();
  await expect(page.getByRole('button', { name: words('restaurants_start_registration') })).toBeVisible();
  await page.goBack();
  const [reloaded] = await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: words('accounts_reset_here') }).click(),
  ]);
  expect(reloaded.url()).toMatch(/\/auth/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts_sign_in'));
});

test('an empty form names both fields and asks nobody', async ({ page, words }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/signIn') && calls.push(request.url()));
  await page.goto('/auth');
  await page.getByRole('button', { name: words('accounts_sign_in') }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByRole('alert').first()).toContainText(words('ui_fill_in'));
  expect(calls).toEqual([]);
});

test('signing out closes every door of this browser, and the server knows the session no more', async ({ page, maed, words }) => {
  await page.goto('/auth');
  await page.getByLabel(words('accounts_email')).fill(emailOf('chef.london'));
  await page.getByLabel(words('accounts_password'), { exact: true }).fill(maed.demoPassword());
  await page.getByRole('button', { name: words('accounts_sign_in') }).click();
  await expect(page.getByPlaceholder(words('home_ask_placeholder'))).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.includes('session'))).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);

  await page.getByRole('button', { name: words('app_profile_of', { name: 'Sara Haile' }) }).click();
  await page.getByRole('menuitem', { name: words('app_log_out_menu') }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/inventory');
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|session/.test(key)))).toEqual([]);

  await page.context().addCookies(cookies);
  const again = await page.request.post('/rpc/restaurants/listMine', { data: { json: {} } });
  expect(again.status()).toBe(401);
});
