import type { Page } from '@playwright/test';

import { expect, kitchenTest, test } from './world/journey.ts';
import { latestLink } from './world/letters.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';
import { emailOf } from './world/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const ask = async (page: Page, words: (key: string, facts?: Record<string, string>) => string, email: string) => {
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts_recovery_title'));
  await page.getByLabel(words('accounts_email')).fill(email);
  await page.getByRole('button', { name: words('accounts_recovery_send') }).click();
  await expect(page.getByText(words('accounts_recovery_sent_text', { email }))).toBeVisible();
};

for (const language of ['en', 'am'] as const) {
  kitchenTest.describe(`in ${language}`, () => {
    kitchenTest.use({ language, signedIn: null, stocked: { items: [] } });

    kitchenTest('a forgotten password is replaced by a mailed link, which works once', async ({ page, kitchen, maed, words }) => {
      await page.goto('/auth');
      await page.getByRole('link', { name: words('accounts_forgot_password') }).click();
      await ask(page, words, kitchen.email);
      await expectAccessible(page);
      await expectNarrow(page);
      const link = await latestLink(maed, { to: kitchen.email, subject: 'accounts_letter_reset_subject' });
      expect(link.startsWith(`${maed.url}/reset-password?token_hash=`)).toBe(true);

      // Wherever the link lands, it leads to the reset screen.
      await page.goto(link.replace('/reset-password', '/auth'));
      await expect(page).toHaveURL(/\/reset-password/);
      const password = page.getByLabel(words('accounts_password_new'), { exact: true });
      const repeated = page.getByLabel(words('accounts_password_confirm'), { exact: true });
      const save = page.getByRole('button', { name: words('accounts_password_save') });
      await expect(password).toBeVisible({ timeout: 10_000 });
      await expectAccessible(page);
      await expectNarrow(page);
      for (const [first, second, title] of [
        ['Berbere-77!', 'Berbere-78!', 'accounts_passwords_differ'],
        ['Ab-1', 'Ab-1', 'accounts_password_short'],
        ['berbere-77', 'berbere-77', 'accounts_password_weak'],
        ['Password', 'Password', 'accounts_password_common'],
      ] as const) {
        await password.fill(first);
        await repeated.fill(second);
        await save.click();
        await expect(page.getByRole('alert')).toContainText(words(title));
      }
      await page.getByRole('button', { name: words('accounts_recovery_debug') }).click();
      const token = new URL(link).searchParams.get('token_hash') ?? '';
      expect(await page.getByRole('main').innerText()).not.toContain(token);
      await expect(page.getByRole('main')).toContainText('token_hash');

      await password.fill('Berbere-77!');
      await repeated.fill('Berbere-77!');
      await save.click();
      await expect(page.getByText(words('accounts_password_saved_text')).first()).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
      await page.getByLabel(words('accounts_email')).fill(kitchen.email);
      await page.getByLabel(words('accounts_password'), { exact: true }).fill('Berbere-77!');
      await page.getByRole('button', { name: words('accounts_sign_in') }).click();
      await expect(page).toHaveURL(/\/home$/);

      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByRole('alert')).toContainText(words('accounts_recovery_invalid'));
      await expectAccessible(page);
      await page.getByRole('button', { name: words('accounts_recovery_request_new') }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
    });
  });
}

test('a link that failed says why, and every way out is there', async ({ page, words }) => {
  await page.goto('/home#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired');
  await expect(page).toHaveURL(/\/reset-password#error=access_denied/);
  await expect(page.getByRole('alert')).toContainText(words('accounts_recovery_expired'));
  await page.goto('/auth?error=server_error&error_description=Link+is+invalid');
  await expect(page.getByRole('alert')).toContainText(words('accounts_recovery_invalid'));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toContainText(words('accounts_recovery_no_request'));
  await page.goto('/reset-password?type=recovery');
  await expect(page.getByRole('alert')).toContainText(words('accounts_recovery_no_session'));
  await page.goto('/reset-password?error=server_error');
  await expect(page.getByRole('alert')).toContainText(words('accounts_recovery_unknown'));
  await page.getByRole('button', { name: words('accounts_recovery_to_login') }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a reset link that was left behind in a tab keeps nobody from logging out there', async ({ page, maed, words }) => {
  await page.goto('/home#error=access_denied&error_code=otp_expired');
  await expect(page.getByRole('alert')).toContainText(words('accounts_recovery_expired'));
  await page.goto('/auth');
  await page.getByLabel(words('accounts_email')).fill(emailOf('staff.london'));
  await page.getByLabel(words('accounts_password'), { exact: true }).fill(maed.demoPassword());
  await page.getByRole('button', { name: words('accounts_sign_in') }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: words('app_profile_of', { name: 'Emma Clarke' }) }).click();
  await page.getByRole('menuitem', { name: words('app_log_out_menu') }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts_sign_in'));
});

kitchenTest.describe('a good link', () => {
  kitchenTest.use({ signedIn: null, stocked: { items: [] } });

  kitchenTest('that was left and is come back to in the same tab still shows the form', async ({ page, kitchen, maed, words }) => {
    await ask(page, words, kitchen.email);
    await page.goto(await latestLink(maed, { to: kitchen.email, subject: 'accounts_letter_reset_subject' }));
    const password = page.getByLabel(words('accounts_password_new'), { exact: true });
    await expect(password).toBeVisible({ timeout: 10_000 });
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts_sign_in'));
    expect(await page.evaluate(() => sessionStorage.getItem('maed.recovery'))).toBeNull();
    await page.goBack();
    await expect(password).toBeVisible();
  });
});

test('without a server the link is not spent, and no letter seems sent', async ({ page, maed, words }) => {
  await page.goto('/forgot-password');
  await page.getByLabel(words('accounts_email')).fill('hanna@example.com');
  await maed.stop();
  await page.getByRole('button', { name: words('accounts_recovery_send') }).click();
  await expect(page.getByText(words('accounts_connection_error'))).toBeVisible();
  await expect(page.getByText(words('accounts_recovery_sent'))).toHaveCount(0);
  await maed.start();
});

test('a code that nobody handed out signs nobody in', async ({ page, words }) => {
  await page.goto('/auth?code=12345');
  await expect(page).toHaveURL(/\/auth\/callback/);
  await expect(page.getByRole('alert')).toContainText(words('accounts_callback_failed'));
  await expectAccessible(page);
});
