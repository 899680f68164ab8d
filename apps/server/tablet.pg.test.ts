import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { restaurantCode } from '../../modules/restaurants/rules/restaurant-code.ts';
import { listedProcedures } from './testing/contract-procedures.ts';
import { createItem, createPlaces, envelope } from './testing/furnish.ts';
import { newSecret, type Things } from './testing/things.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { newTabletCode } from './testing/people-fixtures.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { baseUrl, createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
const pin = '2468';
let app: TestApp;
let house: Household;
let things: Things;
let device: string;
let tabletId: string;

beforeAll(() => {
  app = createTestApp(database().pools);
});

beforeEach(async () => {
  house = await createHousehold(app, database());
  things = await createItem(app, house.people.owner, await createPlaces(app, house));
  await app.as(house.people.manager).restaurants.setPin(envelope(house.restaurantId, { pin }));
  const secret = newSecret();
  tabletId = uuidv7();
  await app.as(house.people.manager).restaurants.registerTablet(envelope(house.restaurantId, { tabletId, secret, name: 'Pass' }));
  device = `maed.tablet=${restaurantCode(house.restaurantId, secret)}`;
});

/** A call from a browser with these cookies, and the turn that the answer hands to it. */
const ask = async (path: string, input: unknown, cookie: string) => {
  const request = new Request(`${baseUrl}/rpc/${path.replaceAll('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ json: input }),
  });
  const response = await app.answer(request, null);
  const turn = response.headers.getSetCookie().find((one) => one.startsWith('maed.tablet_turn='));
  const { json } = (await response.json()) as { json: unknown };
  return { status: response.status, body: json, turn: turn?.split(';')[0] ?? '', attributes: turn ?? '' };
};

const enter = (typed: string, userId = house.people.manager.userId) => ask('restaurants.enterTablet', { userId, pin: typed }, device);

const enteredCookies = async (typed = pin, userId?: string): Promise<string> => `${device}; ${(await enter(typed, userId)).turn}`;

describe('a shared tablet', () => {
  it('shows those who have a PIN, and nothing on a device that is none or was revoked', async () => {
    const front = await ask('restaurants.tabletFront', {}, device);
    expect(front.body).toMatchObject({
      name: 'Pass',
      restaurantName: 'Selam Kitchen',
      people: [{ name: 'Abel Tesfaye', role: 'manager' }],
    });
    expect((await ask('restaurants.tabletFront', {}, '')).body).toBeNull();
    await app.as(house.people.owner).restaurants.revokeTablet(envelope(house.restaurantId, { tabletId }));
    expect((await ask('restaurants.tabletFront', {}, device)).body).toBeNull();
    expect(await enter(pin)).toMatchObject({ status: 403, body: { code: 'TABLET_UNKNOWN' } });
  });

  it('lets in by the right PIN, with a cookie that no script reads, and names person and tablet in the trail', async () => {
    const entered = await enter(pin);
    expect(entered).toMatchObject({ status: 200, body: { userId: house.people.manager.userId, restaurantId: house.restaurantId } });
    expect(entered.attributes).toMatch(/HttpOnly; SameSite=Lax/);
    const recorded = await ask('inventory.recordMovement', inputFor('inventory.recordMovement', things), `${device}; ${entered.turn}`);
    expect(recorded.status).toBe(200);
    const { entries } = await app.as(house.people.owner).restaurants.listAudit({ restaurantId: house.restaurantId, limit: 1 });
    expect(entries[0]).toMatchObject({ actorId: house.people.manager.userId, deviceId: tabletId, tabletName: 'Pass' });
  });

  it('opens nothing but stock, menu, orders, lists and the clock of its own restaurant, even to a manager of two', async () => {
    const cookie = await enteredCookies();
    const other = await createHousehold(app, database());
    const { userId } = house.people.manager;
    const second = [other.restaurantId, userId];
    await queryAs(database().owner, `insert into membership (restaurant_id, user_id, role) values ($1, $2, 'manager')`, second);
    expect((await ask('restaurants.listMine', {}, cookie)).body).toMatchObject({ restaurants: [{ id: house.restaurantId }] });
    expect(await ask('inventory.listItems', { restaurantId: other.restaurantId }, cookie)).toMatchObject({ status: 404 });
    const opened: string[] = [];
    for (const { path, meta } of listedProcedures.filter((one) => one.meta.scope !== 'public')) {
      const { status, body } = await ask(path, inputFor(path, things), cookie);
      if ((body as { code?: string }).code !== 'FORBIDDEN') opened.push(`${meta.capability ?? path} ${status < 500}`);
    }
    expect([...new Set(opened)].toSorted()).toEqual([
      'inventory.correct-movement true',
      'inventory.count true',
      'inventory.edit-items true',
      'inventory.record-movement true',
      'inventory.view true',
      'kitchen.cook true',
      'kitchen.take-orders true',
      'kitchen.view true',
      'menu.pause true',
      'menu.produce true',
      'menu.view true',
      'purchasing.receive true',
      'purchasing.request true',
      'restaurant.view true',
      'restaurants.listMine true',
      'staff.clock true',
      'tasks.do true',
      'tasks.view true',
      'waste.log true',
      'waste.view true',
    ]);
  });

  it('is over after two minutes without a touch, and a touch keeps it', async () => {
    const cookie = await enteredCookies();
    const move = (seconds: number) =>
      queryAs(database().superuser, `update tablet_session set expires_at = expires_at - make_interval(secs => $1)`, [seconds]);
    await move(119);
    expect((await ask('restaurants.stayAtTablet', {}, cookie)).body).toMatchObject({ restaurantId: house.restaurantId });
    await move(119);
    expect((await ask('restaurants.listMine', {}, cookie)).status).toBe(200);
    await move(2);
    expect((await ask('restaurants.listMine', {}, cookie)).status).toBe(401);
    expect((await ask('restaurants.stayAtTablet', {}, cookie)).body).toBeNull();
  });

  it('is over at Done, at the next person, and when the person is let go', async () => {
    const left = await enteredCookies();
    await ask('restaurants.leaveTablet', {}, left);
    expect((await ask('restaurants.listMine', {}, left)).status).toBe(401);
    const before = await enteredCookies();
    const after = await enteredCookies();
    expect((await ask('restaurants.listMine', {}, before)).status).toBe(401);
    expect((await ask('restaurants.listMine', {}, after)).status).toBe(200);
    const { userId } = house.people.manager;
    await app.as(house.people.owner).restaurants.removeMember(envelope(house.restaurantId, { userId }));
    expect((await ask('restaurants.listMine', {}, after)).status).toBe(401);
    expect(await enter(pin)).toMatchObject({ status: 403, body: { code: 'PIN_WRONG' } });
  });
});

describe('a PIN', () => {
  it('is looked at five times in fifteen minutes for one person and tablet, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter('0000')));
    expect(answers.filter(({ body }) => (body as { code?: string }).code === 'PIN_WRONG')).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(await enter(pin)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await app.as(house.people.chef).restaurants.setPin(envelope(house.restaurantId, { pin: '1357' }));
    expect((await enter('1357', house.people.chef.userId)).status).toBe(200);
    await queryAs(database().superuser, `update tablet_attempt set tried_at = tried_at - interval '15 minutes'`);
    expect((await enter(pin)).status).toBe(200);
  });

  it('that is set anew ends the lock of its owner in this restaurant, and nobody else’s', async () => {
    const { manager, chef } = house.people;
    const other = await createHousehold(app, database());
    await queryAs(database().owner, `insert into membership (restaurant_id, user_id, role) values ($1, $2, 'manager')`, [
      other.restaurantId,
      manager.userId,
    ]);
    const secret = newSecret();
    const otherTablet = { tabletId: uuidv7(), secret, name: 'Bar' };
    await app.as(other.people.owner).restaurants.registerTablet(envelope(other.restaurantId, otherTablet));
    await app.as(manager).restaurants.setPin(envelope(other.restaurantId, { pin }));
    await app.as(chef).restaurants.setPin(envelope(house.restaurantId, { pin: '1357' }));
    const enterOther = (typed: string) =>
      ask('restaurants.enterTablet', { userId: manager.userId, pin: typed }, `maed.tablet=${restaurantCode(other.restaurantId, secret)}`);
    for (let tried = 0; tried < 5; tried += 1) await Promise.all([enter('0000'), enter('0000', chef.userId), enterOther('0000')]);
    await app.as(manager).restaurants.setPin(envelope(house.restaurantId, { pin: null }));
    expect((await enter('0000')).status).toBe(429);
    await app.as(manager).restaurants.setPin(envelope(house.restaurantId, { pin: '8642' }));
    expect((await enter(pin)).body).toMatchObject({ code: 'PIN_WRONG' });
    expect((await enter('8642')).status).toBe(200);
    expect((await enter('1357', chef.userId)).status).toBe(429);
    expect((await enterOther(pin)).status).toBe(429);
  });

  it('is not set by whoever has no more than a turn, nor does their asking end a lock', async () => {
    const cookie = await enteredCookies();
    for (let tried = 0; tried < 5; tried += 1) await enter('0000');
    expect((await ask('restaurants.setPin', envelope(house.restaurantId, { pin: '1111' }), cookie)).status).toBe(403);
    expect((await enter(pin)).status).toBe(429);
  });

  it('that was forgotten is reset by whoever may do more: another one, or none, and their turn is over', async () => {
    const { owner, manager, chef, kitchenstaff } = house.people;
    const reset = (by: typeof owner, userId: string, next: string | null) =>
      app.as(by).restaurants.resetPin(envelope(house.restaurantId, { userId, pin: next }));
    await app.as(chef).restaurants.setPin(envelope(house.restaurantId, { pin: '1357' }));
    const before = await enter('1357', chef.userId);
    expect(before.status).toBe(200);
    for (let tried = 0; tried < 5; tried += 1) await enter('0000', chef.userId);
    await reset(manager, chef.userId, '2580');
    expect(await enter('1357', chef.userId)).toMatchObject({ status: 403, body: { code: 'PIN_WRONG' } });
    const cookie = await enteredCookies('2580', chef.userId);
    await reset(owner, chef.userId, null);
    expect((await ask('restaurants.listMine', {}, cookie)).status).toBe(401);
    expect(await enter('2580', chef.userId)).toMatchObject({ status: 403, body: { code: 'PIN_WRONG' } });
    await reset(owner, manager.userId, '8642');
    expect((await enter('8642')).status).toBe(200);
    await expect(reset(manager, manager.userId, '1111')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reset(manager, owner.userId, '1111')).rejects.toMatchObject({ code: 'MEMBER_IS_ACCOUNT_HOLDER' });
    await expect(reset(chef, kitchenstaff.userId, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const own = await enteredCookies('8642');
    const atTablet = await ask('restaurants.resetPin', envelope(house.restaurantId, { userId: chef.userId, pin: '1111' }), own);
    expect(atTablet.status).toBe(403);
  });

  it('stands nowhere as it is, nor as a hash that guesses could be held against', async () => {
    const chosen = '918273';
    await app.as(house.people.chef).restaurants.setPin(envelope(house.restaurantId, { pin: chosen }));
    const [kept] = await queryAs<{ pin_hash: string }>(database().superuser, 'select pin_hash from tablet_pin where user_id = $1', [
      house.people.chef.userId,
    ]);
    expect(kept?.pin_hash).toMatch(/^\$argon2id\$/);
    for (const table of ['audit_entry', 'command_log', 'event', 'tablet_pin', 'tablet_attempt', 'tablet_session']) {
      const found = await queryAs(database().superuser, `select from ${table} t where t::text like '%"${chosen}"%'`);
      expect({ table, found }).toEqual({ table, found: [] });
    }
  });
});

describe('somebody without an address', () => {
  const give = async (changes: Record<string, unknown> = {}) => {
    const code = newTabletCode();
    const body = { invitationId: uuidv7(), code, role: 'kitchenstaff' as const, department: 'Kitchen', ...changes };
    await app.as(house.people.manager).restaurants.createTabletCode(envelope(house.restaurantId, body));
    return code;
  };
  const newcomer = (code: string, changes: Record<string, unknown> = {}) => ({
    commandId: uuidv7(),
    body: { userId: uuidv7(), code, firstName: 'Chaltu', lastName: 'Gemechu', pin: '1357', language: 'am', ...changes },
  });
  const joinWith = (code: string, cookie = device) => ask('restaurants.joinAtTablet', newcomer(code), cookie);

  it('joins by a code and a PIN of their own, works at once at the tablet, and gets no letter', async () => {
    const joining = newcomer((await give()).toLowerCase());
    const { userId } = joining.body;
    expect(await ask('restaurants.joinAtTablet', joining, device)).toMatchObject({ status: 200, body: { userId } });
    expect(await ask('restaurants.joinAtTablet', joining, device)).toMatchObject({ status: 200, body: { userId } });
    const entered = await enter('1357', userId);
    expect(entered.status).toBe(200);
    const stock = await ask('inventory.listItems', inputFor('inventory.listItems', things), `${device}; ${entered.turn}`);
    expect(stock.status).toBe(200);
    const { members } = await app.as(house.people.owner).restaurants.listMembers({ restaurantId: house.restaurantId });
    expect(members.find((one) => one.userId === userId)).toMatchObject({ role: 'kitchenstaff', department: 'Kitchen' });
    const letters = await queryAs(database().owner, `select 1 from mail.letter where recipient like '%no-mail.invalid'`, []);
    expect(letters).toHaveLength(0);
  });

  it('uses a code once, at a tablet of this restaurant alone, and never as the secret of a link', async () => {
    const code = await give();
    expect(await joinWith(code, '')).toMatchObject({ status: 403, body: { code: 'TABLET_UNKNOWN' } });
    const other = await createHousehold(app, database());
    const secret = newSecret();
    await app
      .as(other.people.manager)
      .restaurants.registerTablet(envelope(other.restaurantId, { tabletId: uuidv7(), secret, name: 'Bar' }));
    expect((await joinWith(code, `maed.tablet=${restaurantCode(other.restaurantId, secret)}`)).body).toMatchObject({
      code: 'INVITATION_INVALID',
    });
    const offered = await ask('restaurants.readInvitation', { code: restaurantCode(house.restaurantId, code) }, '');
    expect(offered.body).toMatchObject({ code: 'INVITATION_INVALID' });
    expect((await joinWith(code)).status).toBe(200);
    expect((await joinWith(code)).body).toMatchObject({ code: 'INVITATION_INVALID' });
  });

  it('is not let in by guessing: after five wrong codes no more are looked at', async () => {
    const code = await give();
    for (let tried = 0; tried < 5; tried += 1) expect((await joinWith('AAAAAAAA')).body).toMatchObject({ code: 'INVITATION_INVALID' });
    expect((await joinWith(code)).body).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is not kept out by those who came before: six join one after the other', async () => {
    for (let joined = 0; joined < 6; joined += 1) expect((await joinWith(await give())).status).toBe(200);
  });

  it('is given a code only into a role that its maker may give', async () => {
    await expect(give({ role: 'manager' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
