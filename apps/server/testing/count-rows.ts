import { expect } from 'vitest';

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

/** How many rows every table has: in all, or of one restaurant alone. */
export const countRows = async (superuser: Login, restaurantId: string | null): Promise<Record<string, number>> => {
  await searchesEnded(superuser);
  const tables = (await queryAs<Table>(superuser, counted)).filter((table) => restaurantId === null || table.has_restaurant);
  const parts = tables.map(({ name }) => {
    const where = restaurantId === null ? '' : ` where restaurant_id = '${restaurantId}'`;
    return `select '${name}' as name, count(*)::int as rows from ${name}${where}`;
  });
  const rows = await queryAs<{ name: string; rows: number }>(superuser, parts.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
};
