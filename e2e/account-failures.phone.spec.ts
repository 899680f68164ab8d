import { once } from 'node:events';
import { createServer } from 'node:http';

import { superuserOf } from '../apps/server/testing/real-server.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { bothKitchenTest as test, expect } from './world/journey.ts';
import type { MaedServer } from './world/maed-server.ts';

test.use({ serviceWorkers: 'allow', stocked: { items: [] } });

/** Takes a table away from the running database, as a restore that went wrong does, for as long as the work lasts. */
const without = async ({ dataFolder }: MaedServer, table: string, work: () => Promise<void>): Promise<void> => {
  const ask = (text: string) => queryAs(superuserOf(dataFolder), text);
  const [schema, name] = table.split('.');
  await ask(`alter table ${table} rename to gone`);
  try {
    await work();
  } finally {
    await ask(`alter table ${schema}.gone rename to ${name}`);
  }
};

/** Another program stands where the server was, and answers in its own way. */
const instead = async (maed: MaedServer, status: number, work: () => Promise<void>): Promise<void> => {
  await maed.stop();
  const stranger = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Router</title>');
  });
  stranger.listen(Number(new URL(maed.url).port));
  await once(stranger, 'listening');
  await work();
  stranger.closeAllConnections();
  stranger.close();
  await once(stranger, 'close');
  await maed.start();
};

test('a profile that cannot be loaded says who is to blame, and a session that is gone leads to the sign-in', async ({
  page,
  maed,
  exactly,
}) => {
  const [notLoaded, failed] = [
    exactly('accounts_profile_not_loaded', 'Failed to load profile'),
    exactly('accounts_profile_load_failed', 'Error loading profile'),
  ];
  const advice = exactly('accounts_profile_load_failed_text', 'Please try refreshing the page');
  const alert = (title: string) => page.getByRole('alert').filter({ hasText: title });
  await page.goto('/settings?tab=profile');
  await expect(page.getByRole('heading', { name: 'Hanna Tesfaye' })).toBeVisible();
  await without(maed, 'public.profile', async () => {
    await page.reload();
    await expect(alert(notLoaded)).toContainText(advice);
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hanna Tesfaye' })).toBeVisible();
  await expect(alert(notLoaded)).toHaveCount(0);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await maed.stop();
  await page.reload();
  // Nothing is wrong with what is shown, so that nobody is alarmed.
  await expect(page.getByRole('status').filter({ hasText: failed })).toContainText(advice);
  await expect(alert(failed)).toHaveCount(0);
  await maed.start();

  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a sign-out that fails leaves one signed in and says whether the line is cut or the server broke', async ({
  page,
  maed,
  exactly,
  words,
}) => {
  const failed = exactly('app_sign_out_failed', 'Failed to sign out. Please try again.');
  const cut = [exactly('accounts_error', 'Error'), `${failed} ${words('app_sign_out_no_line')}`];
  const unexpected = [
    exactly('app_sign_out_error', 'Sign Out Error'),
    exactly('app_sign_out_unexpected', 'An unexpected error occurred. Please try again.'),
  ];
  // The one before may still be on its way out.
  const said = (lines: readonly string[]) =>
    expect(page.locator('[data-sonner-toast]:not([data-removed=true]) p')).toHaveText(lines.join(''));
  await page.goto('/home');
  const signOut = async () => {
    await page.getByRole('button', { name: 'Hanna Tesfaye' }).click();
    await page.getByRole('menuitem', { name: exactly('app_log_out_menu', 'Log out') }).click();
  };
  await expect(page.getByRole('button', { name: 'Hanna Tesfaye' })).toBeVisible();
  // By then the app has fetched ahead what it says without a server.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await maed.stop();
  await signOut();
  await said(cut);
  await maed.start();
  const say = { 502: unexpected, 200: cut };
  for (const status of [502, 200] as const) {
    await instead(maed, status, async () => {
      await signOut();
      await said(say[status]);
    });
  }
  await expect(page).toHaveURL(/\/home$/);
  await signOut();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a reset link that cannot be verified, and one whose session the browser loses, say so', async ({ page, maed, kitchen, exactly }) => {
  const ask = (text: string, values: readonly unknown[]) => queryAs<{ path: string }>(superuserOf(maed.dataFolder), text, [...values]);
  await page.context().clearCookies();
  await page.request.post('/rpc/accounts/requestReset', { data: { json: { email: kitchen.email } } });
  const [letter] = await ask(`select facts->>'path' as path from mail.letter where recipient = $1 and template = 'reset'`, [kitchen.email]);
  const link = letter?.path ?? '';
  const alert = page.getByRole('alert');
  const verification =
    exactly('accounts_recovery_verification_failed', 'Token verification failed: the server could not answer').split('{')[0] ?? '';
  await without(maed, 'auth.proof', async () => {
    await page.goto(link);
    await expect(alert).toContainText(verification);
  });
  // The link was not spent by a server that could not look at it.
  const verified = page.waitForResponse((response) => response.url().endsWith('/accounts/verifyRecovery') && response.ok());
  await page.goto('/forgot-password');
  await page.goto(link);
  await verified;
  await page.context().clearCookies();
  await expect(alert).toContainText(
    exactly('accounts_recovery_not_established', 'Session was not established after token verification. Please try the reset link again.'),
  );
});
