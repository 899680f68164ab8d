import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { foreignReach, tenantKeyOf } from '../testing/foreign-reach.ts';
import { insertRowsAs } from '../testing/insert-row.ts';
import { queryAs } from '../testing/query-as.ts';
import { newHousehold } from '../testing/household.ts';
import { tenantRows } from '../testing/tenant-rows.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const [ours, theirs] = [newHousehold(), newHousehold()];
const tables = tenantRows(ours).map(([table]) => table);
let app: pg.Client;

beforeAll(async () => {
  app = new pg.Client(database().app);
  await app.connect();
  await insertRowsAs(database().owner, [...tenantRows(ours), ...tenantRows(theirs)]);
});

afterAll(() => app.end());

it('every table with row security is tried here', async () => {
  const rows = await queryAs<{ name: string }>(
    database().owner,
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'derived') and c.relkind in ('r', 'p')`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(tables)].toSorted());
});

describe.each(tables)('%s', (table) => {
  it('shows its own restaurant its row', async () => {
    const [column, key] = tenantKeyOf(table, ours);
    await app.query('begin');
    await app.query('select app.enter($1, $2)', [ours.userId, ours.restaurantId]);
    const { rowCount } = await app.query(`select from ${table} where ${column} = $1`, [key]);
    await app.query('rollback');
    expect(rowCount).toBe(1);
  });

  it('lets nobody and no other owner see, change, remove, add, replace or give away a row', async () => {
    expect(await foreignReach({ app, ours, theirs }, table)).toEqual([]);
  });
});
