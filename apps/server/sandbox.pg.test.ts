import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { endSandboxPlans, sandboxProvider } from '../../modules/subscription/server/mount.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { quietHttp } from './testing/quiet-http.ts';
import { baseUrl } from './testing/test-app.ts';

const house = freshHouse();
const secret = 'a secret of the tests, long enough';
const provider = (signedWith = secret) => sandboxProvider({ baseUrl, secret: signedWith });
const payer = () => ({ ownerId: house.here().ownerId, email: 'a@b.c', firstName: 'Hanna', lastName: 'Bekele', language: 'am' as const });

const checkout = async (from = provider()): Promise<string> => {
  const urls = { successUrl: `${baseUrl}/subscription?success=true`, cancelUrl: `${baseUrl}/subscription?cancelled=true` };
  return (await from.openCheckout({ payer: payer(), known: null, plan: 'growth', chargeFrom: null, ...urls })).url;
};
const portal = () =>
  provider().openPortal({
    ownerId: payer().ownerId,
    known: { customerRef: '', subscriptionRef: null },
    language: 'en',
    returnUrl: baseUrl,
  });

const open = (url: string) => quietHttp(house.database().pools, baseUrl).request(url);
const press = (url: string, deed: string) =>
  quietHttp(house.database().pools, baseUrl).request(url, { method: 'POST', body: new URLSearchParams({ deed }) });
const plan = async () => {
  const text = 'select plan, status, will_cancel from subscription where owner_id = $1';
  return (await queryAs(house.database().superuser, text, [house.here().ownerId]))[0];
};
const onStarter = () =>
  queryAs(house.database().superuser, `update subscription set plan = 'starter' where owner_id = $1`, [house.here().ownerId]);

it('the page says that it takes no money, and in the payer’s language', async () => {
  const response = await open(await checkout());
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<html lang="am">[^]*የሙከራ መድረክ[^]*£59\.00/);
});

it('paying there puts somebody on the plan, and leaving without paying changes nothing', async () => {
  await onStarter();
  const left = await press(await checkout(), 'leave');
  expect([left.status, left.headers.get('location')]).toEqual([303, `${baseUrl}/subscription?cancelled=true`]);
  expect(await plan()).toMatchObject({ plan: 'starter' });
  const paid = await press(await checkout(), 'pay');
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `${baseUrl}/subscription?success=true`]);
  expect(await plan()).toEqual({ plan: 'growth', status: 'active', will_cancel: false });
});

it('the portal does what a provider would do', async () => {
  await onStarter();
  await press(await checkout(), 'pay');
  const url = await portal();
  const after = async (deed: string) => {
    await press(url, deed);
    return plan();
  };
  expect(await after('pro')).toMatchObject({ plan: 'pro' });
  expect(await after('fail')).toMatchObject({ plan: 'pro', status: 'past_due' });
  expect(await after('pay')).toMatchObject({ status: 'active' });
  expect(await after('cancel')).toMatchObject({ plan: 'pro', will_cancel: true });
  expect(await after('resume')).toMatchObject({ will_cancel: false });
  await after('cancel');
  expect(await after('period')).toEqual({ plan: 'starter', status: 'active', will_cancel: false });
  expect(await after('pro')).toMatchObject({ plan: 'starter' });
  expect(await (await open(url)).text()).toContain('Nothing is paid for yet.');
});

it('a page that nobody of this server signed shows and changes nothing', async () => {
  await onStarter();
  const forged = await checkout(provider('another secret, long enough too'));
  for (const url of [
    forged,
    `${baseUrl}/sandbox/checkout`,
    `${baseUrl}/sandbox/checkout?ticket=x.y`,
    (await checkout()).replace('/sandbox/checkout', '/portal'),
  ]) {
    expect((await open(url)).status).toBe(404);
  }
  expect((await press(forged, 'pay')).status).toBe(404);
  expect(await plan()).toMatchObject({ plan: 'starter' });
});

const switchOff = () => endSandboxPlans.run({ pools: house.database().pools } as never);

it('where the sandbox is off, what was paid in it ends with its period, once, and not before', async () => {
  await onStarter();
  await press(await checkout(), 'pay');
  await switchOff();
  expect(await plan()).toMatchObject({ plan: 'growth' });
  const passed = `update sandbox_subscription set period_end_at = now() where owner_id = $1`;
  await queryAs(house.database().superuser, passed, [house.here().ownerId]);
  await switchOff();
  await switchOff();
  expect(await plan()).toMatchObject({ plan: 'starter', status: 'active' });
  const { entries } = await house.as('owner').subscription.listHistory({ restaurantId: house.here().restaurantId });
  expect(entries.filter(({ event }) => event === 'cancelled')).toHaveLength(1);
});

it('whoever paid elsewhere since keeps what they paid for, its grace included', async () => {
  await onStarter();
  await press(await checkout(), 'pay');
  const { superuser } = house.database();
  const owner = [house.here().ownerId];
  await queryAs(superuser, 'update billing_account set subscription_ref = null where owner_id = $1', owner);
  const paid = `insert into billing_account (owner_id, provider, customer_ref, subscription_ref) values ($1, 'chapa', 'm', 'm.1')`;
  await queryAs(superuser, paid, owner);
  await queryAs(superuser, `update subscription set prepaid_until = now() - interval '1 day' where owner_id = $1`, owner);
  await queryAs(superuser, 'update sandbox_subscription set period_end_at = now() where owner_id = $1', owner);
  await switchOff();
  expect(await plan()).toMatchObject({ plan: 'growth' });
});
