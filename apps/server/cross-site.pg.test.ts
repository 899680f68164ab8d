import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { goodPassword, registration } from './testing/household.ts';
import { openHttp, type OpenedHttp } from './testing/open-http.ts';
import { cookieOf } from './testing/stubborn-writer.ts';

const database = useTestDatabase();
const baseUrl = 'https://maed.example';
let http: OpenedHttp;
let userId: string;
let cookie: string;

beforeAll(async () => {
  http = await openHttp(database().pools, baseUrl);
  const newcomer = registration();
  userId = newcomer.body.userId;
  await http.post('restaurants/register', newcomer);
  cookie = await cookieOf(http.address, { email: newcomer.body.person.email, password: goodPassword });
});

afterAll(() => http.close());

const theme = async () =>
  (await queryAs<{ theme: string }>(database().superuser, 'select theme from profile where user_id = $1', [userId]))[0]?.theme;

const darken = (headers: Record<string, string>) =>
  http.post('accounts/updatePreferences', { commandId: uuidv7(), body: { theme: 'dark' } }, { cookie, ...headers });

describe('a page of another site', () => {
  it.each([
    'https://evil.example',
    'http://maed.example',
    'https://maed.example.evil.example',
    'https://evil-maed.example',
    'https://sub.maed.example',
    'https://maed.example:8443',
    'https://MAED.EXAMPLE.evil',
    'https://maed.example@evil.example',
    'null',
    'file://',
    'chrome-extension://abcdefgh',
    'http://localhost:1',
  ])('changes nothing with the cookie of whoever opened it: %s', async (origin) => {
    expect((await darken({ origin })).status).toBe(403);
    expect(await theme()).toBe('system');
  });

  it('changes nothing by a form either, whose kinds of body are not understood', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await darken({ origin: 'https://evil.example', 'content-type': type });
      expect(answer.status).toBe(403);
    }
    const byAddress = await fetch(
      `${http.address}/rpc/accounts/updatePreferences?data=${encodeURIComponent(JSON.stringify({ json: {} }))}`,
      {
        headers: { cookie },
      },
    );
    expect(byAddress.status).toBeGreaterThanOrEqual(400);
    expect(await theme()).toBe('system');
  });

  it('while our own page may', async () => {
    expect((await darken({ origin: baseUrl })).status).toBe(200);
    expect(await theme()).toBe('dark');
  });
});

it('over https the session lies in a cookie that never travels without it', async () => {
  expect(cookie).toMatch(/^__Secure-maed\.session_token=/);
});
