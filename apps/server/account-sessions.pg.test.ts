import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { isEmailVerified, queueVerification } from '../../modules/accounts/server/public.ts';
import { withPerson } from '../../platform/server/database/tenancy.ts';
import { carriedBy, callerOf, lettersTo, type Called, type Caller } from './testing/account-calls.ts';
import { goodPassword, registration } from './testing/household.ts';
import { createTestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let call: Caller;
let email: string;
let userId: string;

beforeAll(() => {
  call = callerOf(createTestApp(database().pools));
});

beforeEach(async () => {
  const newcomer = registration();
  await call('restaurants/register', newcomer);
  email = newcomer.body.person.email;
  userId = newcomer.body.userId;
});

const signIn = (headers?: Record<string, string>) => call('accounts/signIn', { email, password: goodPassword }, headers);
const tokenOf = ({ cookie }: Called) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
const get = (cookie: string) => call('accounts/getSession', {}, { cookie });
const isAlive = async (cookie: string) => (await call('restaurants/listMine', {}, { cookie })).status === 200;
const accessTokenOf = (called: Called) => (called.json as { accessToken: string }).accessToken;
const command = (body: object) => ({ commandId: uuidv7(), body });

const devicesOf = async (cookie: string) =>
  ((await call('accounts/listDevices', {}, { cookie })).json as { devices: { id: string; userAgent: string; isThis: boolean }[] }).devices;

describe('the devices of a person', () => {
  it('are listed with what they are, and one can be signed out from another', async () => {
    const phone = await signIn({ 'user-agent': 'A phone' });
    const desk = await signIn({ 'user-agent': 'A desk' });
    const devices = await devicesOf(desk.cookie);
    expect(devices.map(({ userAgent, isThis }) => [userAgent, isThis])).toEqual([
      ['A desk', true],
      ['A phone', false],
    ]);
    const deviceId = devices.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await call('accounts/endDevice', command({ deviceId }), { cookie: desk.cookie })).status).toBe(200);
    expect([await isAlive(phone.cookie), await isAlive(desk.cookie)]).toEqual([false, true]);
  });

  it('of others are neither listed nor ended', async () => {
    const ours = await signIn();
    const [device] = await devicesOf(ours.cookie);
    const other = registration();
    await call('restaurants/register', other);
    const theirs = await call('accounts/signIn', { email: other.body.person.email, password: goodPassword });
    expect(await devicesOf(theirs.cookie)).toHaveLength(1);
    await call('accounts/endDevice', command({ deviceId: device?.id }), { cookie: theirs.cookie });
    expect(await isAlive(ours.cookie)).toBe(true);
  });

  it('are all signed out at once, or all but the one in hand', async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    await call('accounts/signOutEverywhere', command({ which: 'others' }), { cookie: two.cookie });
    expect([await isAlive(one.cookie), await isAlive(two.cookie), await isAlive(three.cookie)]).toEqual([false, true, false]);
    await call('accounts/signOutEverywhere', command({ which: 'all' }), { cookie: two.cookie });
    expect(await isAlive(two.cookie)).toBe(false);
  });
});

describe('a session', () => {
  it('is never the one that a stranger had before, whatever cookie came with the sign-in', async () => {
    const before = await signIn();
    const planted = await signIn({ cookie: before.cookie });
    expect(tokenOf(planted)).not.toBe(tokenOf(before));
    const invented = await signIn({ cookie: 'maed.session_token=inventedinventedinventedinvented.signature' });
    expect(tokenOf(invented)).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(await isAlive('maed.session_token=inventedinventedinventedinvented')).toBe(false);
  });

  it('lies in a cookie that no script reads and no other site sends along', async () => {
    const { setCookies, json } = await signIn();
    expect(setCookies).toHaveLength(1);
    expect(setCookies[0]).toMatch(/; HttpOnly/i);
    expect(setCookies[0]).toMatch(/; SameSite=Lax/i);
    expect(JSON.stringify(json)).not.toContain(tokenOf(await signIn()));
  });

  it('is prolonged by a refresh, and a dead one is not raised', async () => {
    const { cookie } = await signIn();
    await queryAs(database().superuser, `update auth.session set expires_at = now() + interval '1 hour' where user_id = $1`, [userId]);
    const refreshed = (await call('accounts/refreshSession', {}, { cookie })).json as { expiresAt: string };
    expect(new Date(refreshed.expiresAt).getTime() - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
    await queryAs(database().superuser, `update auth.session set expires_at = now() - interval '1 second' where user_id = $1`, [userId]);
    expect((await call('accounts/refreshSession', {}, { cookie })).json).toBeNull();
  });

  it('is over on the next call when its person is no longer a member', async () => {
    const { cookie } = await signIn();
    const mine = ((await call('restaurants/listMine', {}, { cookie })).json as { restaurants: { restaurantId?: string; id?: string }[] })
      .restaurants;
    const restaurantId = mine[0]?.restaurantId ?? mine[0]?.id ?? '';
    const read = () => call('inventory/listCategories', { restaurantId }, { cookie });
    expect((await read()).status).toBe(200);
    await queryAs(database().superuser, `update membership set role = 'staff' where user_id = $1`, [userId]);
    expect((await call('restaurants/backupStatus', { restaurantId }, { cookie })).status).toBe(403);
    await queryAs(database().superuser, 'update membership set is_active = false where user_id = $1', [userId]);
    expect((await read()).status).toBe(404);
  });

  it('is taken up from its two tokens, and from neither alone nor from those of two sessions', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const [first, second] = [accessTokenOf(await get(one.cookie)), accessTokenOf(await get(two.cookie))];
    const take = (accessToken: string, refreshToken: string) => call('accounts/setSession', { accessToken, refreshToken });
    const taken = await take(first, tokenOf(one));
    expect(taken.json).toMatchObject({ user: { id: userId } });
    expect(await isAlive(taken.cookie)).toBe(true);
    expect((await take(second, tokenOf(one))).json).toBeNull();
    expect((await take('x', tokenOf(one))).json).toBeNull();
    expect((await take(first, 'x')).json).toBeNull();
    expect((await take(`${first.slice(0, -2)}xx`, tokenOf(one))).json).toBeNull();
    await call('accounts/signOut', {}, { cookie: one.cookie });
    expect((await take(first, tokenOf(one))).json).toBeNull();
  });
});

