import pg from 'pg';

import { insertRow } from './insert-row.ts';
import type { Household } from './household.ts';
import { tenantRows } from './tenant-rows.ts';

/** Two households and the login that tries the doors between them. */
export type ForeignWorld = { readonly app: pg.Client; readonly ours: Household; readonly theirs: Household };

/** Who somebody is when they try a door: nobody at all, or the owner of our restaurant. */
type Actor = 'nobody' | 'another owner';

const actors: readonly Actor[] = ['nobody', 'another owner'];
const insufficientPrivilege = '42501';

const rowOf = (table: string, household: Household): Readonly<Record<string, unknown>> =>
  tenantRows(household).find(([name]) => name === table)?.[1] ?? {};

/** What names the tenant in a table: its restaurant, or the person. */
export const tenantKeyOf = (table: string, household: Household): readonly [column: string, key: string] => {
  const row = rowOf(table, household);
  if (table === 'restaurant') return ['id', household.restaurantId];
  if ('restaurant_id' in row && table !== 'profile') return ['restaurant_id', household.restaurantId];
  return 'user_id' in row ? ['user_id', household.userId] : ['owner_id', household.userId];
};

/** Does something as an actor and takes it back, whatever came of it. */
const as = async (
  world: ForeignWorld,
  actor: Actor,
  work: () => Promise<pg.QueryResult>,
): Promise<number | 'refused' | 'only a key stood in the way'> => {
  const { app, ours } = world;
  await app.query('begin');
  try {
    if (actor === 'another owner') await app.query('select app.enter($1, $2)', [ours.userId, ours.restaurantId]);
    return (await work()).rowCount ?? 0;
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && fault.code === insufficientPrivilege) return 'refused';
    // Security is asked before any key: a row that only a key refused had passed it.
    if (fault instanceof pg.DatabaseError && fault.code?.startsWith('23')) return 'only a key stood in the way';
    throw fault;
  } finally {
    await app.query('rollback');
  }
};

const upsertText = (table: string, row: Readonly<Record<string, unknown>>): string => {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) on conflict do nothing`;
};

type Door = { readonly door: string; readonly safe: readonly unknown[]; readonly open: () => Promise<pg.QueryResult> };

/** Doors that look before they touch: PostgreSQL asks the policies for reading as well. */
const seeingDoors = ({ app, theirs }: ForeignWorld, table: string): Door[] => {
  const [column, key] = tenantKeyOf(table, theirs);
  const fresh = rowOf(table, theirs);
  const where = `where ${column} = $1`;
  return [
    { door: 'select', safe: [0], open: () => app.query(`select from ${table} ${where}`, [key]) },
    { door: 'update', safe: [0, 'refused'], open: () => app.query(`update ${table} set ${column} = ${column} ${where}`, [key]) },
    { door: 'delete', safe: [0, 'refused'], open: () => app.query(`delete from ${table} ${where}`, [key]) },
    { door: 'insert', safe: ['refused'], open: () => insertRow(app, table, fresh) },
    { door: 'upsert', safe: ['refused'], open: () => app.query(upsertText(table, fresh), Object.values(fresh)) },
  ];
};

/** Doors that touch without looking, where the policies for reading are not asked: one's own row at most. */
const blindDoors = ({ app, ours, theirs }: ForeignWorld, table: string): Door[] => {
  const [column, theirKey] = tenantKeyOf(table, theirs);
  const [, ourKey] = tenantKeyOf(table, ours);
  return [
    { door: 'take all', safe: [0, 1, 'refused'], open: () => app.query(`update ${table} set ${column} = $1`, [ourKey]) },
    { door: 'give away', safe: [0, 'refused'], open: () => app.query(`update ${table} set ${column} = $1`, [theirKey]) },
  ];
};

/** One's own rows may be removed, so only somebody without any shows whether others' are safe. */
const removeAll = ({ app }: ForeignWorld, table: string): Door => ({
  door: 'remove all',
  safe: [0, 'refused'],
  open: () => app.query(`delete from ${table}`),
});

/** What an actor could see or change of another restaurant's rows in a table; empty where every door holds. */
export const foreignReach = async (world: ForeignWorld, table: string): Promise<string[]> => {
  const breaches: string[] = [];
  for (const actor of actors) {
    const removing = actor === 'nobody' ? [removeAll(world, table)] : [];
    for (const { door, safe, open } of [...seeingDoors(world, table), ...blindDoors(world, table), ...removing]) {
      const found = await as(world, actor, open);
      if (!safe.includes(found)) breaches.push(`${actor} ${door}: ${found}`);
    }
  }
  return breaches;
};
