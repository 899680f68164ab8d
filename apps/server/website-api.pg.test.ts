import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { websiteSubscriptionSchema } from '../../modules/subscription/contract/website.contract.ts';
import { payingHouse } from './testing/paying-house.ts';

const house = payingHouse();
const userId = () => house.here().ownerId;
const back = {
  successUrl: 'http://localhost:4400/subscription?success=true',
  cancelUrl: 'http://localhost:4400/subscription?cancelled=true',
};
const subscriptionPath = (id = userId()) => `/api/stripe/get-subscription?userId=${id}`;
const checkout = (body: object = {}) =>
  house.ask('/api/stripe/create-checkout-session', { userId: userId(), planType: 'growth', ...back, ...body });
const portal = (body: object = {}) =>
  house.ask('/api/stripe/create-portal-session', { userId: userId(), returnUrl: back.successUrl, ...body });

it('says of an account what its plan is, what is used and what it holds', async () => {
  await queryAs(house.database().superuser, `update subscription set plan = 'starter' where owner_id = $1`, [userId()]);
  const { status, body } = await house.ask(subscriptionPath());
  expect(status).toBe(200);
  expect(websiteSubscriptionSchema.parse(body)).toEqual({
    subscription: null,
    usage: { aiOpsUsed: 0, aiOpsLimit: 100, usersUsed: 6, usersLimit: 2, locationsUsed: 1, locationsLimit: 1 },
    planFeatures: {
      name: 'starter',
      type: 'free',
      features: ['staff-scheduling'],
      limitations: ['smart-forecasting', 'multi-location', 'compliance-automation', 'api-access', 'white-label', 'dedicated-support'],
    },
    billing: { nextBillingDate: expect.any(String), amount: 0, currency: 'GBP', paymentMethod: null },
    user: { id: userId(), email: house.here().email, teamSize: 6, accountAge: 0 },
  });
});

it('answers nobody about somebody else, and nobody without a token', async () => {
  const other = house.idOf('manager');
  expect(await house.ask(subscriptionPath(other))).toEqual({ status: 403, body: { error: 'Data isolation error' } });
  expect((await checkout({ userId: other })).status).toBe(403);
  expect((await portal({ userId: other })).status).toBe(403);
  for (const bearer of ['', 'nonsense', `${await house.token()}x`])
    expect((await house.ask(subscriptionPath(), null, bearer)).status).toBe(401);
});

it('leads to a checkout only for plans that can be paid, and only back to where it was asked', async () => {
  expect((await checkout()).body).toEqual({ url: expect.stringContaining(house.stripe().url) });
  for (const planType of ['starter', 'free_trial', 'platinum', '']) expect((await checkout({ planType })).status).toBe(400);
  for (const successUrl of ['https://elsewhere.example/', 'javascript:alert(1)', 'http://localhost:4400.elsewhere.example/', 'nonsense'])
    expect((await checkout({ successUrl })).status).toBe(400);
  expect((await portal({ returnUrl: 'https://elsewhere.example/' })).status).toBe(400);
});

it('whoever has not confirmed their address cannot pay yet', async () => {
  await queryAs(house.database().superuser, 'update auth."user" set email_verified = false where id = $1', [userId()]);
  expect(await checkout()).toEqual({ status: 403, body: { error: 'Email not verified' } });
});

it('what is left of the trial is not charged', async () => {
  await queryAs(house.database().superuser, `update subscription set plan = 'free_trial' where owner_id = $1`, [userId()]);
  await checkout();
  const { status, items } = house.stripe().books.completeCheckout();
  expect(status).toBe('trialing');
  expect(items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000 + 13 * 86_400);
});

it('whoever pays already, also before Stripe has said so here, confirms another plan in the portal', async () => {
  await checkout();
  const { customer, id } = house.stripe().books.completeCheckout();
  const change = { url: `${house.stripe().url}/portal/${customer}?flow=subscription_update_confirm` };
  expect((await checkout({ planType: 'pro' })).body).toEqual(change);
  await queryAs(house.database().superuser, 'update billing_account set subscription_ref = $2 where owner_id = $1', [userId(), id]);
  expect((await checkout({ planType: 'pro' })).body).toEqual(change);
  expect((await portal()).body).toEqual({ url: `${house.stripe().url}/portal/${customer}?flow=none` });
});

it('of several ways to pay that were opened only the last is left', async () => {
  for (const planType of ['growth', 'pro', 'growth']) await checkout({ planType });
  const customer = [...house.stripe().books.customers.values()].find(({ metadata }) => metadata['owner_id'] === userId());
  expect(house.stripe().books.openCheckoutsOf(customer?.id ?? '')).toBe(1);
});

it('whom Stripe deleted can pay again, under another name', async () => {
  await checkout();
  const { books } = house.stripe();
  const before = [...books.customers.values()].find(({ metadata }) => metadata['owner_id'] === userId());
  books.customers.set(before?.id ?? '', { ...before, deleted: true } as never);
  expect((await checkout()).status).toBe(200);
  expect(books.completeCheckout().customer).not.toBe(before?.id);
});

it('whoever holds no account, and whoever pays elsewhere, is told so', async () => {
  const text = `insert into billing_account (owner_id, provider, customer_ref, subscription_ref) values ($1, $2, 'c', 's')`;
  await queryAs(house.database().superuser, text, [userId(), 'sandbox']);
  expect((await checkout()).status).toBe(200);
  await queryAs(house.database().superuser, text, [userId(), 'chapa']);
  expect((await checkout()).status).toBe(200);
  await queryAs(house.database().superuser, `update subscription set prepaid_until = now() + interval '1 day' where owner_id = $1`, [
    userId(),
  ]);
  expect(await checkout()).toEqual({ status: 409, body: { error: 'Paid elsewhere' } });
  const bearer = await house.token();
  await queryAs(house.database().superuser, 'delete from subscription where owner_id = $1', [userId()]);
  expect(await house.ask(subscriptionPath(), null, bearer)).toEqual({ status: 404, body: { error: 'No subscription' } });
});

it('without anything paid the portal is its own page', async () => {
  expect((await portal()).body).toEqual({ url: 'http://localhost:4400/portal' });
});

it('when Stripe is down the website says so, and the kitchen, the stock and the tasks go on', async () => {
  house.stripe().isDown = true;
  expect((await checkout()).status).toBe(503);
  const [owner, where] = [house.as('owner'), { restaurantId: house.here().restaurantId }];
  expect(await owner.inventory.listItems({ ...where, limit: 1 })).toMatchObject({ rows: [] });
  expect(await owner.tasks.listTasks(where)).toMatchObject({ tasks: [] });
  expect((await house.ask(subscriptionPath())).status).toBe(200);
  house.stripe().isDown = false;
});
