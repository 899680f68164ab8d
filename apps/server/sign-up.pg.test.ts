import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { goodPassword, registration } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;

beforeAll(() => {
  app = createTestApp(database().pools);
});

const count = async (table: string, column: string, key: string): Promise<number> => {
  const question = `select count(*)::int as count from ${table} where ${column} = $1`;
  const [row] = await queryAs<{ count: number }>(database().superuser, question, [key]);
  return row?.count ?? -1;
};

describe('signing up', () => {
  it('makes the account, its restaurant, the membership and the trial', async () => {
    const input = registration();
    const made = await app.as(null).restaurants.register(input);
    expect(made).toEqual({ userId: input.body.userId, restaurantId: input.body.restaurants[0].id, isOwnershipNoted: true });
    const { restaurants } = await app.as({ kind: 'person', userId: made.userId }).restaurants.listMine({});
    expect(restaurants).toMatchObject([{ name: 'Selam Kitchen', role: 'owner', isPrimary: true, currency: 'GBP' }]);
    expect(await count('subscription_history', 'owner_id', made.userId)).toBe(1);
  });

  it('twenty clicks at once make one account', async () => {
    const input = registration();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.as(null).restaurants.register(input)));
    expect(new Set(answers.map((answer) => answer.restaurantId)).size).toBe(1);
    expect(await count('auth."user"', 'id', input.body.userId)).toBe(1);
    expect(await count('restaurant', 'owner_id', input.body.userId)).toBe(1);
  });

  it('an address that is taken is refused and leaves nothing behind', async () => {
    const first = registration();
    await app.as(null).restaurants.register(first);
    const second = registration();
    second.body.person.email = first.body.person.email.toUpperCase();
    await expect(app.as(null).restaurants.register(second)).rejects.toMatchObject({ code: 'EMAIL_TAKEN', data: { field: 'email' } });
    expect(await count('restaurant', 'owner_id', second.body.userId)).toBe(0);
    expect(await count('profile', 'user_id', second.body.userId)).toBe(0);
  });

  it("a stranger cannot sign up under somebody else's id", async () => {
    const victim = registration();
    await app.as(null).restaurants.register(victim);
    const thief = registration();
    thief.body.userId = victim.body.userId;
    await expect(app.as(null).restaurants.register(thief)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await count('restaurant', 'owner_id', victim.body.userId)).toBe(1);
  });

  it.each([
    ['password', (input: ReturnType<typeof registration>) => (input.body.person.password = 'injera'), 'body.person.password'],
    ['address', (input: ReturnType<typeof registration>) => (input.body.person.email = 'hanna@gmail.con'), 'body.person.email'],
    ['phone', (input: ReturnType<typeof registration>) => (input.body.restaurants[0].phone = '555'), 'body.restaurants.0.phone'],
  ])('a bad %s is named beside its field', async (_, spoil, path) => {
    const input = registration();
    spoil(input);
    const { status, body } = await app.call('restaurants.register', input, null);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INPUT_INVALID', data: { issues: [{ path }] } });
  });
});

describe('signing in', () => {
  it('a right password opens a session, a wrong one says no more than that', async () => {
    const input = registration();
    await app.as(null).restaurants.register(input);
    const { email } = input.body.person;
    const session = await app.as(null).accounts.signIn({ email: ` ${email.toUpperCase()} `, password: goodPassword });
    expect(session.user).toMatchObject({ id: input.body.userId, firstName: 'Hanna', restaurantId: input.body.restaurants[0].id });
    const wrong = await app.call('accounts.signIn', { email, password: 'Injera-43!' }, null);
    const unknown = await app.call('accounts.signIn', { email: `${uuidv7()}@example.com`, password: 'Injera-43!' }, null);
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'CREDENTIALS_WRONG' } });
  });

  it('guessing one account is stopped after twenty tries, even with the right password', async () => {
    const input = registration();
    await app.as(null).restaurants.register(input);
    const { email } = input.body.person;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      statuses.push((await app.call('accounts.signIn', { email, password: 'Guess-1!x' }, null)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(await app.call('accounts.signIn', { email, password: goodPassword }, null)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
  });

  it('a session token that never was opens nothing', async () => {
    const { status } = await app.call('restaurants.listMine', {}, { kind: 'session', tokenHash: 'made-up' });
    expect(status).toBe(401);
  });
});
