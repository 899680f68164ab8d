import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { callerOf, type Caller } from './testing/account-calls.ts';
import { goodPassword, registration } from './testing/household.ts';
import { softPasskey, type SoftPasskey } from './testing/soft-passkey.ts';
import { baseUrl, createTestApp } from './testing/test-app.ts';

const database = useTestDatabase();
const atHome = { origin: baseUrl, isOwnerKnown: true };
let call: Caller;
let cookie: string;
let userId: string;
let device: SoftPasskey;
let calls = 0;

type Begun = { readonly outcome?: string; readonly options: Readonly<Record<string, unknown>> };

const register = async (): Promise<{ readonly cookie: string; readonly userId: string }> => {
  const newcomer = registration();
  await call('restaurants/register', newcomer);
  const signedIn = await call('accounts/signIn', { email: newcomer.body.person.email, password: goodPassword });
  return { cookie: signedIn.cookie, userId: newcomer.body.userId };
};

const begin = async () => {
  const begun = await call('accounts/beginPasskey', { password: goodPassword }, { cookie });
  return { options: (begun.json as Begun).options, cookies: { cookie: `${cookie}; ${begun.cookie}` } };
};

const make = async (seen = atHome) => {
  const { options, cookies } = await begin();
  return (await call('accounts/finishPasskey', { name: 'My phone', credential: device.make(options, seen) }, cookies)).json;
};

const ask = async () => {
  const begun = await call('accounts/beginPasskeySignIn', { purpose: 'sign-in' });
  return { options: (begun.json as Begun).options, cookies: { cookie: begun.cookie } };
};

const signIn = async (seen = atHome) => {
  const { options, cookies } = await ask();
  return call('accounts/signInWithPasskey', { credential: device.sign(options, seen) }, cookies);
};

const passkeys = async () => {
  const { json } = await call('accounts/listPasskeys', {}, { cookie });
  return (json as { passkeys: { id: string; name: string; lastUsedAt: string | null }[] }).passkeys;
};

beforeAll(() => {
  const app = callerOf(createTestApp(database().pools));
  // Each call from another address, so that the limit by address says nothing here.
  call = (path, input, headers) => app(path, input, { 'x-maed-client-address': `198.51.100.${(calls += 1) % 250}`, ...headers });
});

beforeEach(async () => {
  ({ cookie, userId } = await register());
  device = softPasskey(new URL(baseUrl).hostname);
});

describe('a passkey', () => {
  it('opens a sign-in once it was made, and says when it was used', async () => {
    expect(await make()).toEqual({ outcome: 'made' });
    expect(await passkeys()).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    const signedIn = await signIn();
    expect(signedIn.json).toMatchObject({ outcome: 'signed-in', session: { user: { id: userId } } });
    expect((await call('restaurants/listMine', {}, { cookie: signedIn.cookie })).status).toBe(200);
    expect(await passkeys()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it.each([
    ['a page at another address', { ...atHome, origin: 'https://maed.example' }],
    ['a device that did not ask whom it serves', { ...atHome, isOwnerKnown: false }],
  ])('is neither made nor used by %s', async (_, seen) => {
    expect(await make(seen)).toEqual({ outcome: 'refused' });
    expect(await passkeys()).toEqual([]);
    await make();
    expect((await signIn(seen)).json).toEqual({ outcome: 'refused', session: null });
  });

  it('answers each question once, and no question of another browser', async () => {
    await make();
    const { options, cookies } = await ask();
    const credential = device.sign(options, atHome);
    expect((await call('accounts/signInWithPasskey', { credential }, { cookie: (await ask()).cookies.cookie })).json).toMatchObject({
      outcome: 'refused',
    });
    expect((await call('accounts/signInWithPasskey', { credential }, cookies)).json).toMatchObject({ outcome: 'signed-in' });
    expect((await call('accounts/signInWithPasskey', { credential }, cookies)).json).toMatchObject({ outcome: 'refused' });
  });

  it('is not begun by somebody who does not know the password', async () => {
    const begun = await call('accounts/beginPasskey', { password: 'Wrong-1234!' }, { cookie });
    expect(begun.json).toEqual({ outcome: 'refused', options: {} });
  });

  it('is taken back by its owner alone, and opens nothing afterwards', async () => {
    await make();
    const [mine] = await passkeys();
    const remove = (by: string) => call('accounts/removePasskey', { commandId: uuidv7(), body: { passkeyId: mine?.id } }, { cookie: by });
    const stranger = await register();
    await remove(stranger.cookie);
    expect(await passkeys()).toHaveLength(1);
    await remove(cookie);
    expect(await passkeys()).toEqual([]);
    expect((await signIn()).json).toEqual({ outcome: 'refused', session: null });
  });

  it('stays when the password is set anew, and the letter about it counts it; all are taken back at once', async () => {
    await make();
    const set = { newPassword: 'Berbere-77!', currentPassword: null };
    expect((await call('accounts/setPassword', set, { cookie })).json).toEqual({ outcome: 'done' });
    expect((await call('restaurants/listMine', {}, { cookie })).status).toBe(401);
    const letters = await queryAs(
      database().superuser,
      `select facts from mail.letter where template = 'password-changed' and recipient = (select email from profile where user_id = $1)`,
      [userId],
    );
    expect(letters).toEqual([{ facts: { firstName: 'Hanna', passkeyCount: 1, path: '/settings?tab=security' } }]);

    const signedIn = await signIn();
    expect(signedIn.json).toMatchObject({ outcome: 'signed-in' });
    await call('accounts/removeAllPasskeys', { commandId: uuidv7(), body: {} }, { cookie: signedIn.cookie });
    expect((await signIn()).json).toEqual({ outcome: 'refused', session: null });
  });

  it('and a second factor are offered to owners and managers, and to nobody else', async () => {
    const offered = async () => {
      const { json } = await call('accounts/secondFactorState', {}, { cookie });
      const passkey = await call('accounts/beginPasskey', { password: goodPassword }, { cookie });
      const factor = await call('accounts/beginSecondFactor', { password: goodPassword }, { cookie });
      return [(json as { isOffered: boolean }).isOffered, (passkey.json as Begun).outcome, (factor.json as Begun).outcome];
    };
    const become = (role: string) => queryAs(database().superuser, 'update membership set role = $2 where user_id = $1', [userId, role]);
    expect(await offered()).toEqual([true, 'begun', 'begun']);
    await become('manager');
    expect(await offered()).toEqual([true, 'begun', 'begun']);
    await become('chef');
    expect(await offered()).toEqual([false, 'not-offered', 'not-offered']);
  });
});
