import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { newRestaurant, registration } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;

beforeAll(() => {
  app = createTestApp(database().pools);
});

const asSuperuser = <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  queryAs<Row>(database().superuser, text, [...values]);

const register = (input: ReturnType<typeof registration>) => app.call('restaurants.register', input, null);

/** Everything that a sign-up writes, counted for one person. */
const leftOf = async (userId: string): Promise<Record<string, number>> => {
  const tables = [
    ['restaurant', 'owner_id'],
    ['membership', 'user_id'],
    ['profile', 'user_id'],
    ['auth."user"', 'id'],
    ['auth.account', 'user_id'],
    ['subscription', 'owner_id'],
    ['subscription_history', 'owner_id'],
    ['owner_metadata', 'user_id'],
    ['person_command_log', 'user_id'],
  ] as const;
  const counts: Record<string, number> = {};
  for (const [table, key] of tables) {
    const [row] = await asSuperuser<{ count: number }>(`select count(*)::int as count from ${table} where ${key} = $1`, [userId]);
    counts[table] = row?.count ?? -1;
  }
  return counts;
};

const nothing = (counts: Record<string, number>): boolean => Object.values(counts).every((count) => count === 0);

/** Lets a table refuse the writes of one restaurant or person for the first so many attempts, as a troubled database does. */
const trouble = async (table: string, times: number, work: () => Promise<void>): Promise<void> => {
  await asSuperuser(`create sequence trouble`);
  await asSuperuser(`grant usage on sequence trouble to public`);
  await asSuperuser(`create function trouble() returns trigger language plpgsql as $$
    begin if nextval('trouble') <= ${times} then raise exception 'disk trouble' using errcode = '58030'; end if; return new; end $$`);
  await asSuperuser(`create trigger trouble before insert on ${table} for each row execute function trouble()`);
  try {
    await work();
  } finally {
    await asSuperuser(`drop trigger trouble on ${table}`);
    await asSuperuser('drop function trouble');
    await asSuperuser('drop sequence trouble');
  }
};

describe('a database in trouble', () => {
  it('that comes round within three attempts costs nobody their restaurant', async () => {
    const input = registration();
    await trouble('restaurant', 2, async () => {
      expect(await register(input)).toMatchObject({ status: 200 });
    });
    expect(await leftOf(input.body.userId)).toMatchObject({ restaurant: 1, membership: 1, profile: 1 });
  });

  it('that fails three times says which part failed, and the second restaurant takes the first away with it', async () => {
    const input = registration();
    const two = { ...input, body: { ...input.body, restaurants: [...input.body.restaurants, newRestaurant()] } };
    await trouble('restaurant', 99, async () => {
      expect(await register(input)).toMatchObject({ status: 503, body: { code: 'RESTAURANT_SETUP_FAILED' } });
    });
    await trouble('membership', 99, async () => {
      expect(await app.call('restaurants.register', two, null)).toMatchObject({ status: 503, body: { code: 'RESTAURANT_SETUP_FAILED' } });
    });
    expect(await leftOf(input.body.userId)).toSatisfy(nothing);
  });

  it.each([
    ['profile', 'PROFILE_CREATION_FAILED'],
    ['auth."user"', 'UNAVAILABLE'],
    ['subscription_history', 'UNAVAILABLE'],
  ])('at %s leaves neither account nor restaurant, and the same sign-up goes through later', async (table, code) => {
    const input = registration();
    await trouble(table, 99, async () => {
      expect(await register(input)).toMatchObject({ status: 503, body: { code } });
    });
    expect(await leftOf(input.body.userId)).toSatisfy(nothing);
    expect(await register(input)).toMatchObject({ status: 200 });
  });

  it('that cannot note who owns what only warns: everything else is there', async () => {
    const input = registration();
    await trouble('owner_metadata', 99, async () => {
      expect(await register(input)).toMatchObject({ status: 200, body: { isOwnershipNoted: false } });
    });
    expect(await leftOf(input.body.userId)).toMatchObject({ restaurant: 1, 'auth."user"': 1, owner_metadata: 0 });
  });
});

describe('strangers at the form', () => {
  it('cannot take over the place of somebody whose id they know', async () => {
    const host = registration();
    await register(host);
    const colleague = uuidv7();
    await asSuperuser(`insert into membership (restaurant_id, user_id, role) values ($1, $2, 'manager')`, [
      host.body.restaurants[0].id,
      colleague,
    ]);
    const thief = registration();
    thief.body.userId = colleague;
    expect(await register(thief)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect(await leftOf(colleague)).toMatchObject({ profile: 0, 'auth."user"': 0, membership: 1 });
  });

  it('cannot bring the id of somebody else’s restaurant', async () => {
    const host = registration();
    await register(host);
    const thief = registration();
    thief.body.restaurants[0].id = host.body.restaurants[0].id;
    expect(await register(thief)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect(await leftOf(thief.body.userId)).toSatisfy(nothing);
  });

  it('hear of ten taken addresses in an hour, and then of none, not even by whether a new one is accepted', async () => {
    await asSuperuser(`delete from auth.rate_limit_counter where key like 'register%'`);
    const first = registration();
    await register(first);
    const codes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const input = registration();
      input.body.person.email = first.body.person.email;
      codes.push(((await register(input)).body as { code: string }).code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'EMAIL_TAKEN'), 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(await register(registration())).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await asSuperuser(`delete from auth.rate_limit_counter where key like 'register%'`);
  });
});

it('an owner of two restaurants has both at once, works in the first, and the trial is as promised', async () => {
  const input = registration();
  const second = { ...newRestaurant(), name: 'Habesha House', country: 'ET', dialCode: '+251', phone: '(091) 123-4567' };
  const before = Date.now();
  await app.as(null).restaurants.register({
    ...input,
    body: { ...input.body, selectedPlan: 'pro', restaurants: [...input.body.restaurants, second] },
  });
  const { userId, restaurants } = input.body;
  const [profile] = await asSuperuser('select restaurant_id, planned_upgrade, title from profile where user_id = $1', [userId]);
  expect(profile).toEqual({ restaurant_id: restaurants[0].id, planned_upgrade: 'pro', title: 'owner' });
  const owned = await asSuperuser(
    'select owned_restaurant_ids as ids, primary_restaurant_id as first from owner_metadata where user_id = $1',
    [userId],
  );
  expect(owned).toEqual([{ ids: [restaurants[0].id, second.id], first: restaurants[0].id }]);
  const kept = await asSuperuser('select currency, time_zone, phone from restaurant where id = $1', [second.id]);
  expect(kept).toEqual([{ currency: 'ETB', time_zone: 'Africa/Addis_Ababa', phone: '+251 0911234567' }]);
  const places = await asSuperuser('select role, department from membership where user_id = $1', [userId]);
  expect(places).toEqual([
    { role: 'owner', department: 'Management' },
    { role: 'owner', department: 'Management' },
  ]);
  const [trial] = await asSuperuser<{ trial_end_at: Date }>('select * from subscription where owner_id = $1', [userId]);
  const end = trial?.trial_end_at;
  expect(trial).toMatchObject({ plan: 'free_trial', status: 'trialing', payment_status: 'trial', is_active: true, end_at: null });
  expect(trial).toMatchObject({ last_payment_at: null, next_payment_at: end });
  expect(Math.abs((end?.getTime() ?? 0) - before - 14 * 86_400_000)).toBeLessThan(60_000);
  const history = await asSuperuser('select event_type, previous_plan, new_plan from subscription_history where owner_id = $1', [userId]);
  expect(history).toEqual([{ event_type: 'trial_start', previous_plan: null, new_plan: 'free_trial' }]);
});
