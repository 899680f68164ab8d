import type { Hono } from 'hono';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { readGuestMenu } from '../../modules/menu/server/mount.ts';
import { restaurantCode } from '../../modules/restaurants/rules/restaurant-code.ts';
import { plainJpeg, plainWebp } from '../../platform/server/files/testing/plain-pictures.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { quietHttp } from './testing/quiet-http.ts';
import { baseUrl } from './testing/test-app.ts';
import { newSecret } from './testing/things.ts';

const house = freshHouse();
let http: Hono;

const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const logo = { onScreen: inBase64(plainWebp(300, 100)), onPaper: inBase64(plainJpeg(300, 100)) };
const whole = { name: 'Selam Table', colour: '#FFD400', logo };

const onPlan = (plan: string) =>
  queryAs(house.database().superuser, `update subscription set plan = $2, status = 'active' where owner_id = $1`, [
    house.here().ownerId,
    plan,
  ]);

const choose = (chosen: object, role: 'owner' | 'chef' = 'owner') => house.as(role).restaurants.setBrand(house.tell(chosen) as never);
const read = async (role: 'owner' | 'staff' = 'owner') =>
  (await house.as(role).restaurants.readBrand({ restaurantId: house.here().restaurantId })).brand;
const changedAt = async () => (await house.as('staff').restaurants.listMine({})).restaurants[0]?.brandChangedAt;

beforeAll(() => {
  http = quietHttp(house.database().pools, baseUrl);
});

beforeEach(() => onPlan('enterprise'));

it('a house shows itself to all who work there, in a shade of its colour that can be read, and its logo to anybody', async () => {
  expect(await changedAt()).toBeNull();
  await choose(whole);
  expect(await changedAt()).toEqual(expect.any(String));
  const brand = await read('staff');
  expect(brand).toMatchObject({ name: 'Selam Table', colour: '#ffd400', shades: { dark: { accent: '#ffd400' } } });
  expect(brand?.shades?.light.accent).not.toBe('#ffd400');
  const answer = await http.request(brand?.logoUrl ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(plainWebp(300, 100));
});

it('what is not said of the logo stays, and what is taken away is Maed’s again', async () => {
  await choose(whole);
  const { logoUrl } = (await read()) ?? {};
  await choose({ name: null, colour: null });
  expect(await read()).toEqual({ name: null, colour: null, shades: null, logoUrl });
  await choose({ name: null, colour: null, logo: null });
  expect(await changedAt()).toBeNull();
  expect((await http.request(logoUrl ?? '')).status).toBe(404);
});

it('on a plan without it nothing is chosen and Maed is shown, and what was chosen is there again on one with it', async () => {
  await choose(whole);
  const { logoUrl } = (await read()) ?? {};
  await onPlan('pro');
  await expect(choose({ name: 'Other', colour: null })).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
  expect(await read()).toBeNull();
  expect((await http.request(logoUrl ?? '')).status).toBe(404);
  await onPlan('enterprise');
  expect(await read()).toMatchObject({ name: 'Selam Table', logoUrl });
});

it.each([
  ['no picture', { onScreen: inBase64(Buffer.from('<svg onload=alert(1)>')), onPaper: logo.onPaper }],
  ['a WebP on paper', { onScreen: logo.onScreen, onPaper: logo.onScreen }],
  ['one that is too large', { onScreen: inBase64(plainWebp(600, 10)), onPaper: logo.onPaper }],
])('as a logo %s is refused, and nothing is changed', async (_what, wrong) => {
  await expect(choose({ ...whole, logo: wrong })).rejects.toMatchObject({ code: 'LOGO_UNUSABLE' });
  expect(await read()).toBeNull();
});

it('a chef chooses nothing, and what is no colour is refused', async () => {
  await expect(choose(whole, 'chef')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(choose({ ...whole, colour: 'red' })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  await expect(choose({ ...whole, name: 'n'.repeat(41) })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
});

it('nobody learns by a logo’s address whether there is such a restaurant', async () => {
  for (const path of [`/files/logos/${house.here().restaurantId}`, '/files/logos/00000000-0000-7000-8000-000000000000', '/files/logos/x']) {
    const answer = await http.request(path);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  }
});

it('guests find the house under its own name', async () => {
  await choose(whole);
  const secret = newSecret();
  await house.as('chef').menu.openGuestMenu(house.tell({ secret }));
  const menu = await readGuestMenu(house.database().pools, restaurantCode(house.here().restaurantId, secret));
  expect(menu.brand).toMatchObject({ name: 'Selam Table', colour: '#ffd400' });
});
