import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { roles } from '../../modules/restaurants/rules/capabilities.ts';
import { openRestaurant } from '../../modules/restaurants/server/public.ts';
import { withPerson } from '../../platform/server/database/tenancy.ts';
import { listedProcedures } from './testing/contract-procedures.ts';
import { createItem, createPlaces, envelope } from './testing/furnish.ts';
import type { Things } from './testing/things.ts';
import { createHousehold, registration, type Household } from './testing/household.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let house: Household;
let things: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  house = await createHousehold(app, database());
  things = await createItem(app, house.people.owner, await createPlaces(app, house));
});

const owner = () => app.as(house.people.owner).restaurants;
const here = <Body>(body: Body) => envelope(house.restaurantId, body);
const memberOf = async (userId: string) =>
  (await owner().listMembers({ restaurantId: house.restaurantId })).members.find((member) => member.userId === userId);

describe('departments', () => {
  it('are four at first, by name, and take their people along when they are renamed', async () => {
    const { departments } = await owner().listDepartments({ restaurantId: house.restaurantId });
    expect(departments.map(({ name }) => name)).toEqual(['Bar', 'Kitchen', 'Management', 'Service']);
    const { userId } = house.people.chef;
    await owner().changeMember(here({ userId, role: 'chef', department: 'Kitchen' }));
    await owner().renameDepartment(here({ name: 'Kitchen', newName: 'Hot kitchen' }));
    expect(await memberOf(userId)).toMatchObject({ department: 'Hot kitchen' });
    await owner().renameDepartment(here({ name: 'Hot kitchen', newName: 'Kitchen' }));
  });

  it('are told apart by more than the case of their letters', async () => {
    const taken = { code: 'DEPARTMENT_EXISTS' };
    await expect(owner().createDepartment(here({ name: 'kitchen' }))).rejects.toMatchObject(taken);
    await expect(owner().renameDepartment(here({ name: 'Bar', newName: 'SERVICE' }))).rejects.toMatchObject(taken);
    await owner().renameDepartment(here({ name: 'Bar', newName: 'bar' }));
    await owner().renameDepartment(here({ name: 'bar', newName: 'Bar' }));
  });

  it('leave their people without one when they are removed', async () => {
    const { userId } = house.people.staff;
    await owner().createDepartment(here({ name: 'Terrace' }));
    await owner().changeMember(here({ userId, role: 'staff', department: 'Terrace' }));
    await owner().removeDepartment(here({ name: 'Terrace' }));
    expect(await memberOf(userId)).toMatchObject({ role: 'staff', department: null });
  });

  it('must be there before anybody is put into one', async () => {
    const change = here({ userId: house.people.staff.userId, role: 'staff' as const, department: 'Rooftop' });
    await expect(owner().changeMember(change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a member', () => {
  it('who was let go finds every session shut at the next request, and what still waited refused', async () => {
    const { userId } = house.people.kitchenstaff;
    await queryAs(
      database().superuser,
      `insert into auth."user" (id, name, email) values ($1, 'Abel Tesfaye', $2) on conflict do nothing`,
      [userId, `${userId}@example.com`],
    );
    await queryAs(
      database().superuser,
      `insert into auth.session (id, user_id, token, expires_at) values ($1, $2, 'hash of a session', now() + interval '1 day')`,
      [uuidv7(), userId],
    );
    const session = { kind: 'session', tokenHash: 'hash of a session' } as const;
    const waiting = inputFor('inventory.recordMovement', things);
    expect(await app.call('inventory.listItems', inputFor('inventory.listItems', things), session)).toMatchObject({ status: 200 });
    await owner().removeMember(here({ userId }));
    for (const { path, meta } of listedProcedures.filter((one) => one.meta.scope === 'restaurant')) {
      const answer = await app.call(path, meta.command ? waiting : inputFor(path, things), session);
      expect({ path, status: answer.status }).toEqual({ path, status: answer.status === 400 ? 400 : 404 });
    }
    expect(await app.call('inventory.recordMovement', waiting, session)).toMatchObject({ status: 404 });
    expect(await app.call('restaurants.listMine', {}, session)).toMatchObject({ status: 200, body: { restaurants: [] } });
    const audit = await owner().listAudit({ restaurantId: house.restaurantId, action: 'restaurants.remove-member@1' });
    expect(audit.entries[0]).toMatchObject({ actorId: house.ownerId, actorName: 'Hanna Bekele' });
  });

  it('cannot be the account holder when it is changed or removed', async () => {
    const { ownerId: userId } = house;
    const refused = { code: 'MEMBER_IS_ACCOUNT_HOLDER' };
    await expect(owner().removeMember(here({ userId }))).rejects.toMatchObject(refused);
    await expect(owner().changeMember(here({ userId, role: 'staff', department: null }))).rejects.toMatchObject(refused);
  });
});

describe('what a person earns an hour', () => {
  const figure = '98765432';

  it('is in no answer to anybody but owner, manager and the person, whatever they ask', async () => {
    const { userId } = house.people.chef;
    await owner().setHourlyRate(here({ userId, hourlyRate: { amountMinor: figure, currency: 'GBP' } }));
    expect((await memberOf(userId))?.hourlyRate).toEqual({ amountMinor: figure, currency: 'GBP' });
    const toldTo: string[] = [];
    for (const role of roles.filter((name) => name !== 'kitchenstaff')) {
      for (const { path, meta } of listedProcedures.filter((one) => one.meta.scope !== 'public' && !one.meta.command)) {
        const { body } = await app.call(path, inputFor(path, things), house.people[role]);
        if (JSON.stringify(body).includes(figure)) toldTo.push(`${role} by ${path} in ${meta.scope}`);
      }
    }
    expect(toldTo).toEqual([
      'owner by restaurants.listMembers in restaurant',
      'manager by restaurants.listMembers in restaurant',
      'chef by restaurants.myMembership in restaurant',
    ]);
  });

  it('stands in one table and nowhere else: no event, no trail, no kept answer', async () => {
    const tables = await queryAs<{ name: string }>(
      database().superuser,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'operations')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await queryAs(database().superuser, `select from ${name} t where t::text like '%' || $1 || '%'`, [figure]);
      if (rows.length > 0) found.push(name);
    }
    expect(found).toEqual(['public.hourly_rate']);
  });

  it('is cleared by null', async () => {
    const { userId } = house.people.chef;
    await owner().setHourlyRate(here({ userId, hourlyRate: null }));
    expect((await memberOf(userId))?.hourlyRate).toBeNull();
  });
});

describe('the trail', () => {
  it('is read a page at a time without a gap, and answers by person, action and period', async () => {
    const { restaurantId } = house;
    const all = await owner().listAudit({ restaurantId, limit: 500 });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner().listAudit({ restaurantId, limit: 3, ...(cursor && { cursor }) });
      paged.push(...page.entries.map(({ entryId }) => entryId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all.entries.map(({ entryId }) => entryId));
    const action = 'restaurants.create-department@1';
    const some = await owner().listAudit({ restaurantId, action, actorId: house.ownerId });
    expect(some.entries.map(({ entryId }) => entryId)).toEqual(
      all.entries.filter((one) => one.action === action).map(({ entryId }) => entryId),
    );
    expect((await owner().listAuditActions({ restaurantId })).actions).toEqual(
      [...new Set(all.entries.map((one) => one.action))].toSorted(),
    );
    const oldest = all.entries.at(-1)?.recordedAt ?? '';
    expect((await owner().listAudit({ restaurantId, until: oldest, limit: 500 })).entries).toEqual([]);
    expect((await owner().listAudit({ restaurantId, from: oldest, limit: 500 })).entries).toEqual(all.entries);
  });

  it('names the restaurants that one sign-up probably made twice, to their account holder alone', async () => {
    const input = registration();
    await app.as(null).restaurants.register(input);
    const { userId, restaurants } = input.body;
    const [restaurant] = restaurants;
    const entry = { pool: database().pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
    const [twin, later] = [uuidv7(), uuidv7()];
    for (const id of [twin, later]) await withPerson(entry, (tx) => openRestaurant(tx, { ...restaurant, id }));
    await queryAs(database().superuser, `update restaurant set created_at = created_at + interval '1 hour' where id = $1`, [later]);
    const { groups } = await app.as({ kind: 'person', userId }).restaurants.listDuplicates({});
    expect(groups.map((group) => group.map(({ restaurantId }) => restaurantId))).toEqual([[restaurant.id, twin]]);
    expect(await owner().listDuplicates({})).toEqual({ groups: [] });
  });
});
