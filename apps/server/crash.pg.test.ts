import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { envelope, itemBody, movementBody } from './testing/furnish.ts';
import { goodPassword, registration } from './testing/household.ts';
import {
  ended,
  newDataFolder,
  postmasterOf,
  removeDataFolder,
  startRealServer,
  stopRealServer,
  superuserOf,
  type RealServer,
} from './testing/real-server.ts';
import { cookieOf, sendUntilAcknowledged, type Acknowledged, type Destination } from './testing/stubborn-writer.ts';

const writers = 8;
const commandsPerWriter = 15;
const itemCount = 4;

/** Rounds of the gate; the benchmark asks for more. */
const roundCount = Number(process.env['MAED_CRASHES'] ?? 5);

/** Who is killed, and after how many acknowledged commands of the round. */
const rounds = fc.sample(
  fc.record({
    victim: fc.constantFrom('postgres' as const, 'server' as const),
    after: fc.integer({ min: 5, max: writers * commandsPerWriter - 20 }),
  }),
  { seed: 1, numRuns: roundCount },
);

const folder = newDataFolder();
let server: RealServer;
let destination: Destination;
let restaurantId: string;
const items: string[] = [];
const acknowledged: Acknowledged[] = [];

let isBeingKilled = false;

const address = (): string => {
  if (!isBeingKilled && server.child.exitCode !== null) throw new Error(`The server ended by itself:\n${server.said().slice(-4000)}`);
  return server.address;
};

const send = (path: string, input: unknown): Promise<Acknowledged> => sendUntilAcknowledged(destination, path, input);

beforeAll(async () => {
  server = await startRealServer(folder);
  const newcomer = registration();
  restaurantId = newcomer.body.restaurants[0].id;
  destination = { address, cookie: '' };
  await send('restaurants.register', newcomer);
  const cookie = await cookieOf(server.address, { email: newcomer.body.person.email, password: goodPassword });
  destination = { address, cookie };
  for (let count = 0; count < itemCount; count += 1) {
    const itemId = uuidv7();
    const item = { ...itemBody({ categoryId: '', storageAreaId: '', barcode: uuidv7() }), categoryId: null, storageAreaIds: [] };
    await send('inventory.createItem', envelope(restaurantId, { itemId, item }));
    items.push(itemId);
  }
});

afterAll(async () => {
  await stopRealServer(server, folder);
  removeDataFolder(folder);
});

const ask = <Row extends Record<string, unknown>>(text: string): Promise<Row[]> => queryAs<Row>(superuserOf(folder), text, [restaurantId]);

const kill = async (victim: 'postgres' | 'server'): Promise<void> => {
  if (victim === 'postgres') {
    process.kill(postmasterOf(folder), 'SIGKILL');
    return;
  }
  isBeingKilled = true;
  server.child.kill('SIGKILL');
  await ended(server.child);
  server = await startRealServer(folder);
  isBeingKilled = false;
};

/** Eight writers at once; when enough is acknowledged, the victim dies, while the others are in the middle of theirs. */
const writeThroughCrash = async ({ victim, after }: (typeof rounds)[number]): Promise<void> => {
  const before = acknowledged.length;
  const crashes: Promise<void>[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; count < commandsPerWriter; count += 1) {
      const itemId = items[(writer + count) % items.length] ?? '';
      acknowledged.push(await send('inventory.recordMovement', envelope(restaurantId, movementBody(itemId, uuidv7()))));
      if (acknowledged.length - before >= after && crashes.length === 0) crashes.push(kill(victim));
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  expect(crashes).toHaveLength(1);
  await Promise.all(crashes);
};

const commandOf = ({ input }: Acknowledged) => input as { readonly commandId: string; readonly body: { readonly movementId: string } };

describe.each(rounds.map((round, index) => [index + 1, round.victim, round.after, round] as const))(
  'round %i: %s is killed after %i acknowledged movements of eight writers',
  (_round, _victim, _after, round) => {
    it('and comes back by itself, so that everyone gets their answer', async () => {
      const before = acknowledged.length;
      await writeThroughCrash(round);
      expect(acknowledged).toHaveLength(before + writers * commandsPerWriter);
    });

    it('everything acknowledged is in the ledger exactly once, and nothing else', async () => {
      const rows = await ask<{ id: string }>('select id from stock_movement where restaurant_id = $1');
      expect(rows.map((row) => row.id).toSorted()).toEqual(acknowledged.map((one) => commandOf(one).body.movementId).toSorted());
      const keys = await ask<{ command_id: string }>(
        `select command_id from command_log where restaurant_id = $1 and name like 'inventory.record-movement@%' and answer is not null`,
      );
      expect(keys.map((key) => key.command_id).toSorted()).toEqual(acknowledged.map((one) => commandOf(one).commandId).toSorted());
    });

    it('every level is the sum of its ledger, whose entries are numbered without a gap', async () => {
      const drift = await ask(
        `select l.item_id, l.on_hand, l.last_entry_number, sum(m.quantity), count(*), max(m.entry_number), min(m.entry_number)
           from stock_level l join stock_movement m on m.restaurant_id = l.restaurant_id and m.item_id = l.item_id
          where l.restaurant_id = $1 group by l.item_id, l.on_hand, l.last_entry_number
         having l.on_hand <> sum(m.quantity) or l.last_entry_number <> count(*) or max(m.entry_number) <> count(*)
             or min(m.entry_number) <> 1 or count(distinct m.entry_number) <> count(*)`,
      );
      expect(drift).toEqual([]);
    });

    it('events are numbered without a gap, and the audit trail names every movement once', async () => {
      const [events] = await ask(
        `select count(*)::int as count, max(sequence)::int as last, (select last_sequence::int from event_counter where restaurant_id = $1) as counter
           from event where restaurant_id = $1`,
      );
      expect(events).toEqual({ count: events?.['last'], last: events?.['last'], counter: events?.['last'] });
      const audit = await ask(`select command_id from audit_entry where restaurant_id = $1 and action like 'inventory.record-movement@%'`);
      expect(audit).toHaveLength(acknowledged.length);
    });

    it('a device that missed its answer gets the same one again', async () => {
      for (const one of acknowledged.slice(-writers))
        expect((await send('inventory.recordMovement', one.input)).answer).toEqual(one.answer);
    });
  },
);

it('both were killed at least once', () => {
  expect(new Set(rounds.map(({ victim }) => victim)).size).toBe(2);
});
