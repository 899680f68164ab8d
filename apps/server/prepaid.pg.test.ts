import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { openChapa, settleOpenPayments } from '../../modules/subscription/server/mount.ts';
import { chapaMessage } from './testing/chapa-stand-in.ts';
import { chapaSecret, payingHouse } from './testing/paying-house.ts';

const house = payingHouse();
const userId = () => house.here().ownerId;
const superuser = (text: string) => queryAs(house.database().superuser, text, [userId()]);

beforeEach(async () => {
  await superuser(`update subscription set plan = 'starter', status = 'active' where owner_id = $1`);
});

const begin = (planType: string, months: number) => house.ask('/api/chapa/create-checkout-session', { userId: userId(), planType, months });
const send = (raw: string, signature: string) =>
  fetch(`${house.http().address}/api/chapa/webhook`, { method: 'POST', headers: { 'x-chapa-signature': signature }, body: raw });
const tell = (reference: string) => {
  const { raw, signature } = chapaMessage(reference, chapaSecret);
  return send(raw, signature);
};
const comeBack = (reference: string) => fetch(`${house.http().address}/api/chapa/return?reference=${reference}`, { redirect: 'manual' });
const payments = () =>
  superuser(`select plan, months, amount_minor::text as amount, status from billing_payment where owner_id = $1 order by opened_at`);
const paidUntil = async () => (await house.subscription())['prepaid_until'] as Date | null;

it('three months in birr cost what was set, and count when Chapa says that they are paid', async () => {
  const { status, body } = await begin('growth', 3);
  expect([status, body]).toEqual([200, { url: expect.stringContaining(house.chapa().url) }]);
  expect([...house.chapa().payments.values()].at(-1)).toMatchObject({ amount: '13500.00', currency: 'ETB' });
  const reference = house.chapa().pay();
  expect(await house.subscription()).toMatchObject({ plan: 'starter' });
  expect((await tell(reference)).status).toBe(200);
  expect(await house.subscription()).toMatchObject({ plan: 'growth', status: 'active', payment_status: 'paid', next_payment_at: null });
  expect(((await paidUntil()) ?? new Date()).getTime()).toBeGreaterThan(Date.now() + 88 * 86_400_000);
  expect(await payments()).toEqual([{ plan: 'growth', months: 3, amount: '1350000', status: 'PAID' }]);
  expect((await house.history()).at(-1)).toBe('subscribed starter growth');
});

it('a payment that is told of ten times at once, and come back from, counts once', async () => {
  await begin('pro', 1);
  const reference = house.chapa().pay();
  await Promise.all([...Array.from({ length: 10 }, () => tell(reference)), comeBack(reference)]);
  const until = await paidUntil();
  await tell(reference);
  expect(await paidUntil()).toEqual(until);
  expect((until ?? new Date()).getTime()).toBeLessThan(Date.now() + 32 * 86_400_000);
  expect((await comeBack(reference)).headers.get('location')).toBe('/settings?tab=subscription&success=true');
});

it('whoever pays again before the end has both terms', async () => {
  await begin('growth', 1);
  await tell(house.chapa().pay());
  const first = await paidUntil();
  await begin('growth', 1);
  await tell(house.chapa().pay());
  expect(((await paidUntil()) ?? new Date()).getTime() - (first ?? new Date()).getTime()).toBeGreaterThan(27 * 86_400_000);
});

it('a message that Chapa did not sign, and a payment that was not made, or of another amount, change nothing', async () => {
  await begin('growth', 1);
  const unpaid = [...house.chapa().payments.keys()].at(-1) ?? '';
  expect((await comeBack(unpaid)).headers.get('location')).toBe('/settings?tab=subscription&success=true');
  await tell(unpaid);
  const reference = house.chapa().pay('4499.99');
  await tell(reference);
  const { raw } = chapaMessage(house.chapa().pay('4500.00'), chapaSecret);
  for (const signature of ['', 'zz', chapaMessage(reference, 'another').signature]) expect((await send(raw, signature)).status).toBe(400);
  await tell(`m.${'A'.repeat(22)}.${'A'.repeat(22)}`);
  expect(await house.subscription()).toMatchObject({ plan: 'starter' });
  expect(await payments()).toEqual([{ plan: 'growth', months: 1, amount: '450000', status: 'OPEN' }]);
});

it('a payment whose message never came is found by the hourly job', async () => {
  await begin('pro', 12);
  house.chapa().pay();
  const prices = { asOf: '2026-11-01', monthlyMinor: { growth: 1n, pro: 1n } };
  const chapa = openChapa({ secretKey: 'CHASECK_TEST', webhookSecret: chapaSecret, apiUrl: house.chapa().url, prices });
  await settleOpenPayments(chapa).run({ pools: house.database().pools } as never);
  expect(await house.subscription()).toMatchObject({ plan: 'pro' });
});

it('nobody begins a payment for somebody else, for a free plan, for two months, or beside a living subscription', async () => {
  const path = '/api/chapa/create-checkout-session';
  expect((await house.ask(path, { userId: uuidv7(), planType: 'growth', months: 1 })).status).toBe(403);
  expect((await begin('starter', 1)).status).toBe(400);
  expect((await begin('growth', 2)).status).toBe(400);
  await superuser(
    `insert into billing_account (owner_id, provider, customer_ref, subscription_ref) values ($1, 'stripe', 'cus_1', 'sub_1')`,
  );
  expect((await begin('growth', 1)).status).toBe(409);
  expect(await payments()).toEqual([]);
});
