import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { restaurantCode } from '../../modules/restaurants/rules/restaurant-code.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import { envelope } from './testing/furnish.ts';
import { newSecret } from './testing/things.ts';
import { createHousehold, goodPassword, registration, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
const atOnce = 20;
let app: TestApp;
let house: Household;

beforeAll(() => {
  app = createTestApp(database().pools);
});

beforeEach(async () => {
  house = await createHousehold(app, database());
});

type Offer = { readonly role?: 'manager' | 'chef' | 'kitchenstaff' | 'staff'; readonly department?: string };

const invite = async (offer: Offer = {}, maker: Credential = house.people.owner) => {
  const [invitationId, secret] = [uuidv7(), newSecret()];
  const body = { invitationId, secret, role: offer.role ?? null, department: offer.department ?? null, email: null };
  await app.as(maker).restaurants.createInvitation(envelope(house.restaurantId, body));
  return { invitationId, code: restaurantCode(house.restaurantId, secret) };
};

const joining = (code: string, choice: { role?: string; department?: string | null } = {}) => {
  const userId = uuidv7();
  const person = { userId, firstName: 'Liya', lastName: 'Alemu', email: `${userId}@example.com`, password: goodPassword };
  return { commandId: uuidv7(), body: { ...person, code, role: null, department: null, language: 'en' as const, ...choice } };
};

const joinBy = (code: string, choice = {}) => {
  const input = joining(code, choice);
  return app.call('restaurants.join', input, null).then((answer) => ({ ...answer, userId: input.body.userId }));
};

const countOf = async (where: string, key: string): Promise<number> => {
  const [row] = await queryAs<{ count: number }>(database().superuser, `select count(*)::int as count from ${where} = $1`, [key]);
  return row?.count ?? -1;
};

const members = () => countOf('membership where is_active and restaurant_id', house.restaurantId);

const onPlan = (plan: string) =>
  queryAs(database().superuser, 'update subscription set plan = $1 where owner_id = $2', [plan, house.ownerId]);

describe('an invitation', () => {
  it('offers what its maker set, and lets one person in as that', async () => {
    const { code } = await invite({ role: 'chef', department: 'Kitchen' });
    const offer = await app.as(null).restaurants.readInvitation({ code });
    expect(offer).toMatchObject({
      restaurantName: 'Selam Kitchen',
      role: 'chef',
      department: 'Kitchen',
      departments: ['Bar', 'Kitchen', 'Management', 'Service'],
    });
    const joined = await joinBy(code, { role: 'staff', department: 'Bar' });
    expect(joined).toMatchObject({ status: 200, body: { restaurantId: house.restaurantId } });
    const person = app.as({ kind: 'person', userId: joined.userId });
    const mine = await person.restaurants.myMembership({ restaurantId: house.restaurantId });
    expect(mine).toMatchObject({ name: 'Liya Alemu', role: 'chef', department: 'Kitchen' });
    expect(await countOf('subscription_history where owner_id', joined.userId)).toBe(1);
  });

  it('twenty who use one link at once are one member and nineteen refusals', async () => {
    const before = await members();
    const { code } = await invite();
    const answers = await Promise.all(Array.from({ length: atOnce }, () => joinBy(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, body }).toMatchObject({ status: 410, body: { code: 'INVITATION_INVALID' } });
    }
    expect(await members()).toBe(before + 1);
    for (const { status, userId } of answers) {
      expect(await countOf('auth."user" where id', userId)).toBe(status === 200 ? 1 : 0);
    }
  });

  it('a click that is sent twenty times is one account and one answer', async () => {
    const { code } = await invite();
    const input = joining(code);
    const answers = await Promise.all(Array.from({ length: atOnce }, () => app.call('restaurants.join', input, null)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: atOnce }, () => 200));
    expect(await countOf('membership where user_id', input.body.userId)).toBe(1);
  });

  it.each([
    ['one second before its 48 hours are over lets in', "now() + interval '1 second'", 200],
    ['whose 48 hours are over lets nobody in', "now() - interval '1 second'", 410],
  ])('%s', async (_, expiry, status) => {
    const { code, invitationId } = await invite();
    const [kept] = await queryAs<{ hours: number }>(
      database().superuser,
      'select round(extract(epoch from expires_at - now()) / 3600)::int as hours from invitation where id = $1',
      [invitationId],
    );
    expect(kept?.hours).toBe(48);
    await queryAs(database().superuser, `update invitation set expires_at = ${expiry} where id = $1`, [invitationId]);
    expect((await joinBy(code)).status).toBe(status);
  });

  it('that was taken back, or sent anew under another link, opens nothing', async () => {
    const revoked = await invite();
    const { restaurants } = app.as(house.people.manager);
    await restaurants.revokeInvitation(envelope(house.restaurantId, { invitationId: revoked.invitationId }));
    expect((await joinBy(revoked.code)).status).toBe(410);
    const renewed = await invite();
    const secret = newSecret();
    await restaurants.renewInvitation(envelope(house.restaurantId, { invitationId: renewed.invitationId, secret }));
    expect((await joinBy(renewed.code)).status).toBe(410);
    expect((await joinBy(restaurantCode(house.restaurantId, secret))).status).toBe(200);
  });

  it('leads into no other restaurant than its own', async () => {
    const other = await createHousehold(app, database());
    const { code } = await invite();
    const forged = restaurantCode(other.restaurantId, code.slice(32));
    expect((await joinBy(forged)).status).toBe(410);
    await expect(app.as(null).restaurants.readInvitation({ code: forged })).rejects.toMatchObject({ code: 'INVITATION_INVALID' });
    expect(await countOf('membership where is_active and restaurant_id', other.restaurantId)).toBe(6);
  });

  it('makes nobody more than its maker may make them, whatever the sender asks for', async () => {
    const open = await invite();
    expect((await joinBy(open.code, { role: 'manager' })).status).toBe(400);
    expect((await joinBy(open.code, { role: 'owner' })).status).toBe(400);
    const { restaurants } = app.as(house.people.manager);
    const body = { invitationId: uuidv7(), secret: newSecret(), role: 'manager' as const, department: null, email: null };
    await expect(restaurants.createInvitation(envelope(house.restaurantId, body))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const byOwner = await invite({ role: 'manager' });
    await expect(
      restaurants.renewInvitation(envelope(house.restaurantId, { invitationId: byOwner.invitationId, secret: newSecret() })),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await joinBy(byOwner.code)).status).toBe(200);
  });

  it('is kept by a hash, and its secret stands in no table', async () => {
    const { code } = await invite();
    await joinBy(code);
    const secret = code.slice(32);
    for (const table of ['invitation', 'audit_entry', 'command_log', 'person_command_log', 'event']) {
      const found = await queryAs(database().superuser, `select from ${table} t where t::text like '%' || $1 || '%'`, [secret]);
      expect({ table, found }).toEqual({ table, found: [] });
    }
  });
});

