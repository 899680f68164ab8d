import { uuidv7 } from 'uuidv7';

import { scaleId } from '../db/seed/scale/scale-ids.ts';
import type { Benchmark } from './harness/figure.ts';
import { compareLoads } from './harness/load.ts';
import { signedIn, startBareServer, startOurServer } from './harness/our-server.ts';
import { openScaleWorld, type ScaleWorld } from './harness/scale-world.ts';

const restaurants = 16;
const items = 200;
const connections = 16;
const seconds = 8;
const ratioTarget = 0.5;
const itemKind = 3;

/** The next movement: some restaurant in turn, some item of it in turn. */
const nextBody = (world: ScaleWorld) => {
  let made = 0;
  return (restaurantIndex: number): string => {
    made += 1;
    const restaurantId = world.restaurants[restaurantIndex]?.restaurantId;
    const itemId = scaleId(itemKind, (restaurantIndex + 1) * 1_000_000 + 1 + (made % items));
    const body = {
      movementId: uuidv7(),
      itemId,
      kind: 'RECEIPT',
      entry: { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' }] },
      price: { amount: '10', unit: 'kg' },
      reason: null,
      note: null,
    };
    return JSON.stringify({
      json: { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString(), body },
    });
  };
};

/** P2: a recorded movement over 16 restaurants against bare inserts. One owner holds them all, so one session serves. */
export const movement: Benchmark = {
  name: 'P2',
  run: async () => {
    const world = await openScaleWorld({ restaurants, itemsPerRestaurant: items, movementsPerItem: 3 });
    await giveAllTo(world, world.restaurants[0]?.ownerId ?? '');
    const [bare, ours] = [await startBareServer(world, 'movement-server.ts'), await startOurServer(world)];
    const next = nextBody(world);
    let turn = 0;
    const load = { connections, seconds, body: () => next((turn += 1) % restaurants) };
    const result = await compareLoads(
      { ...load, url: `${bare.url}/`, headers: {} },
      { ...load, url: `${ours.url}/rpc/inventory/recordMovement`, headers: signedIn(world.tokens[0] ?? '') },
      3,
    );
    await Promise.all([bare.stop(), ours.stop()]);
    await world.close();
    const rate = (value: number): string => `${Math.round(value)}/s`;
    return [
      {
        id: 'P2',
        what: `record a movement, ${restaurants} restaurants: ${rate(result.ours.requestsPerSecond)} against ${rate(result.bare.requestsPerSecond)} bare, ${result.failures} failed`,
        figure: `${Math.round(result.ratio * 100)} %`,
        target: `>= ${ratioTarget * 100} %`,
        isMet: result.ratio >= ratioTarget && result.failures === 0,
      },
    ];
  },
};

const giveAllTo = async (world: ScaleWorld, ownerId: string): Promise<void> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client(world.superuser);
  await client.connect();
  await client.query(
    `insert into membership (restaurant_id, user_id, role) select id, $1, 'manager' from restaurant on conflict do nothing`,
    [ownerId],
  );
  await client.end();
};
