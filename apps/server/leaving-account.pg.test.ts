import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { alertsRows } from '../../db/testing/alerts-rows.ts';
import { assistantRows } from '../../db/testing/assistant-rows.ts';
import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { dayText, isoDayAt } from '../../kit/time/wall.ts';
import { eraseAccounts } from '../../modules/accounts/server/mount.ts';
import { eraseRestaurants } from '../../modules/restaurants/server/mount.ts';
import { plainWebp } from '../../platform/server/files/testing/plain-pictures.ts';
import { callerOf, type Caller } from './testing/account-calls.ts';
import { envelope } from './testing/furnish.ts';
import { newSecret } from './testing/things.ts';
import { createHousehold, goodPassword, type Household } from './testing/household.ts';
import { restaurantCode } from '../../modules/restaurants/rules/restaurant-code.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let call: Caller;
let house: Household;
let leaver: { readonly kind: 'person'; readonly userId: string };
let email: string;

const ask = <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  queryAs<Row>(database().superuser, text, [...values]);
const runJob = (job: typeof eraseAccounts) => job.run({ pools: database().pools } as Parameters<typeof job.run>[0]);
const passDays = (days: number) =>
  ask('update profile set delete_after = delete_after - make_interval(days => $2) where user_id = $1', [leaver.userId, days]);
const leave = (password = goodPassword) => app.as(leaver).accounts.askAccountDeletion({ password });
const signIn = () => call('accounts/signIn', { email, password: goodPassword });

