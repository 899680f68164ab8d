import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { jpegSegment, plainJpeg, plainWebp } from '../../platform/server/files/testing/plain-pictures.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { quietHttp, signedInCookie } from './testing/quiet-http.ts';
import { baseUrl, createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let http: Hono;
let here: Household;
let elsewhere: Household;
let entryId: string;

beforeAll(async () => {
  const { pools } = database();
  app = createTestApp(pools);
  http = quietHttp(pools, baseUrl);
  here = await createHousehold(app, database());
  elsewhere = await createHousehold(app, database());
  entryId = uuidv7();
  const bin = { kind: 'PLATE' as const, itemId: null, movementId: null, entry: { text: '', parts: [] }, storageAreaId: null, note: null };
  const why = { stage: 'PLATE' as const, reason: 'RETURNED' as const, destination: 'FOOD_WASTE_BIN' as const, happenedAt: null };
  const weighing = { grossG: '900', tareG: '100', containerId: null };
  await app.as(here.people.kitchenstaff).waste.logEntry(envelope(here.restaurantId, { entryId, ...bin, ...why, weighing }));
});

const set = (role: Role, bytes: Uint8Array | null) => {
  const picture = bytes && Buffer.from(bytes).toString('base64');
  return app.as(here.people[role]).waste.setPhoto(envelope(here.restaurantId, { entryId, picture }));
};

const look = async (userId: string | null, url: string) => {
  const cookie = userId === null ? 'maed.session_token=x' : await signedInCookie(database().superuser, userId);
  return http.request(url, { headers: { cookie } });
};

describe('the picture of something thrown away', () => {
  it('is seen by whoever sees the entry, without anything beside the picture, and by nobody else', async () => {
    const hidden = plainJpeg(640, 480, { before: jpegSegment(0xe1, [...Buffer.from('GPS 9.0054 N')]) });
    const { entry } = await set('kitchenstaff', hidden);
    expect(entry.photoUrl).toMatch(new RegExp(`^/files/waste/${here.restaurantId}/${entryId}\\?v=[0-9a-f]{16}$`));
    const url = entry.photoUrl ?? '';
    for (const role of ['owner', 'staff'] as const) {
      const answer = await look(here.people[role].userId, url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.from(plainJpeg(640, 480)));
    }
    const { userId } = elsewhere.people.owner;
    const theirs = url.replace(here.restaurantId, elsewhere.restaurantId);
    for (const answer of [await look(null, url), await look(userId, url), await look(userId, theirs)]) expect(answer.status).toBe(404);
  });

  it('is changed by its author and by who leads, and is taken away without a trace in the trail', async () => {
    await expect(set('staff', plainWebp(10, 10))).rejects.toMatchObject({ code: 'PHOTO_NOT_YOURS' });
    await expect(set('chef', Buffer.from('<svg onload="alert(1)"/>'))).rejects.toMatchObject({ code: 'PHOTO_UNUSABLE' });
    await expect(set('chef', plainWebp(1281, 10))).rejects.toMatchObject({ code: 'PHOTO_UNUSABLE' });
    expect((await set('chef', plainWebp(1280, 960))).entry.photoUrl).not.toBeNull();
    expect((await set('kitchenstaff', null)).entry.photoUrl).toBeNull();
    const trail = await queryAs<{ subject: object }>(
      database().owner,
      `select subject from audit_entry where restaurant_id = $1 and action = 'waste.set-photo@1'`,
      [here.restaurantId],
    );
    expect(trail.map(({ subject }) => subject)).toEqual([{ entryId }, { entryId }, { entryId }]);
  });
});
