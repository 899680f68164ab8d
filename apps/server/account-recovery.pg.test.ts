import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { letterWriter } from '../../modules/accounts/server/mount.ts';
import { listLetters } from '../../platform/server/mail/letter-box.ts';
import { carriedBy, callerOf, lettersTo, type Caller } from './testing/account-calls.ts';
import { goodPassword, registration } from './testing/household.ts';
import { baseUrl, createTestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let call: Caller;
let email: string;
let userId: string;

const newPassword = 'Berbere-77!';

beforeAll(() => {
  call = callerOf(createTestApp(database().pools));
});

beforeEach(async () => {
  const newcomer = registration();
  await call('restaurants/register', newcomer);
  email = newcomer.body.person.email;
  userId = newcomer.body.userId;
});

const ask = async (headers?: Record<string, string>): Promise<string> => {
  expect(await call('accounts/requestReset', { email }, headers)).toMatchObject({ status: 200, json: {} });
  const [path = ''] = (await lettersTo(database(), email)).filter((one) => one.startsWith('/reset-password'));
  expect(path).toMatch(/^\/reset-password\?token_hash=[\w-]{43}&type=recovery$/);
  return carriedBy(path, 'token_hash');
};

const verify = (tokenHash: string) => call('accounts/verifyRecovery', { tokenHash });
const set = (cookie: string, currentPassword: string | null = null) =>
  call('accounts/setPassword', { newPassword, currentPassword }, { cookie });
const signIn = (password: string) => call('accounts/signIn', { email, password });
const age = (interval: string) =>
  queryAs(database().superuser, 'update auth.proof set expires_at = expires_at - $2::interval where user_id = $1', [userId, interval]);

describe('a reset link', () => {
  it.each([
    ['59:59', 'verified'],
    ['60:01', 'expired'],
  ])('that is 00:%s old is %s', async (minutes, outcome) => {
    const token = await ask();
    await age(`00:${minutes}`.replace('00:60', '01:00'));
    expect((await verify(token)).json).toEqual({ outcome });
  });

  it('sets a new password once, and the second click finds it spent', async () => {
    const token = await ask();
    const { cookie } = await verify(token);
    expect((await verify(token)).json).toEqual({ outcome: 'invalid' });
    expect((await call('accounts/recoveryState', {}, { cookie })).json).toEqual({ session: 'recovery', isCurrentPasswordNeeded: false });
    expect((await set(cookie)).json).toEqual({ outcome: 'done' });
    expect((await set(cookie)).json).toEqual({ outcome: 'no-session' });
    expect((await signIn(goodPassword)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('that is opened in twenty places at once opens in one', async () => {
    const token = await ask();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.map(({ json }) => (json as { outcome: string }).outcome).toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'invalid'),
      'verified',
    ]);
    const cookie = answers.map((answer) => answer.cookie).find((one) => one !== '') ?? '';
    const ends = await Promise.all(Array.from({ length: 20 }, () => set(cookie)));
    expect(ends.filter(({ json }) => (json as { outcome: string }).outcome === 'done')).toHaveLength(1);
  });

  it('ends when a newer one is asked for', async () => {
    const older = await ask();
    const newer = await ask();
    expect((await verify(older)).json).toEqual({ outcome: 'invalid' });
    expect((await verify(newer)).json).toEqual({ outcome: 'verified' });
  });

  it('leaves no session of before alive, nor another link', async () => {
    const [phone, desk] = [await signIn(goodPassword), await signIn(goodPassword)];
    const { cookie } = await verify(await ask());
    const other = await ask();
    await set(cookie);
    for (const device of [phone, desk]) {
      expect((await call('restaurants/listMine', {}, { cookie: device.cookie })).status).toBe(401);
      expect((await call('accounts/getSession', {}, { cookie: device.cookie })).json).toBeNull();
    }
    expect((await verify(other)).json).toEqual({ outcome: 'invalid' });
  });

  it('lies nowhere in the database once its letter was sent', async () => {
    const token = await ask();
    const { cookie } = await verify(token);
    await queryAs(database().superuser, 'update mail.letter set facts = null');
    const tables = await queryAs<{ row: string }>(database().superuser, 'select p::text as row from auth.proof p');
    const held = cookie.split('=')[1] ?? '';
    expect(held).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(tables)).toContain(userId);
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(JSON.stringify(tables)).not.toContain(held);
  });

  it('hands out a cookie that no script reads and that opens nothing else', async () => {
    const { setCookies, cookie } = await verify(await ask());
    expect(setCookies).toHaveLength(1);
    expect(setCookies[0]).toMatch(/HttpOnly/);
    expect(setCookies[0]).toMatch(/SameSite=Lax/);
    expect((await call('restaurants/listMine', {}, { cookie })).status).toBe(401);
  });
});

describe('every link in a letter', () => {
  const poisons: readonly Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-server': 'evil.example' },
    { 'x-host': 'evil.example' },
    { 'x-http-host-override': 'evil.example' },
    { forwarded: 'host=evil.example;proto=http' },
    { 'x-forwarded-proto': 'javascript' },
    { 'x-original-url': 'https://evil.example/' },
    { 'x-rewrite-url': 'https://evil.example/' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/reset' },
    { host: 'localhost:4400@evil.example' },
  ];

  it.each(poisons.map((headers) => [JSON.stringify(headers), headers] as const))(
    'begins with the configured address: %s',
    async (_, headers) => {
      await ask(headers);
      const letters = (await listLetters(database().pools.auth)).filter(({ letter }) => letter.to === email);
      expect(letters.length).toBeGreaterThan(0);
      for (const { letter } of letters) {
        const written = letterWriter(baseUrl)(letter);
        const links = [...`${written.html} ${written.text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
        expect(links.length).toBeGreaterThan(2);
        expect(links.filter((link) => !link.startsWith(`${baseUrl}/`))).toEqual([]);
        expect(JSON.stringify(written)).not.toContain('evil');
      }
    },
  );
});

describe('a stranger who asks for a reset', () => {
  it('is answered alike for an address that has an account and for one that has none', async () => {
    const unknown = `nobody-${email}`;
    const [known, other] = [await call('accounts/requestReset', { email }), await call('accounts/requestReset', { email: unknown })];
    expect(known).toEqual(other);
    expect(await lettersTo(database(), unknown)).toEqual([]);
    const limit = async (to: string) => {
      const answers = [];
      for (let count = 0; count < 7; count += 1) answers.push(await call('accounts/requestReset', { email: to }));
      return answers.map(({ status }) => status);
    };
    expect(await limit(`a-${unknown}`)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await limit(email)).at(-1)).toBe(429);
  });

  it('is told when letters reach nobody, whoever they ask for', async () => {
    const mute = callerOf(createTestApp(database().pools, { areLettersRead: false }));
    for (const to of [email, `nobody-${email}`]) expect((await mute('accounts/requestReset', { email: to })).status).toBe(503);
    expect((await lettersTo(database(), email)).filter((path) => path.startsWith('/reset-password'))).toEqual([]);
  });
});

describe('somebody who is signed in', () => {
  it('sets a password within the hour, and later only with the current one', async () => {
    const fresh = await signIn(goodPassword);
    expect((await call('accounts/recoveryState', {}, { cookie: fresh.cookie })).json).toEqual({
      session: 'living',
      isCurrentPasswordNeeded: false,
    });
    await queryAs(database().superuser, `update auth.session set created_at = now() - interval '61 minutes' where user_id = $1`, [userId]);
    expect((await call('accounts/recoveryState', {}, { cookie: fresh.cookie })).json).toEqual({
      session: 'living',
      isCurrentPasswordNeeded: true,
    });
    expect((await set(fresh.cookie)).json).toEqual({ outcome: 'current-password-needed' });
    expect((await set(fresh.cookie, 'Wrong-1234!')).json).toEqual({ outcome: 'current-password-wrong' });
    expect((await signIn(goodPassword)).status).toBe(200);
    expect((await set(fresh.cookie, goodPassword)).json).toEqual({ outcome: 'done' });
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('has no more guesses at the current password than at signing in', async () => {
    const { cookie } = await signIn(goodPassword);
    await queryAs(database().superuser, `update auth.session set created_at = now() - interval '2 hours' where user_id = $1`, [userId]);
    const statuses = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await set(cookie, `Wrong-${count}-aA!`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(statuses.at(-1)).toBe(429);
  });
});
