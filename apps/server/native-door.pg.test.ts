import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { mergeNativeSession, nativeOrigins, nativeSessionHeader } from '../../platform/contract/native-session.ts';
import { goodPassword, registration } from './testing/household.ts';
import { openHttp, type OpenedHttp } from './testing/open-http.ts';
import { cookieOf } from './testing/stubborn-writer.ts';

const database = useTestDatabase();
const newcomer = registration();
const { email } = newcomer.body.person;
let http: OpenedHttp;

beforeAll(async () => {
  http = await openHttp(database().pools, 'https://maed.example');
  await http.post('restaurants/register', newcomer);
});
afterAll(() => http.close());

const signIn = (origin: string) => http.post('accounts/signIn', { email, password: goodPassword }, { origin });
const sessionOf = async (headers: Record<string, string>) =>
  ((await (await http.post('accounts/getSession', {}, headers)).json()) as { json: { user: { email: string } } | null }).json;
const darken = (headers: Record<string, string>) =>
  http.post('accounts/updatePreferences', { commandId: uuidv7(), body: { theme: 'dark' } }, headers);
const theme = async () =>
  (await queryAs<{ theme: string }>(database().superuser, 'select theme from profile where user_id = $1', [newcomer.body.userId]))[0]
    ?.theme;

describe.each(nativeOrigins)('the page in a native app at %s', (origin) => {
  it('gets its session to keep, instead of a cookie, and is known by it', async () => {
    const answer = await signIn(origin);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
    const session = mergeNativeSession('', answer.headers.get(nativeSessionHeader) ?? '');
    expect((await sessionOf({ origin, [nativeSessionHeader]: session }))?.user.email).toBe(email);
    expect((await darken({ origin, [nativeSessionHeader]: session })).status).toBe(200);
    expect(await theme()).toBe('dark');
    const left = await http.post('accounts/signOut', {}, { origin, [nativeSessionHeader]: session });
    expect(mergeNativeSession(session, left.headers.get(nativeSessionHeader) ?? '')).not.toContain('session_token');
    expect(await sessionOf({ origin, [nativeSessionHeader]: session })).toBeNull();
  });

  it('is nobody by a cookie, whoever left it there', async () => {
    const cookie = await cookieOf(http.address, { email, password: goodPassword });
    expect(await sessionOf({ origin, cookie })).toBeNull();
    expect((await darken({ origin, cookie })).status).toBe(401);
  });

  it('hears what happens by a stream that it fetches with its session, and nobody does without', async () => {
    const signedIn = await signIn(origin);
    const session = mergeNativeSession('', signedIn.headers.get(nativeSessionHeader) ?? '');
    const leaving = new AbortController();
    const listen = (headers: Record<string, string>) =>
      fetch(`${http.address}/live/${newcomer.body.restaurants[0]?.id}?after=`, { headers, signal: leaving.signal });
    const stream = await listen({ origin, [nativeSessionHeader]: session });
    expect(stream.status).toBe(200);
    expect(stream.headers.get('access-control-allow-origin')).toBe(origin);
    const { value } = (await stream.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('event: hello');
    expect((await listen({ origin })).status).toBe(401);
    leaving.abort();
  });

  it('is told before a call that it may', async () => {
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-maed-session' };
    const answer = await fetch(`${http.address}/rpc/accounts/getSession`, { method: 'OPTIONS', headers: asked });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-headers')).toContain(nativeSessionHeader);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('any other page', () => {
  it.each(['https://localhost:8443', 'http://localhost', 'https://evil.example', 'capacitor://evil'])(
    '%s is told nothing of the kind',
    async (origin) => {
      const { headers } = await signIn(origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get(nativeSessionHeader)).toBeNull();
    },
  );

  it('our own one keeps its cookie, and is not known by the other way', async () => {
    const answer = await signIn('https://maed.example');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toContain('HttpOnly');
    expect(await sessionOf({ [nativeSessionHeader]: cookie.split(';')[0] ?? '' })).toBeNull();
  });
});
