import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { queueVerification } from '../../modules/accounts/server/public.ts';
import { withPerson } from '../../platform/server/database/tenancy.ts';
import { carriedBy, callerOf, lettersTo, type Caller } from './testing/account-calls.ts';
import { appCode } from './testing/app-code.ts';
import { goodPassword, registration } from './testing/household.ts';
import { createTestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let call: Caller;
let email: string;
let userId: string;
let calls = 0;

beforeAll(() => {
  const app = callerOf(createTestApp(database().pools));
  // Each call from another address, so that the limit by address says nothing here.
  call = (path, input, headers) => app(path, input, { 'x-maed-client-address': `198.51.100.${(calls += 1) % 250}`, ...headers });
});

beforeEach(async () => {
  const newcomer = registration();
  await call('restaurants/register', newcomer);
  email = newcomer.body.person.email;
  userId = newcomer.body.userId;
});

const signIn = () => call('accounts/signIn', { email, password: goodPassword });
const isAlive = async (cookie: string) => (await call('restaurants/listMine', {}, { cookie })).status === 200;

type Begun = { readonly uri: string; readonly backupCodes: readonly string[] };

const switchOn = async (): Promise<Begun & { readonly cookie: string }> => {
  const { cookie } = await signIn();
  const begun = (await call('accounts/beginSecondFactor', { password: goodPassword }, { cookie })).json as Begun;
  const confirmed = await call('accounts/confirmSecondFactor', { code: appCode(begun.uri) }, { cookie });
  expect(confirmed.json).toEqual({ outcome: 'on' });
  return { ...begun, cookie: confirmed.cookie };
};

const wrongCode = (uri: string) => String((Number(appCode(uri)) + 1) % 1_000_000).padStart(6, '0');

describe('a second factor', () => {
  it('is asked at the sign-in once it was switched on, and not before', async () => {
    const { uri, cookie } = await switchOn();
    expect(await isAlive(cookie)).toBe(true);
    const first = await signIn();
    expect(first).toMatchObject({ status: 401, json: { code: 'SECOND_FACTOR_NEEDED' } });
    expect(await isAlive(first.cookie)).toBe(false);
    expect((await call('accounts/getSession', {}, { cookie: first.cookie })).json).toBeNull();
    const second = await call('accounts/confirmSignIn', { code: appCode(uri) }, { cookie: first.cookie });
    expect(second.json).toMatchObject({ outcome: 'signed-in', session: { user: { id: userId } } });
    expect(await isAlive(second.cookie)).toBe(true);
  });

  it('that was begun and never confirmed locks nobody out', async () => {
    const { cookie } = await signIn();
    await call('accounts/beginSecondFactor', { password: goodPassword }, { cookie });
    expect((await signIn()).status).toBe(200);
  });

  it('is not begun or ended by somebody who does not know the password', async () => {
    const { cookie } = await signIn();
    expect((await call('accounts/beginSecondFactor', { password: 'Wrong-1234!' }, { cookie })).json).toMatchObject({
      outcome: 'refused',
      uri: '',
    });
    const on = await switchOn();
    expect((await call('accounts/endSecondFactor', { password: 'Wrong-1234!' }, { cookie: on.cookie })).json).toEqual({
      outcome: 'refused',
    });
    expect((await signIn()).status).toBe(401);
    const off = await call('accounts/endSecondFactor', { password: goodPassword }, { cookie: on.cookie });
    expect(off.json).toEqual({ outcome: 'off' });
    expect((await signIn()).status).toBe(200);
  });

  it('takes each backup code once', async () => {
    const { backupCodes } = await switchOn();
    const [code = ''] = backupCodes;
    const confirm = async () => (await call('accounts/confirmSignIn', { code }, { cookie: (await signIn()).cookie })).json;
    expect(await confirm()).toMatchObject({ outcome: 'signed-in' });
    expect(await confirm()).toMatchObject({ outcome: 'wrong-code' });
  });

  it('is not guessed: after five wrong codes the password is asked again', async () => {
    const { uri } = await switchOn();
    const { cookie } = await signIn();
    const outcomes = [];
    for (let count = 0; count < 6; count += 1) {
      const { json } = await call('accounts/confirmSignIn', { code: wrongCode(uri) }, { cookie });
      outcomes.push((json as { outcome: string }).outcome);
    }
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'wrong-code'), 'expired']);
    expect((await call('accounts/confirmSignIn', { code: appCode(uri) }, { cookie })).json).toMatchObject({ outcome: 'expired' });
  });

  it('is not passed by a mailed link, neither to confirm the address nor to reset the password', async () => {
    await switchOn();
    await withPerson({ pool: database().pools.app, credential: { kind: 'person', userId }, access: 'write' }, (tx) =>
      queueVerification(tx, userId),
    );
    await call('accounts/requestReset', { email });
    const [reset = '', verify = ''] = await lettersTo(database(), email);
    const exchanged = await call('accounts/exchangeCode', { code: carriedBy(verify, 'code') });
    expect(exchanged.json).toEqual({ outcome: 'verified', session: null });
    const { cookie } = await call('accounts/verifyRecovery', { tokenHash: carriedBy(reset, 'token_hash') });
    expect((await call('accounts/setPassword', { newPassword: 'Berbere-77!', currentPassword: null }, { cookie })).json).toEqual({
      outcome: 'done',
    });
    expect((await call('accounts/signIn', { email, password: 'Berbere-77!' })).json).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  });

  it('lies in the database as nothing that a reader could use', async () => {
    const { uri, backupCodes } = await switchOn();
    const rows = JSON.stringify(
      await queryAs(database().superuser, 'select t::text as row from auth.two_factor t where user_id = $1', [userId]),
    );
    expect(rows).toContain(userId);
    for (const secret of [...backupCodes, new URL(uri).searchParams.get('secret') ?? '']) expect(rows).not.toContain(secret);
  });
});
