import { superuserOf } from '../apps/server/testing/real-server.ts';
import { queryAs } from '../db/testing/query-as.ts';
import { expect } from './world/journey.ts';
import { payingTest as test } from './world/paying.ts';

test.use({ stocked: { items: [] } });

test('somebody goes from the trial to growth, misses a payment and pays it, each as soon as Stripe says so', async ({
  page,
  kitchen,
  maed,
  stripe,
  tellOf,
  words,
}) => {
  const growth = words('subscription_plan_growth');
  const text = `update subscription set trial_end_at = now() + interval '1 day' where owner_id = $1`;
  await queryAs(superuserOf(maed.dataFolder), text, [kitchen.owner.session.user.id]);
  await page.goto('/subscription');
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: words('subscription_upgrade_to', { plan: growth }) }).click(),
  ]);
  await checkout.waitForURL(`${stripe.url}/pay/*`);

  // Back from Stripe, before Stripe's own word: nothing is claimed, and what comes is shown without a hand.
  const { id } = stripe.books.completeCheckout();
  await checkout.goto('/settings?tab=subscription&success=true');
  const main = checkout.getByRole('main');
  await expect(main.getByText(words('subscription_pending'))).toBeVisible();
  await tellOf(id);
  await expect(main.getByText(words('subscription_paid'))).toBeVisible();
  await expect(main.getByText(words('subscription_of_staff', { limit: 10 }))).toBeVisible();
  await expect(main.getByText('Visa 4242')).toBeVisible();

  const owed = checkout.getByText(words('subscription_owed'));
  const refresh = main.getByRole('button', { name: words('subscription_refresh'), exact: true });
  stripe.books.change(id, (subscription) => ({ ...subscription, status: 'past_due' }));
  await tellOf(id);
  await refresh.click();
  await expect(owed).toHaveCount(2);
  await expect(main.getByText(words('subscription_of_staff', { limit: 10 }))).toBeVisible();
  await checkout.goto('/inventory');
  await expect(owed).toHaveCount(1);
  await checkout.getByRole('link', { name: words('subscription_pay_now') }).click();
  const [portal] = await Promise.all([
    checkout.waitForEvent('popup'),
    main.getByRole('button', { name: words('subscription_portal') }).click(),
  ]);
  await portal.waitForURL(`${stripe.url}/portal/*`);

  stripe.books.change(id, (subscription) => ({ ...subscription, status: 'active' }));
  await tellOf(id);
  await refresh.click();
  await expect(owed).toHaveCount(0);
  await expect(main.getByText(words('subscription_event_payment_recovered'))).toBeVisible();
});

test('an account holder in Ethiopia reads the prices in birr with their day, pays three months ahead and sees until when', async ({
  page,
  kitchen,
  maed,
  chapa,
  words,
}) => {
  const asSuperuser = (text: string, values: readonly string[]) => queryAs(superuserOf(maed.dataFolder), text, [...values]);
  await asSuperuser(`update restaurant set country = 'ET', currency = 'ETB', time_zone = 'Africa/Addis_Ababa' where id = $1`, [
    kitchen.restaurantId,
  ]);
  await page.goto('/subscription');
  await expect(page.getByText(words('subscription_birr_as_of', { day: '1 November 2026' }))).toBeVisible();
  const plan = words('subscription_plan_growth');
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: words('subscription_birr_pay', { plan, count: 3, price: '13,500\u00a0ብር' }) }).click(),
  ]);
  await checkout.waitForURL(`${chapa.url}/checkout/*`);
  const reference = chapa.pay();
  // The way back asks Chapa by itself; its message may come whenever it likes.
  await checkout.goto(chapa.payments.get(reference)?.returnUrl ?? '');
  const main = checkout.getByRole('main');
  await expect(main.getByText(words('subscription_paid'))).toBeVisible();
  await expect(main.getByText(words('subscription_prepaid'))).toBeVisible();
  await expect(main.getByText(words('subscription_of_staff', { limit: 10 }))).toBeVisible();
});
