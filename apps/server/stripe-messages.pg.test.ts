import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { signMessage } from './testing/stripe-stand-in.ts';
import { nextPeriod, withItem, type StandInSubscription } from './testing/stripe-things.ts';
import { payingHouse, webhookSecrets } from './testing/paying-house.ts';

const house = payingHouse();
const [secret, secretBefore] = webhookSecrets;
const back = {
  successUrl: 'http://localhost:4400/subscription?success=true',
  cancelUrl: 'http://localhost:4400/subscription?cancelled=true',
};
const books = () => house.stripe().books;

const send = (raw: string, signature: string): Promise<Response> =>
  fetch(`${house.http().address}/api/stripe/webhook`, { method: 'POST', headers: { 'stripe-signature': signature }, body: raw });

const tell = (kind: string, id: string): Promise<Response> => {
  const { raw } = books().message(kind, id);
  return send(raw, signMessage(raw, secret));
};

/** An owner whose trial is over, who has gone to pay for a plan and paid. */
const paid = async (planType = 'growth'): Promise<StandInSubscription> => {
  const text = `update subscription set plan = 'free_trial', trial_end_at = now() where owner_id = $1`;
  await queryAs(house.database().superuser, text, [house.here().ownerId]);
  await house.ask('/api/stripe/create-checkout-session', { userId: house.here().ownerId, planType, ...back });
  return books().completeCheckout();
};

const priceOf = (plan: string) => {
  const price = [...books().prices.values()].find(({ metadata }) => metadata['maed_plan'] === plan);
  if (!price) throw new Error(`No price of ${plan}.`);
  return price;
};

it('a plan that was paid for counts when Stripe says so, and the history says from what to what', async () => {
  const { id } = await paid();
  expect(await house.subscription()).toMatchObject({ plan: 'free_trial' });
  expect((await tell('customer.subscription.created', id)).status).toBe(200);
  expect(await house.subscription()).toMatchObject({ plan: 'growth', status: 'active', payment_status: 'paid' });
  expect(await house.history()).toEqual(['trial_start free_trial', 'subscribed free_trial growth']);
});

it('a message that nobody signed, or somebody else, or long ago, changes nothing', async () => {
  const { id } = await paid();
  const { raw } = books().message('customer.subscription.created', id);
  const stale = new Date(Date.now() - 6 * 60_000);
  const forged = ['', 't=1,v1=0', signMessage(raw, 'whsec_another'), signMessage(raw, secret, stale), signMessage(`${raw} `, secret)];
  for (const signature of forged) expect((await send(raw, signature)).status).toBe(400);
  expect(await house.subscription()).toMatchObject({ plan: 'free_trial' });
  expect((await send(raw, signMessage(raw, secret))).status).toBe(200);
});

it('while the secret is exchanged a message counts under either', async () => {
  const { id } = await paid();
  const { raw } = books().message('customer.subscription.created', id);
  expect((await send(raw, signMessage(raw, secretBefore))).status).toBe(200);
  expect(await house.subscription()).toMatchObject({ plan: 'growth' });
});

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2 ? [[...items]] : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

