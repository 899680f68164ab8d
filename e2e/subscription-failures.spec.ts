import { bothKitchenTest as test, expect } from './world/journey.ts';

test.use({ stocked: { items: [] } });

test('a billing service that fails is said, and the way to it stays open', async ({ page, context, exactly, words }) => {
  const website = (path: string) => `**/api/stripe/${path}`;
  const said = (...lines: readonly string[]) => expect(page.locator('[data-sonner-toast] p')).toHaveText(lines.join(''));
  const main = page.getByRole('main');
  const portalOpened = async (press: () => Promise<void>) => {
    const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
    await opened.waitForURL(/\/portal\b/);
    await opened.close();
  };
  await page.goto('/subscription');
  const refresh = main.getByRole('button', { name: exactly('subscription_refresh', 'Refresh') });
  await refresh.click();
  await said(exactly('subscription_refreshed', 'Data Refreshed'));

  for (const path of ['get-subscription*', 'create-portal-session', 'create-checkout-session']) {
    await context.route(website(path), (route) => route.fulfill({ status: 500, body: 'out of order' }));
  }
  await refresh.click();
  await said(
    exactly('subscription_refresh_failed', 'Refresh Failed'),
    exactly('subscription_refresh_failed_text', 'Please try again later.'),
  );
  await expect(main.getByText(words('subscription_website_away'))).toBeVisible();

  await portalOpened(() => main.getByRole('button', { name: words('subscription_portal') }).click());
  await said(exactly('subscription_portal_failed', 'Unable to Open Billing Portal'));

  const upgrade = main.getByRole('button', { name: words('subscription_upgrade_to', { plan: words('subscription_plan_growth') }) });
  await portalOpened(() => upgrade.click());
  await said(
    exactly('subscription_upgrade_failed', 'Upgrade Failed'),
    exactly('subscription_upgrade_failed_text', 'Please try again or contact support.'),
  );

  // What can be cured is said with its cure, and no empty portal opens.
  await context.route(website('create-checkout-session'), (route) => route.fulfill({ status: 403, json: { error: 'Email not verified' } }));
  const [opened] = await Promise.all([page.waitForEvent('popup'), upgrade.click()]);
  await said(words('subscription_confirm_first'), words('subscription_confirm_first_text'));
  expect(opened.isClosed()).toBe(true);
});

test('whoever is about to pay is told where they are led', async ({ page, context, exactly, words }) => {
  await page.goto('/subscription');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/api/stripe/create-checkout-session', async (route) => {
    await isAsked;
    await route.continue();
  });
  const plan = words('subscription_plan_growth');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('subscription_upgrade_to', { plan }) })
    .click();
  await expect(page.locator('[data-sonner-toast]')).toHaveText(exactly('subscription_redirecting', 'Redirecting to Checkout'));
  answer();
});
