import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { newHousehold, type Household } from '../../../db/testing/household.ts';
import { tenantRows } from '../../../db/testing/tenant-rows.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { isEntryRefused, withRestaurant } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { askDeletion, cancelDeletion, deletionStatus, deletionWaitDays } from './deletion.ts';
import { eraseRestaurants } from './erase-restaurants.job.ts';
import { exportRows, listExportTables } from './export-rows.ts';

const database = useTestDatabase();

const settle = async (): Promise<Household> => {
  const household = newHousehold();
  await insertRowsAs(database().owner, tenantRows(household));
  return household;
};

const within = async <Result>({ userId, restaurantId }: Household, work: (tx: RestaurantTx) => Promise<Result>): Promise<Result> => {
  const entry = { pool: database().pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
  const result = await withRestaurant(entry, restaurantId, work);
  if (isEntryRefused(result)) throw new Error('Nobody was let in.');
  return result;
};

const runJob = () => eraseRestaurants.run({ pools: database().pools } as Parameters<typeof eraseRestaurants.run>[0]);

const rowsOf = async ({ restaurantId }: Household): Promise<number> => {
  const tables = tenantRows(newHousehold()).flatMap(([table, row]) => ('restaurant_id' in row && table !== 'profile' ? [table] : []));
  let count = 0;
  for (const table of tables) {
    const [row] = await queryAs<{ rows: number }>(
      database().superuser,
      `select count(*)::int as rows from ${table} where restaurant_id = $1`,
      [restaurantId],
    );
    count += row?.rows ?? 0;
  }
  return count;
};

test('a restaurant is erased after the waiting period and not a moment before, and its neighbour stays whole', async () => {
  const [leaving, staying] = [await settle(), await settle()];
  const [before, neighbour] = [await rowsOf(leaving), await rowsOf(staying)];
  expect(before).toBeGreaterThan(10);
  await within(leaving, (tx) => askDeletion(tx, 'R'));
  await runJob();
  expect(await rowsOf(leaving)).toBe(before);

  const age = `update restaurant set delete_after = delete_after - make_interval(days => $2) where id = $1`;
  await queryAs(database().owner, age, [leaving.restaurantId, deletionWaitDays - 1]);
  await runJob();
  expect(await rowsOf(leaving)).toBe(before);

  await queryAs(database().owner, age, [leaving.restaurantId, 1]);
  await runJob();
  expect(await rowsOf(leaving)).toBe(0);
  expect(await queryAs(database().superuser, 'select id from restaurant where id = $1', [leaving.restaurantId])).toEqual([]);
  expect(await rowsOf(staying)).toBe(neighbour);
});

test('a deletion needs the name as it stands, is not hurried by asking twice, and can be taken back', async () => {
  const household = await settle();
  await expect(within(household, (tx) => askDeletion(tx, 'r'))).rejects.toMatchObject({ code: 'NAME_DIFFERS' });
  expect(await within(household, deletionStatus)).toEqual({ deleteAfter: null });
  const first = await within(household, (tx) => askDeletion(tx, 'R'));
  expect(await within(household, (tx) => askDeletion(tx, 'R'))).toEqual(first);
  await within(household, cancelDeletion);
  expect(await within(household, deletionStatus)).toEqual({ deleteAfter: null });
});

test('an export has every row of the restaurant, a page at a time, and none of the neighbour', async () => {
  const [ours, theirs] = [await settle(), await settle()];
  const many = Array.from({ length: 4500 }, () => uuidv7());
  await within(ours, (tx) =>
    tx.client.query(`insert into item_category (restaurant_id, id, name) select $1, id, id::text from unnest($2::uuid[]) id`, [
      ours.restaurantId,
      many,
    ]),
  );
  const ids: (string | null)[] = [];
  for (let after: string[] | null = null, pages = 0; ; pages += 1) {
    expect(pages).toBeLessThan(4);
    const page = await within(ours, (tx) => exportRows(tx, { table: 'item_category', after }));
    ids.push(...page.rows.map((row) => row[page.columns.indexOf('id')] ?? null));
    if (page.next === null) break;
    after = page.next;
  }
  expect(ids).toHaveLength(4501);
  expect(new Set(ids).size).toBe(4501);
  const { tables } = await within(ours, listExportTables);
  for (const table of tables) {
    const { rows } = await within(ours, (tx) => exportRows(tx, { table, after: null }));
    expect(JSON.stringify(rows)).not.toContain(theirs.restaurantId);
  }
  expect(tables).toContain('stock_movement');
});

test.each(['command_log', 'event', 'profile', 'pg_authid', 'restaurant; drop table item'])('%s is no part of an export', async (table) => {
  const household = await settle();
  await expect(within(household, (tx) => exportRows(tx, { table, after: null }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
