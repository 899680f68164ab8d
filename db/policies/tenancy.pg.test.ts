import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertRow } from '../testing/insert-row.ts';
import { newHousehold, tenantRows, type Household } from '../testing/tenant-rows.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const ours = newHousehold();
const theirs = newHousehold();
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  owner = new pg.Client(database().owner);
  app = new pg.Client(database().app);
  await Promise.all([owner.connect(), app.connect()]);
  for (const household of [ours, theirs]) {
    for (const [table, row] of tenantRows(household)) await insertRow(owner, table, row);
  }
});

afterAll(() => Promise.all([owner.end(), app.end()]));

/** Who somebody is when they try a door: nobody at all, or the owner of our restaurant. */
const actors: readonly (readonly [string, Household | null])[] = [
  ['nobody', null],
  ['the owner of another restaurant', ours],
];

const as = async <Result>(actor: Household | null, work: () => Promise<Result>): Promise<Result> => {
  await app.query('begin');
  try {
    if (actor) await app.query('select app.enter($1, $2)', [actor.userId, actor.restaurantId]);
    return await work();
  } finally {
    await app.query('rollback');
  }
};

const refusedBySecurity = async (work: () => Promise<pg.QueryResult>): Promise<number | 'refused'> => {
  try {
    return (await work()).rowCount ?? 0;
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && ['42501', '23505'].includes(fault.code ?? '')) return 'refused';
    throw fault;
  }
};

/** What names the tenant in a table: its restaurant, or the person. */
const keyOf = (table: string, household: Household): readonly [string, string] => {
  const row = tenantRows(household).find(([name]) => name === table)?.[1] ?? {};
  if (table === 'restaurant') return ['id', household.restaurantId];
  if ('restaurant_id' in row) return ['restaurant_id', household.restaurantId];
  return 'user_id' in row ? ['user_id', household.userId] : ['owner_id', household.userId];
};

it('every table with row security is tried here', async () => {
  const { rows } = await owner.query<{ relname: string }>(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  const tried = tenantRows(ours).map(([table]) => table);
  expect(rows.map((row) => row.relname)).toEqual([...new Set(tried)].toSorted());
});

describe.each(tenantRows(theirs).map(([table]) => table))('%s', (table) => {
  const [column, key] = keyOf(table, theirs);

  it('its own restaurant sees its row', async () => {
    const [ownColumn, ownKey] = keyOf(table, ours);
    const { rowCount } = await as(ours, () => app.query(`select from ${table} where ${ownColumn} = $1`, [ownKey]));
    expect(rowCount).toBe(1);
  });

  it.each(actors)('%s sees, changes and removes nothing of theirs', async (_, actor) => {
    const seen = await as(actor, () => app.query(`select from ${table} where ${column} = $1`, [key]));
    expect(seen.rowCount).toBe(0);
    const changed = await as(actor, () =>
      refusedBySecurity(() => app.query(`update ${table} set ${column} = ${column} where ${column} = $1`, [key])),
    );
    expect([0, 'refused']).toContain(changed);
    const removed = await as(actor, () => refusedBySecurity(() => app.query(`delete from ${table} where ${column} = $1`, [key])));
    expect([0, 'refused']).toContain(removed);
  });

  it.each(actors)('%s adds nothing to theirs', async (_, actor) => {
    const fresh = tenantRows(theirs).find(([name]) => name === table)?.[1] ?? {};
    expect(await as(actor, () => refusedBySecurity(() => insertRow(app, table, fresh)))).toBe('refused');
    const upsert = await as(actor, () =>
      refusedBySecurity(async () => {
        const columns = Object.keys(fresh);
        const places = columns.map((_name, index) => `$${index + 1}`);
        const text = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) on conflict do nothing`;
        return app.query(text, Object.values(fresh));
      }),
    );
    expect([0, 'refused']).toContain(upsert);
  });

  it('their row is still as it was', async () => {
    const { rowCount } = await owner.query(`select from ${table} where ${column} = $1`, [key]);
    expect(rowCount).toBe(1);
  });
});