describe('the letter that confirms an address', () => {
  const entry = () => ({ pool: database().pools.app, credential: { kind: 'person', userId }, access: 'write' }) as const;
  const queue = () => withPerson(entry(), (tx) => queueVerification(tx, userId));
  const isVerified = () => withPerson(entry(), (tx) => isEmailVerified(tx, userId));
  const latestCode = async () => {
    const path = (await lettersTo(database(), email)).find((one) => one.startsWith('/auth/callback')) ?? '';
    return carriedBy(path, 'code');
  };

  it('confirms it once and signs in, where nobody is signed in', async () => {
    await queue();
    expect(await isVerified()).toBe(false);
    const code = await latestCode();
    const exchanged = await call('accounts/exchangeCode', { code });
    expect(exchanged.json).toMatchObject({ outcome: 'signed-in', session: { user: { id: userId, isEmailVerified: true } } });
    expect(await isAlive(exchanged.cookie)).toBe(true);
    expect(await isVerified()).toBe(true);
    expect((await call('accounts/exchangeCode', { code })).json).toEqual({ outcome: 'failed', session: null });
  });

  it('moves nobody who is signed in into an account of others', async () => {
    await queue();
    const other = registration();
    await call('restaurants/register', other);
    const theirs = await call('accounts/signIn', { email: other.body.person.email, password: goodPassword });
    const exchanged = await call('accounts/exchangeCode', { code: await latestCode() }, { cookie: theirs.cookie });
    expect(exchanged.json).toMatchObject({ outcome: 'verified', session: { user: { id: other.body.userId } } });
    expect(await isVerified()).toBe(true);
  });

  it('is sent again on request, which ends the older link; and not at all once the address is confirmed', async () => {
    const { cookie } = await signIn();
    await queue();
    const older = await latestCode();
    await call('accounts/resendVerification', command({}), { cookie });
    expect((await call('accounts/exchangeCode', { code: older })).json).toMatchObject({ outcome: 'failed' });
    const newer = await latestCode();
    await queryAs(database().superuser, `update auth.proof set expires_at = expires_at - interval '3 days' where user_id = $1`, [userId]);
    expect((await call('accounts/exchangeCode', { code: newer })).json).toMatchObject({ outcome: 'failed' });
    await queryAs(database().superuser, 'update auth."user" set email_verified = true where id = $1', [userId]);
    const count = (await lettersTo(database(), email)).length;
    await call('accounts/resendVerification', command({}), { cookie });
    expect(await lettersTo(database(), email)).toHaveLength(count);
  });
});

describe('somebody who guesses', () => {
  it('hears the same of a wrong password and of an address without account, at any number of tries', async () => {
    const from = (count: number) => ({ 'x-maed-client-address': `198.51.100.${count}` });
    const tries = async (to: string) => {
      const heard = [];
      for (let count = 0; count < 22; count += 1) {
        const { status, json } = await call('accounts/signIn', { email: to, password: `Wrong-${count}-aA!` }, from(count));
        heard.push(JSON.stringify([status, (json as { code: string }).code]));
      }
      return heard;
    };
    const known = await tries(email);
    expect(known).toEqual(await tries(`nobody-${email}`));
    expect(known.filter((one) => one.includes('CREDENTIALS_WRONG'))).toHaveLength(20);
    expect(known.slice(20).every((one) => one.includes('RATE_LIMITED'))).toBe(true);
  });

  it('tries one password on many accounts no more than thirty times a minute from one address', async () => {
    const from = { 'x-maed-client-address': '203.0.113.9' };
    const statuses: number[] = [];
    for (let count = 0; count < 33; count += 1) {
      statuses.push((await call('accounts/signIn', { email: `${uuidv7()}@example.com`, password: 'Welcome-123!' }, from)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
  });
});