it('five messages in every order, each three times, end as Stripe has it', async () => {
  const { id } = await paid();
  const changes = [
    (each: StandInSubscription) => each,
    (each: StandInSubscription) => withItem(each, { price: priceOf('pro') }),
    (each: StandInSubscription) => ({ ...each, status: 'past_due' as const }),
    (each: StandInSubscription) => ({ ...nextPeriod(each), status: 'active' as const }),
    (each: StandInSubscription) => ({ ...each, cancel_at_period_end: true }),
  ];
  const messages = changes.map((by) => {
    books().change(id, by);
    return books().message('customer.subscription.updated', id).raw;
  });
  const orders = permutations(messages);
  expect(orders).toHaveLength(120);
  for (const order of orders) {
    const text = `delete from billing_message where owner_id = $1`;
    await queryAs(house.database().superuser, text, [house.here().ownerId]);
    for (const raw of order) {
      const answers = await Promise.all([1, 2, 3].map(() => send(raw, signMessage(raw, secret))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await house.subscription()).toMatchObject({ plan: 'pro', status: 'active', payment_status: 'paid', will_cancel: true });
  }
  expect(await house.history()).toEqual(['trial_start free_trial', 'subscribed free_trial pro', 'cancel_scheduled free_trial pro']);
});

it('messages at the same moment, of different states, end as Stripe has it', async () => {
  const { id } = await paid();
  const sent = Array.from({ length: 12 }, (_, turn) => {
    books().change(id, (each) => withItem(each, { price: priceOf(turn % 2 === 0 ? 'pro' : 'growth') }));
    return tell('customer.subscription.updated', id);
  });
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
  expect(await house.subscription()).toMatchObject({ plan: 'growth' });
});

it('a message that comes twice is asked about once', async () => {
  const { id } = await paid();
  const { raw } = books().message('customer.subscription.created', id);
  await send(raw, signMessage(raw, secret));
  const asked = () => house.stripe().requests.filter((line) => line === 'GET /v1/subscriptions').length;
  const before = asked();
  await send(raw, signMessage(raw, secret));
  expect(asked()).toBe(before);
});

it('while Stripe does not answer, its message is refused for now, and taken in when it comes again', async () => {
  const { id } = await paid();
  const { raw } = books().message('customer.subscription.created', id);
  house.stripe().isDown = true;
  expect((await send(raw, signMessage(raw, secret))).status).toBe(503);
  house.stripe().isDown = false;
  expect((await send(raw, signMessage(raw, secret))).status).toBe(200);
  expect(await house.subscription()).toMatchObject({ plan: 'growth' });
});

it('a payment that fails leaves fourteen days, and its recovery leaves nothing owed', async () => {
  const { id } = await paid();
  await tell('customer.subscription.created', id);
  books().change(id, (each) => ({ ...each, status: 'past_due' }));
  await tell('invoice.payment_failed', id);
  const owed = await house.subscription();
  expect(owed).toMatchObject({ plan: 'growth', status: 'past_due', payment_status: 'failed', past_due_at: expect.any(Date) });
  const limit = () => house.as('owner').subscription.getOverview({ restaurantId: house.here().restaurantId });
  expect(await limit()).toMatchObject({ plan: 'growth', staffLimit: 10 });
  const overdue = `update subscription set past_due_at = now() - interval '14 days' where owner_id = $1`;
  await queryAs(house.database().superuser, overdue, [house.here().ownerId]);
  expect(await limit()).toMatchObject({ plan: 'starter', staffLimit: 5 });
  books().change(id, (each) => ({ ...each, status: 'active' }));
  await tell('invoice.paid', id);
  expect(await limit()).toMatchObject({ plan: 'growth', staffLimit: 10 });
  expect((await house.history()).slice(-2)).toEqual(['payment_failed growth growth', 'payment_recovered growth growth']);
});

it('a plan that is given up ends with its period, on the free plan, with everybody still there', async () => {
  const { id } = await paid();
  await tell('customer.subscription.created', id);
  books().change(id, (each) => ({ ...each, cancel_at_period_end: true }));
  await tell('customer.subscription.updated', id);
  expect(await house.subscription()).toMatchObject({ plan: 'growth', will_cancel: true, next_payment_at: null });
  books().change(id, (each) => ({ ...each, status: 'canceled' }));
  await tell('customer.subscription.deleted', id);
  expect(await house.subscription()).toMatchObject({ plan: 'starter', status: 'active', payment_status: 'none', will_cancel: false });
  const overview = await house.as('owner').subscription.getOverview({ restaurantId: house.here().restaurantId });
  expect(overview).toMatchObject({ staffUsed: 6, staffLimit: 5 });
});

it('a customer of another installation, with our owner’s name on it, changes nothing', async () => {
  const { id } = await paid();
  await tell('customer.subscription.created', id);
  books().customers.set('cus_foreign', {
    id: 'cus_foreign',
    object: 'customer',
    email: null,
    metadata: { owner_id: house.here().ownerId },
  });
  books().subscriptions.set('sub_foreign', {
    ...withItem(
      { ...(books().subscriptions.get(id) as StandInSubscription), id: 'sub_foreign', customer: 'cus_foreign' },
      { price: priceOf('enterprise') },
    ),
  });
  expect((await tell('customer.subscription.created', 'sub_foreign')).status).toBe(200);
  expect(await house.subscription()).toMatchObject({ plan: 'growth' });
});
