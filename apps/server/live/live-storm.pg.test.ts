import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { storeEvents } from '../../../platform/server/database/store-events.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import { announce } from '../../../platform/server/database/tx.ts';
import { listen, type Listening } from '../../../platform/server/realtime/listen.ts';
import { roles } from '../../../modules/restaurants/rules/capabilities.ts';
import { createHousehold, type Household } from '../testing/household.ts';
import { giveSession, openStream } from '../testing/live-client.ts';
import { openHttp, type OpenedHttp } from '../testing/open-http.ts';
import { baseUrl, createTestApp } from '../testing/test-app.ts';

/** Streams of the gate; the benchmark asks for more. */
const streamCount = Number(process.env['MAED_STREAMS'] ?? 50);
const writerCount = 16;
const eventsPerWriter = 12;
const slowCommitMsMax = 25;
/** A line is cut after so many messages at most. */
const messagesMax = 12;

const database = useTestDatabase();
let http: OpenedHttp;
let listening: Listening;
let homes: readonly Household[];
const tokens = new Map<string, string>();

beforeAll(async () => {
  const { pools, app } = database();
  const inProcess = createTestApp(pools);
  // One person has so many streams and no more: as many households as the streams need.
  homes = await Promise.all(Array.from({ length: Math.ceil(streamCount / 45) + 1 }, () => createHousehold(inProcess, database())));
  for (const { people } of homes) {
    for (const { userId } of Object.values(people)) tokens.set(userId, await giveSession(database().superuser, userId));
  }
  http = await openHttp(pools, baseUrl);
  listening = listen(app, http.live, pino({ level: 'silent' }));
});
afterAll(async () => {
  await listening.stop();
  await http.close();
});

/** Numbers its event as any transaction does, and then takes its time to commit; one in five does not commit at all. */
const writeSlowly = async (restaurantId: string, mark: string): Promise<string | null> => {
  const isLost = Math.random() < 0.2;
  const work = withSystem(database().pools.app, { restaurantId, reason: 'a storm' }, async (tx) => {
    announce(tx, { name: 'inventory.v1.count-stale', payload: { countId: uuidv7(), name: mark, isCancelled: false } });
    storeEvents(tx);
    tx.events.length = 0;
    await tx.client.query('select pg_sleep($1)', [(Math.random() * slowCommitMsMax) / 1_000]);
    if (isLost) throw new Error('The world failed.');
  });
  return work.then(
    () => mark,
    (fault: unknown) => {
      if (!isLost) throw fault;
      return null;
    },
  );
};

/** Listens with random cuts and resumes until the last mark was heard; what it heard, in order. */
const listenThrough = async (where: { restaurantId: string; token: string }, isLast: (mark: string) => boolean): Promise<string[]> => {
  const heard: string[] = [];
  let after = '0';
  for (;;) {
    const stream = await openStream({ address: http.address, ...where, after });
    expect(stream.status).toBe(200);
    let left = Math.ceil(Math.random() * messagesMax);
    for await (const { id, kind, data } of stream.messages) {
      if (id !== null) after = id;
      if (kind === 'told') heard.push((data['payload'] as { name: string }).name);
      left -= 1;
      const isDone = kind === 'told' && isLast(heard.at(-1) ?? '');
      if (isDone || left === 0) stream.cut();
      if (isDone) return heard;
      if (left === 0) break;
    }
  }
};

it('however often lines are cut and however slowly neighbours commit, every stream tells everything once, in one order', async () => {
  const marks = new Map(homes.map(({ restaurantId }) => [restaurantId, [] as string[]]));
  const write = async (writer: number) => {
    for (let turn = 0; turn < eventsPerWriter; turn += 1) {
      const home = homes[(writer + turn) % homes.length] as Household;
      const mark = await writeSlowly(home.restaurantId, `${writer}/${turn}`);
      if (mark !== null) marks.get(home.restaurantId)?.push(mark);
    }
  };
  const streams = Array.from({ length: streamCount }, async (_, index) => {
    const home = homes[index % homes.length] as Household;
    const role = roles[1 + (Math.floor(index / homes.length) % 3)] ?? 'manager';
    const token = tokens.get(home.people[role].userId) ?? '';
    return { home, heard: await listenThrough({ restaurantId: home.restaurantId, token }, (mark) => mark === 'last') };
  });
  await Promise.all(Array.from({ length: writerCount }, (_, writer) => write(writer)));
  for (const { restaurantId } of homes) {
    await withSystem(database().pools.app, { restaurantId, reason: 'a storm' }, (tx) =>
      Promise.resolve(announce(tx, { name: 'inventory.v1.count-stale', payload: { countId: uuidv7(), name: 'last', isCancelled: false } })),
    );
  }
  const orders = new Map<string, string>();
  for (const { home, heard } of await Promise.all(streams)) {
    const written = [...(marks.get(home.restaurantId) ?? []), 'last'];
    expect(heard).toHaveLength(written.length);
    expect(new Set(heard)).toEqual(new Set(written));
    const order = orders.get(home.restaurantId) ?? heard.join(' ');
    expect(heard.join(' ')).toBe(order);
    orders.set(home.restaurantId, order);
  }
  expect(http.live.size).toBeLessThanOrEqual(streamCount);
});
