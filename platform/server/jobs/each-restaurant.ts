import type pg from 'pg';

import { withSystem } from '../database/tenancy.ts';
import type { RestaurantTx } from '../database/tx.ts';

const pageSize = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** Visits every restaurant in turn, each in a transaction of its own: one that fails keeps none of the others waiting. */
export const eachRestaurant = async (pool: pg.Pool, reason: string, work: (tx: RestaurantTx) => Promise<void>): Promise<void> => {
  const faults: unknown[] = [];
  for (let after: string | undefined = first; after !== undefined;) {
    const { rows }: pg.QueryResult<{ id: string }> = await pool.query('select app.restaurants_after($1, $2) as id', [after, pageSize]);
    for (const { id } of rows) await withSystem(pool, { restaurantId: id, reason }, work).catch((fault: unknown) => faults.push(fault));
    after = rows.at(-1)?.id;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${reason} failed in ${faults.length} restaurant(s).`);
};
