import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { jpegSegment, plainJpeg, plainWebp } from '../../platform/server/files/testing/plain-pictures.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { quietHttp, signedInCookie } from './testing/quiet-http.ts';
import { baseUrl, createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let http: Hono;
let house: Household;
let elsewhere: Household;
let avatarUrl: string;

const pictureOf = (bytes: Uint8Array) => ({ commandId: uuidv7(), body: { picture: Buffer.from(bytes).toString('base64') } });
const set = (bytes: Uint8Array) => app.as(house.people.chef).accounts.setAvatar(pictureOf(bytes));

const cookieOf = (userId: string): Promise<string> => signedInCookie(database().superuser, userId);

const look = (headers: Record<string, string>, url = avatarUrl) => http.request(url, { headers });

beforeAll(async () => {
  const { pools } = database();
  app = createTestApp(pools);
  http = quietHttp(pools, baseUrl);
  elsewhere = await createHousehold(app, database());
});

beforeEach(async () => {
  house = await createHousehold(app, database());
  ({ avatarUrl } = await set(plainWebp(256, 256)));
});

describe('a picture', () => {
  it('is seen by oneself and by those who work with one, and by nobody else', async () => {
    const { chef, staff, owner } = house.people;
    for (const { userId } of [chef, staff, owner]) {
      const answer = await look({ cookie: await cookieOf(userId) });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(plainWebp(256, 256));
    }
    const strangers = [{}, { cookie: 'maed.session_token=x' }, { cookie: await cookieOf(elsewhere.people.owner.userId) }];
    const gone = await cookieOf(house.leaverId);
    await queryAs(database().superuser, 'update membership set is_active = false where user_id = $1', [house.leaverId]);
    for (const headers of [...strangers, { cookie: gone }]) {
      const answer = await look(headers);
      expect([answer.status, await answer.text()]).toEqual([404, '']);
    }
  });

  it('of somebody who was let go is no longer shown to those who stayed', async () => {
    const cookie = await cookieOf(house.people.staff.userId);
    expect((await look({ cookie })).status).toBe(200);
    await queryAs(database().superuser, 'update membership set is_active = false where user_id = $1', [house.people.chef.userId]);
    expect((await look({ cookie })).status).toBe(404);
  });

  it('comes with a policy under which nothing runs, for this caller alone, and once', async () => {
    const cookie = await cookieOf(house.people.staff.userId);
    const { headers } = await look({ cookie });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    expect(headers.get('vary')).toMatch(/Cookie/i);
    const again = await look({ cookie, 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('stands in the session and the list of members until it is taken away', async () => {
    const members = async () => (await app.as(house.people.manager).restaurants.listMembers({ restaurantId: house.restaurantId })).members;
    const urlOf = async () => (await members()).find(({ userId }) => userId === house.people.chef.userId)?.avatarUrl;
    expect(avatarUrl).toMatch(new RegExp(`^/files/avatars/${house.people.chef.userId}\\?v=[0-9a-f]{16}$`));
    expect(await urlOf()).toBe(avatarUrl);
    const other = await set(plainJpeg(256, 256));
    expect(other.avatarUrl).not.toBe(avatarUrl);
    await app.as(house.people.chef).accounts.removeAvatar({ commandId: uuidv7(), body: {} });
    expect(await urlOf()).toBeNull();
    expect((await look({ cookie: await cookieOf(house.people.chef.userId) })).status).toBe(404);
  });

  it('is kept without where it was taken', async () => {
    const before = jpegSegment(0xe1, [...Buffer.from('GPS 9.0054 N')]);
    const { avatarUrl: url } = await set(plainJpeg(256, 256, { before }));
    const answer = await look({ cookie: await cookieOf(house.people.chef.userId) }, url);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await answer.text()).not.toContain('GPS');
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture of another size', plainWebp(257, 256)],
    ['a picture of a size that fills the memory', plainWebp(16_384, 16_384)],
    ['half a picture', plainWebp(256, 256).slice(0, 24)],
  ])('is not %s', async (_, bytes) => {
    await expect(set(bytes)).rejects.toMatchObject({ code: 'PICTURE_UNUSABLE' });
    expect((await look({ cookie: await cookieOf(house.people.chef.userId) })).status).toBe(200);
  });

  it('of more than 100 kB is refused before anything looks at it', async () => {
    const answer = await app.call('accounts.setAvatar', pictureOf(new Uint8Array(102_403)), house.people.chef);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } });
  });
});
