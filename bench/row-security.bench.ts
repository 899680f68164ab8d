import pg from 'pg';

import type { Benchmark } from './harness/figure.ts';
import { openScaleWorld } from './harness/scale-world.ts';

const ratioMax = 1.3;
const runs = 300;

/** A question of the kind that every report asks: a restaurant's days, added up. */
const question = `select business_date, kind, sum(quantity), sum(value_minor) from stock_movement
  where restaurant_id = $1 group by business_date, kind order by 1, 2`;

const timed = async (client: pg.Client, restaurantIds: readonly string[]): Promise<number> => {
  const started = performance.now();
  for (let run = 0; run < runs; run += 1) {
    await client.query({ name: 'question', text: question, values: [restaurantIds[run % restaurantIds.length]] });
  }
  return (performance.now() - started) / runs;
};

/** Enters each restaurant before asking, so that the policy has something to compare with. */
const timedWithin = async (client: pg.Client, restaurants: readonly { restaurantId: string; ownerId: string }[]): Promise<number> => {
  let spent = 0;
  for (let run = 0; run < runs; run += 1) {
    const restaurant = restaurants[run % restaurants.length];
    await client.query('begin');
    await client.query('select app.enter($1, $2)', [restaurant?.ownerId, restaurant?.restaurantId]);
    const started = performance.now();
    await client.query({ name: 'question', text: question, values: [restaurant?.restaurantId] });
    spent += performance.now() - started;
    await client.query('commit');
  }
  return spent / runs;
};

const planOf = async (client: pg.Client, restaurant: { restaurantId: string; ownerId: string }): Promise<string> => {
  await client.query('begin');
  await client.query('select app.enter($1, $2)', [restaurant.ownerId, restaurant.restaurantId]);
  const { rows } = await client.query<Record<string, string>>(`explain ${question.replace('$1', `'${restaurant.restaurantId}'`)}`);
  await client.query('commit');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

/** P5: the same question over 1,000,000 rows of 200 restaurants, with row security and without. */
export const rowSecurity: Benchmark = {
  name: 'P5',
  run: async () => {
    const world = await openScaleWorld({ restaurants: 200, itemsPerRestaurant: 500, movementsPerItem: 10 });
    const [open, guarded] = [new pg.Client(world.superuser), new pg.Client(world.app)];
    await Promise.all([open.connect(), guarded.connect()]);
    const ids = world.restaurants.map((restaurant) => restaurant.restaurantId);
    await timed(open, ids);
    await timedWithin(guarded, world.restaurants);
    const off = await timed(open, ids);
    const on = await timedWithin(guarded, world.restaurants);
    const plan = await planOf(guarded, world.restaurants[0] ?? { restaurantId: '', ownerId: '' });
    await Promise.all([open.end(), guarded.end()]);
    await world.close();
    const isIndexed = !/Seq Scan on stock_movement/.test(plan);
    const isOnce = /InitPlan/.test(plan);
    return [
      {
        id: 'P5',
        what: `row security on against off, 1,000,000 rows, 200 restaurants: ${on.toFixed(2)} ms against ${off.toFixed(2)} ms; ${isIndexed ? 'no' : 'A'} sequential scan, settings read ${isOnce ? 'once' : 'FOR EACH ROW'}`,
        figure: `${(on / off).toFixed(2)} x`,
        target: `<= ${ratioMax} x`,
        isMet: on / off <= ratioMax && isIndexed && isOnce,
      },
    ];
  },
};
