import { expect, test as base } from './world/journey.ts';
import { putIntoShell, shell, tellShell } from './world/native-shell.ts';
import { emailOf } from './world/sign-in.ts';
import { watch } from './world/watch.ts';

/** The page of an app asks its server, and nobody else. */
const test = base.extend({
  neverAbroad: async ({ context }, use) => {
    const faults = await watch(context, shell.page);
    await use();
    expect(faults.filter((fault) => !fault.startsWith(`asked another origin: ${shell.server}/`))).toEqual([]);
  },
});

test('the app asks for what it needs at its first launch, signs in without a cookie, and is still signed in when it is started anew', async ({
  page,
  context,
  maed,
  words,
}) => {
  await maed.start();
  await putIntoShell(page, maed);
  await page.goto(`${shell.page}/`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('app_permissions_allow') })
    .click();
  await expect(page.getByText(words('app_permissions_granted'))).toBeVisible();

  await page.getByLabel(words('accounts_email'), { exact: true }).fill(emailOf('owner'));
  await page.getByLabel(words('accounts_password'), { exact: true }).fill(maed.demoPassword());
  await page.getByRole('button', { name: words('accounts_sign_in'), exact: true }).click();
  await expect(page).toHaveURL(`${shell.page}/home`);
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('navigation', { name: words('app_most_used') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tellShell(page, 'App.appUrlOpen', { url: `${shell.server}/reset-password?error=access_denied&error_code=otp_expired` });
  await expect(page).toHaveURL(/^https:\/\/localhost\/reset-password/);
  // The page begins anew: its files must be there before nobody answers for them any more.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is still on its way is nobody's any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
