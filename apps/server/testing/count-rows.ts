import { expect } from 'vitest';

import { onConnectionOf } from '../../../db/testing/kept-connection.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';

/** Counters of the limits count every attempt, also a bad one: that is what they are for. */
const counted = `
  select format('%I.%I', n.nspname, c.relname) as name, exists (
           select from pg_attribute a where a.attrelid = c.oid and a.attname = 'restaurant_id') as has_restaurant
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ('public', 'auth', 'operations') and c.relkind = 'r' and c.relname not like 'rate_limit%' order by 1`;

/** A rota that an earlier call began to fill announces its end on its own: nothing is counted before that. */
const searchesEnded = (superuser: Login): Promise<void> =>
  expect.poll(() => queryAs(superuser, `select id from rota_proposal where state = 'RUNNING'`), { timeout: 30_000 }).toEqual([]);

type Table = { readonly name: string; readonly has_restaurant: boolean };

const statements = new Map<string, Promise<{ readonly name: string; readonly text: string }>>();

/** The statement that counts, put together once for a database: its tables stay, and planning two hundred counts takes longer than counting. */
const statementOf = (superuser: Login, restaurantId: string | null) => {
  const key = `${superuser.database} ${restaurantId}`;
  const known = statements.get(key) ?? putTogether(superuser, restaurantId).then((text) => ({ name: `count ${restaurantId}`, text }));
  statements.set(key, known);
  return known;
};

const putTogether = async (superuser: Login, restaurantId: string | null): Promise<string> => {
  const tables = (await queryAs<Table>(superuser, counted)).filter((table) => restaurantId === null || table.has_restaurant);
  const parts = tables.map(({ name }) => {
    const where = restaurantId === null ? '' : ` where restaurant_id = '${restaurantId}'`;
    return `select '${name}' as name, count(*)::int as rows from ${name}${where}`;
  });
  return parts.join(' union all ');
};

/** How many rows every table has: in all, or of one restaurant alone. */
export const countRows = async (superuser: Login, restaurantId: string | null): Promise<Record<string, number>> => {
  await searchesEnded(superuser);
  const statement = await statementOf(superuser, restaurantId);
  const { rows } = await onConnectionOf(superuser, (client) => client.query<{ name: string; rows: number }>(statement));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
};