describe('somebody with an account', () => {
  it('joins a second restaurant, works there as the invitation says, and keeps the first', async () => {
    const input = registration();
    await app.as(null).restaurants.register(input);
    const person = app.as({ kind: 'person', userId: input.body.userId });
    const { code } = await invite({ role: 'kitchenstaff' });
    await person.restaurants.acceptInvitation({ commandId: uuidv7(), body: { code, role: null, department: 'Kitchen' } });
    const { restaurants } = await person.restaurants.listMine({});
    expect(new Map(restaurants.map(({ id, role }) => [id, role]))).toEqual(
      new Map([
        [house.restaurantId, 'kitchenstaff'],
        [input.body.restaurants[0].id, 'owner'],
      ]),
    );
  });

  it('who works there already stays what they are, and leaves the invitation for another', async () => {
    const { code } = await invite({ role: 'staff' });
    const body = { code, role: null, department: null };
    await app.as(house.people.manager).restaurants.acceptInvitation({ commandId: uuidv7(), body });
    const mine = await app.as(house.people.manager).restaurants.myMembership({ restaurantId: house.restaurantId });
    expect(mine.role).toBe('manager');
    expect((await joinBy(code)).status).toBe(200);
  });
});

describe('the staff limit of the plan', () => {
  const fill = async (count: number): Promise<void> => {
    for (let more = count - (await members()); more > 0; more -= 1) {
      await queryAs(database().owner, `insert into membership (restaurant_id, user_id, role) values ($1, $2, 'staff')`, [
        house.restaurantId,
        uuidv7(),
      ]);
    }
  };

  it.each([
    ['growth', 10],
    ['pro', 25],
  ])('on %s lets the %ith in and nobody after, twenty of them at once', async (plan, limit) => {
    await onPlan(plan);
    await fill(limit - 1);
    const codes = await Promise.all(Array.from({ length: atOnce }, async () => (await invite()).code));
    // With accounts that they have already: nothing slow stands between counting and joining.
    const accept = (code: string) => {
      const input = { commandId: uuidv7(), body: { code, role: null, department: null } };
      return app.call('restaurants.acceptInvitation', input, { kind: 'person', userId: uuidv7() });
    };
    const answers = await Promise.all(codes.map(accept));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, body: { code: 'STAFF_LIMIT_REACHED', data: { limit, plan } } });
    expect(await members()).toBe(limit);
  });

  it.each(['free_trial', 'starter'])('on %s is five, and somebody who left makes room', async (plan) => {
    await onPlan(plan);
    await queryAs(database().owner, 'delete from membership where user_id = $1', [house.leaverId]);
    const { code } = await invite();
    expect(await joinBy(code)).toMatchObject({ status: 409, body: { data: { limit: 5, plan } } });
    const staff = house.people.staff.userId;
    await app.as(house.people.owner).restaurants.removeMember(envelope(house.restaurantId, { userId: staff }));
    expect((await joinBy(code)).status).toBe(200);
    expect(await members()).toBe(5);
  });
});