/** Everything in the database, but for the machinery, that holds a text. */
const placesOf = async (text: string): Promise<string[]> => {
  const tables = await ask<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'auth', 'mail') and c.relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ask(`select from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
};

beforeAll(() => {
  app = createTestApp(database().pools);
  call = callerOf(app);
});

beforeEach(async () => {
  house = await createHousehold(app, database());
  const secret = newSecret();
  const invitation = { invitationId: uuidv7(), secret, role: 'chef' as const, department: 'Kitchen' };
  leaver = { kind: 'person', userId: uuidv7() };
  email = `${leaver.userId}@example.com`;
  await app.as(house.people.owner).restaurants.createInvitation(envelope(house.restaurantId, { ...invitation, email }));
  const person = { userId: leaver.userId, firstName: 'Zerihun', lastName: 'Wolde', email, password: goodPassword };
  const body = { ...person, code: restaurantCode(house.restaurantId, secret), role: 'chef' as const, department: 'Kitchen' };
  await app.as(null).restaurants.join({ commandId: uuidv7(), body: { ...body, language: 'am' } });
  const hourlyRate = { amountMinor: '1250', currency: 'GBP' as const };
  await app.as(house.people.owner).restaurants.setHourlyRate(envelope(house.restaurantId, { userId: leaver.userId, hourlyRate }));
  await app.as(leaver).restaurants.setPin(envelope(house.restaurantId, { pin: '2468' }));
  const picture = Buffer.from(plainWebp(256, 256)).toString('base64');
  await app.as(leaver).accounts.setAvatar({ commandId: uuidv7(), body: { picture } });
});

describe('an account whose end was asked for', () => {
  it('is erased after thirty days and not a moment before; only the books of the restaurant still know a name', async () => {
    const { cookie } = await signIn();
    expect(await leave()).toMatchObject({ outcome: 'asked', deleteAfter: expect.any(String) });
    expect(await placesOf(email)).toContain('mail.letter');
    await passDays(29);
    await runJob(eraseAccounts);
    expect((await call('accounts/getSession', {}, { cookie })).json).toMatchObject({ user: { deleteAfter: expect.any(String) } });

    await passDays(1);
    await runJob(eraseAccounts);
    expect((await call('accounts/getSession', {}, { cookie })).json).toBeNull();
    expect(await placesOf(email)).toEqual([]);
    expect((await signIn()).status).toBe(401);
    expect(await placesOf('Zerihun')).toEqual(['public.former_person']);
    expect(await ask('select from hourly_rate where user_id = $1', [leaver.userId])).toEqual([]);
    const { entries } = await app
      .as(house.people.owner)
      .restaurants.listAudit({ restaurantId: house.restaurantId, actorId: leaver.userId, limit: 5 });
    expect(entries[0]?.actorName).toBe('Zerihun Wolde');
    const { members } = await app.as(house.people.owner).restaurants.listMembers({ restaurantId: house.restaurantId });
    expect(members.map(({ userId }) => userId)).not.toContain(leaver.userId);
    expect(members.map(({ userId }) => userId)).toContain(house.people.chef.userId);
  });

  it('is kept when its person comes back in time, and erased no more', async () => {
    await leave();
    await passDays(29);
    const { cookie } = await signIn();
    await call('accounts/keepAccount', { commandId: uuidv7(), body: {} }, { cookie });
    expect(await app.as(leaver).accounts.accountDeletion({})).toEqual({ deleteAfter: null, heldRestaurants: [] });
    await passDays(40);
    await runJob(eraseAccounts);
    expect((await signIn()).status).toBe(200);
  });

  it('needs the password, is not hurried by asking twice, and sends one letter in the language of its person', async () => {
    expect(await leave('Wrong-1234!')).toEqual({ outcome: 'refused', deleteAfter: null });
    expect(await app.as(leaver).accounts.accountDeletion({})).toMatchObject({ deleteAfter: null });
    const first = await leave();
    await passDays(3);
    const again = await leave();
    expect(Date.parse(again.deleteAfter ?? '')).toBe(Date.parse(first.deleteAfter ?? '') - 3 * 86_400_000);
    const letters = await ask(`select language, facts->>'day' as day from mail.letter where recipient = $1 and template = 'leaving'`, [
      email,
    ]);
    expect(letters).toEqual([{ language: 'am', day: expect.stringMatching(/\d{4}/) }]);
  });

  it('is told by letter with a day of the calendar in which the restaurant counts, where its person chose none', async () => {
    await ask('update restaurant set use_ethiopian_calendar = true where id = $1', [house.restaurantId]);
    const { deleteAfter } = await leave();
    const wall = { timeZone: 'Europe/London', useEthiopianTime: false, useEthiopianCalendar: true };
    const day = dayText(isoDayAt(new Date(deleteAfter ?? ''), wall.timeZone), 'date', { wall, language: 'am' });
    expect(await ask(`select facts->>'day' as day from mail.letter where recipient = $1 and template = 'leaving'`, [email])).toEqual([
      { day },
    ]);
  });

  it('leaves the address free for somebody new', async () => {
    await leave();
    await passDays(30);
    await runJob(eraseAccounts);
    expect((await call('accounts/requestReset', { email })).status).toBe(200);
    expect(await ask('select from mail.letter where recipient = $1', [email])).toEqual([]);
  });
});

describe('an account holder', () => {
  const asOwner = () => app.as(house.people.owner);

  it('stays for as long as a restaurant needs them, and is told which', async () => {
    leaver = { kind: 'person', userId: house.ownerId };
    expect(await asOwner().accounts.accountDeletion({})).toEqual({ deleteAfter: null, heldRestaurants: ['Selam Kitchen'] });
    expect(await leave()).toEqual({ outcome: 'holder', deleteAfter: null });
    await asOwner().restaurants.askDeletion(envelope(house.restaurantId, { name: 'Selam Kitchen' }));
    expect(await leave()).toMatchObject({ outcome: 'asked' });
  });

  it('ends a plan first that Stripe would go on charging for', async () => {
    leaver = { kind: 'person', userId: house.ownerId };
    await asOwner().restaurants.askDeletion(envelope(house.restaurantId, { name: 'Selam Kitchen' }));
    const paying = `insert into billing_account (owner_id, provider, customer_ref, subscription_ref) values ($1, 'stripe', 'cus_1', 'sub_1') returning 1`;
    await ask(paying, [house.ownerId]);
    expect(await leave()).toEqual({ outcome: 'paying', deleteAfter: null });
    await ask('update subscription set will_cancel = true where owner_id = $1 returning 1', [house.ownerId]);
    expect(await leave()).toMatchObject({ outcome: 'asked' });
  });

  it('is not erased before the restaurant is, nor when the restaurant is kept after all', async () => {
    leaver = { kind: 'person', userId: house.ownerId };
    await asOwner().restaurants.askDeletion(envelope(house.restaurantId, { name: 'Selam Kitchen' }));
    await leave();
    await passDays(31);
    await runJob(eraseAccounts);
    expect(await ask('select from profile where user_id = $1', [leaver.userId])).toHaveLength(1);
    await asOwner().restaurants.cancelDeletion(envelope(house.restaurantId, {}));
    await runJob(eraseAccounts);
    expect(await asOwner().restaurants.listMine({})).toMatchObject({ restaurants: [{ name: 'Selam Kitchen' }] });

    await asOwner().restaurants.askDeletion(envelope(house.restaurantId, { name: 'Selam Kitchen' }));
    await ask(`update restaurant set delete_after = now() where id = $1`, [house.restaurantId]);
    await runJob(eraseRestaurants);
    await runJob(eraseAccounts);
    expect(await ask('select from profile where user_id = $1', [leaver.userId])).toEqual([]);
  });
});

describe("a person's own data", () => {
  type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] };
  const everything = async (who = leaver): Promise<ReadonlyMap<string, Table>> => {
    const { tables } = await app.as(who).restaurants.listOwnTables({});
    return new Map(
      await Promise.all(tables.map(async (table) => [table, await app.as(who).restaurants.ownRows({ table, after: null })] as const)),
    );
  };

  it('is all there: who they are, where they work, what they earn, how they sign in, and what they did', async () => {
    await signIn();
    const own = await everything();
    const cell = (table: string, column: string) => {
      const { columns = [], rows = [] } = own.get(table) ?? {};
      return rows.map((row) => row[columns.indexOf(column)]);
    };
    expect(cell('profile', 'first_name')).toEqual(['Zerihun']);
    expect(cell('account', 'email')).toEqual([email]);
    expect(cell('sign_in', 'id').length).toBeGreaterThan(0);
    expect([cell('work', 'restaurant'), cell('work', 'hourly_rate_minor'), cell('work', 'role')]).toEqual([
      ['Selam Kitchen'],
      ['1250'],
      ['chef'],
    ]);
    expect(cell('trail', 'action')).toContain('restaurants.set-pin@1');
    expect([...own.keys()]).toEqual(expect.arrayContaining(['person_command_log', 'letter', 'passkey', 'subscription']));
  });

  const toldTables = ['alert', 'alert_preference', 'alert_reach', 'alert_delivery', 'assistant_question'];

  it('holds what they were told, how they wanted it, where and what became of it, and what they asked; and nothing of what others were', async () => {
    const { restaurantId } = house;
    // Of these a house has one, whoever is in it.
    const ofHouse = new Set(['alert_hearing', 'automation_house']);
    const told = (userId: string) =>
      insertRowsAs(
        database().superuser,
        [...alertsRows({ userId, restaurantId }), ...assistantRows({ userId, restaurantId })].filter(([table]) => !ofHouse.has(table)),
      );
    await told(leaver.userId);
    await told(house.people.owner.userId);
    await ask(`update alert_reach set address = '{"endpoint": "https://push.example/1", "keys": {"auth": "hush"}}' where user_id = $1`, [
      leaver.userId,
    ]);
    // Whoever was let go takes it along as well.
    await app.as(house.people.owner).restaurants.removeMember(envelope(restaurantId, { userId: leaver.userId }));
    const own = await everything();
    expect(toldTables.map((table) => own.get(table)?.rows.length)).toEqual([1, 1, 1, 1, 1]);
    const line = (table: string) =>
      Object.fromEntries((own.get(table)?.columns ?? []).map((name, at) => [name, own.get(table)?.rows[0]?.[at]]));
    expect(line('alert')).toMatchObject({ restaurant_id: restaurantId, kind: 'stock-low', status: 'unread', place: '/inventory' });
    expect(line('assistant_question')).toMatchObject({ restaurant_id: restaurantId, text: 'What is running low?', cost: '0' });
    expect(line('alert_preference')).toMatchObject({ digest_at: '1080', has_digest: 't' });
    expect(line('alert_reach')).toMatchObject({ label: 'Chrome', address: '{"endpoint": "https://push.example/1"}' });
    expect(line('alert_delivery')).toMatchObject({ what: 'ALERT', kind: 'stock-low', channel: 'PUSH', status: 'QUEUED' });
  });

  it('is there also of a restaurant that they may enter no more', async () => {
    await app.as(house.people.owner).restaurants.removeMember(envelope(house.restaurantId, { userId: leaver.userId }));
    const own = await everything();
    expect(own.get('work')?.rows).toHaveLength(1);
    expect(own.get('trail')?.rows.length).toBeGreaterThan(0);
  });

  it('holds nobody else, and nothing that proves who somebody is', async () => {
    await signIn();
    const text = JSON.stringify([...(await everything())]);
    for (const other of [house.ownerId, house.people.chef.userId, 'argon2', goodPassword]) expect(text).not.toContain(other);
    const [session] = await ask<{ token: string }>('select token from auth.session where user_id = $1', [leaver.userId]);
    expect(text).not.toContain(session?.token);
  });

  it('comes a page at a time, each line of the trail once', async () => {
    await ask(
      `insert into audit_entry (restaurant_id, actor_id, action, subject, occurred_at)
       select $1, $2, 'x@1', '{}', now() from generate_series(1, 4100)`,
      [house.restaurantId, leaver.userId],
    );
    const seen = new Set<string | null | undefined>();
    let lines = 0;
    for (let after: string[] | null = null, pages = 0; ; pages += 1) {
      expect(pages).toBeLessThan(4);
      const page: Table & { next: string[] | null } = await app.as(leaver).restaurants.ownRows({ table: 'trail', after });
      for (const row of page.rows) seen.add(row[page.columns.indexOf('id')]);
      lines += page.rows.length;
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen.size).toBe(lines);
    expect(lines).toBeGreaterThan(4100);
  });

  it.each(['membership', 'audit_entry', 'auth.user', 'pg_authid', 'profile; drop table item', 'toString'])(
    'does not include %s',
    async (table) => {
      await expect(app.as(leaver).restaurants.ownRows({ table, after: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});
