import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { sandboxProvider } from '../../modules/subscription/server/mount.ts';
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
