import pg from 'pg';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { insertRow } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { newHousehold, type Household } from '../../../db/testing/household.ts';
import { tenantRows } from '../../../db/testing/tenant-rows.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { isEntryRefused, withRestaurant } from '../database/tenancy.ts';
import { announce, type RestaurantTx } from '../database/tx.ts';
import { refusal } from '../rpc/refuse.ts';
import { commandKeptDays, purgeCommands } from './purge-commands.job.ts';
import { keyStatement, runCommand } from './run-command.ts';

const database = useTestDatabase();
const name = 'inventory.create-category@1';
let household: Household;

/** The rows without which nobody can enter; what commands leave behind is made by commands alone. */
const registry = new Set(['profile', 'restaurant', 'membership']);

const settle = async (newcomer: Household): Promise<void> => {
  const owner = new pg.Client(database().owner);
  await owner.connect();
  for (const [table, row] of tenantRows(newcomer)) if (registry.has(table)) await insertRow(owner, table, row);
  await owner.end();
};

beforeAll(async () => {
  household = newHousehold();
  await settle(household);
});

const envelope = (body: object, commandId = uuidv7()) => ({
  commandId,
  restaurantId: household.restaurantId,
  deviceId: uuidv7(),
  occurredAt: new Date().toISOString(),
  body,
});

type Input = ReturnType<typeof envelope>;

/** Sends a command as a call does: a transaction of the person, in it the runner, in it the work. */
const send = async <Answer>(
  input: Input,
  work: (tx: RestaurantTx) => Promise<Answer>,
  beforeCommit: (tx: RestaurantTx) => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer> => {
  const credential = { kind: 'person', userId: household.userId } as const;
  const alongside = keyStatement({ name, input }, household.restaurantId);
  const entry = { pool: database().pools.app, credential, access: 'write', alongside } as const;
  const result = await withRestaurant(entry, household.restaurantId, async (tx, keyTaken) => {
    const answer = await runCommand(tx, { name, input, keyTaken }, () => work(tx));
    await beforeCommit(tx);
    return answer;
  });
  if (isEntryRefused(result)) throw new Error('Nobody was let in.');
  return result;
};

const pause = (tx: RestaurantTx, milliseconds: number) => tx.client.query('select pg_sleep($1)', [milliseconds / 1000]);

/** An effect that shows when it happens twice. */
const addCategory = async (tx: RestaurantTx, title: string): Promise<{ id: string; title: string }> => {
  const id = uuidv7();
  await tx.client.query('insert into item_category (restaurant_id, id, name) values ($1, $2, $3)', [tx.restaurantId, id, title]);
  announce(tx, { name: 'inventory.v1.category-created', payload: { id } });
  return { id, title };
};

const countOf = async (table: string, where: string, value: string): Promise<number> => {
  const question = `select count(*)::int as rows from ${table} where restaurant_id = $1 and ${where} = $2`;
  const [row] = await queryAs<{ rows: number }>(database().owner, question, [household.restaurantId, value]);
  return row?.rows ?? -1;
};

const traces = async (input: Input, title: string) => ({
  effects: await countOf('item_category', 'name', title),
  events: await countOf('event', 'command_id', input.commandId),
  audit: await countOf('audit_entry', 'command_id', input.commandId),
  keys: await countOf('command_log', 'command_id', input.commandId),
});

const once = { effects: 1, events: 1, audit: 1, keys: 1 };
const nothing = { effects: 0, events: 0, audit: 0, keys: 0 };

describe('one command key', () => {
  it('fifty thumbs at once have one effect and get one answer', async () => {
    const title = uuidv7();
    const input = envelope({ title });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(input, (tx) => addCategory(tx, title))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await traces(input, title)).toEqual(once);
  });

  it('with another body is refused, whatever the order of its keys, and the first answer stays', async () => {
    const title = uuidv7();
    const input = envelope({ title, note: 'first' });
    const answer = await send(input, (tx) => addCategory(tx, title));
    const changed = envelope({ title, note: 'second' }, input.commandId);
    await expect(send(changed, (tx) => addCategory(tx, title))).rejects.toMatchObject({ code: 'COMMAND_KEY_REUSED' });
    const reordered = envelope({ note: 'first', title }, input.commandId);
    expect(await send(reordered, (tx) => addCategory(tx, title))).toEqual(answer);
    expect(await traces(input, title)).toEqual(once);
  });

  it('whose first call is still running is waited for, and answered from the store', async () => {
    const title = uuidv7();
    const input = envelope({ title });
    const begun = Promise.withResolvers<undefined>();
    const may = Promise.withResolvers<undefined>();
    const first = send(input, async (tx) => {
      begun.resolve(undefined);
      await may.promise;
      return addCategory(tx, title);
    });
    await begun.promise;
    const order: string[] = [];
    const second = send(input, () => Promise.reject(new Error('The twin was run a second time.'))).finally(() => order.push('second'));
    await aWaiterIsSeen();
    order.push('seen waiting');
    may.resolve(undefined);
    expect(await second).toEqual(await first);
    expect(order).toEqual(['seen waiting', 'second']);
    expect(await traces(input, title)).toEqual(once);
  });

  it('whose first call is refused while another waits is decided anew by the one that waited', async () => {
    const title = uuidv7();
    const input = envelope({ title });
    const begun = Promise.withResolvers<undefined>();
    const may = Promise.withResolvers<undefined>();
    const first = send(input, async () => {
      begun.resolve(undefined);
      await may.promise;
      throw refusal('NOT_FOUND');
    });
    await begun.promise;
    const second = send(input, (tx) => addCategory(tx, title));
    await aWaiterIsSeen();
    may.resolve(undefined);
    await expect(first).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await second).toMatchObject({ title });
    expect(await traces(input, title)).toEqual(once);
  });

  it('that was refused left nothing, and is decided anew when it comes again', async () => {
    const title = uuidv7();
    const input = envelope({ title });
    const refuse = async (tx: RestaurantTx) => {
      await addCategory(tx, title);
      throw refusal('FORBIDDEN', { capability: 'x' });
    };
    await expect(send(input, refuse)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await traces(input, title)).toEqual(nothing);
    expect(await send(input, (tx) => addCategory(tx, title))).toMatchObject({ title });
    expect(await traces(input, title)).toEqual(once);
  });

  it('is answered from the store 34 days later, and forgotten after 35', async () => {
    const title = uuidv7();
    const input = envelope({ title });
    const answer = await send(input, (tx) => addCategory(tx, title));
    const age = `update command_log set recorded_at = recorded_at - make_interval(days => $2) where command_id = $1`;
    const context = { pools: database().pools } as Parameters<typeof purgeCommands.run>[0];

    await queryAs(database().owner, age, [input.commandId, commandKeptDays - 1]);
    await purgeCommands.run(context);
    expect(await send(input, (tx) => addCategory(tx, title))).toEqual(answer);
    expect(await traces(input, title)).toEqual(once);

    await queryAs(database().owner, age, [input.commandId, 1]);
    await purgeCommands.run(context);
    expect(await countOf('command_log', 'command_id', input.commandId)).toBe(0);
  });
});

/** Waits until PostgreSQL itself says that somebody waits for a lock in this database. */
const aWaiterIsSeen = async (): Promise<void> => {
  const question = `select count(*)::int as waiting from pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock' and usename = 'maed_app'`;
  await expect
    .poll(async () => (await queryAs<{ waiting: number }>(database().superuser, question))[0]?.waiting, { timeout: 10_000 })
    .toBe(1);
};

describe('the events of a restaurant', () => {
  it('are numbered without gap or double under 16 writers, of whom some are slow and some are refused', async () => {
    household = newHousehold();
    await settle(household);
    const milliseconds = fc.integer({ min: 0, max: 8 });
    const writing = fc.record({
      workMs: milliseconds,
      commitMs: milliseconds,
      events: fc.integer({ min: 0, max: 3 }),
      isRefused: fc.boolean(),
    });
    const seeds = fc.sample(writing, { seed: 4242, numRuns: 160 });
    let announced = 0;
    const write = async ({ workMs, commitMs, events, isRefused }: (typeof seeds)[number]): Promise<void> => {
      const work = async (tx: RestaurantTx): Promise<void> => {
        await pause(tx, workMs);
        for (let count = 0; count < events; count += 1) announce(tx, { name: 'x.v1.y', payload: { count } });
        if (isRefused) throw refusal('NOT_FOUND');
      };
      await send(envelope({}), work, (tx) => pause(tx, commitMs)).then(
        () => (announced += events),
        (thrown: unknown) => expect(thrown).toMatchObject({ code: 'NOT_FOUND' }),
      );
      await expectNoGapYet();
    };
    await Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        for (const one of seeds.filter((_unused, index) => index % 16 === writer)) await write(one);
      }),
    );
    const rows = await queryAs<{ sequence: string }>(
      database().owner,
      'select sequence from event where restaurant_id = $1 order by sequence',
      [household.restaurantId],
    );
    expect(rows.map((row) => Number(row.sequence))).toEqual(Array.from({ length: announced }, (_, index) => index + 1));
    expect(announced).toBeGreaterThan(50);
  });
});

/** What a reader sees who asks now: every number up to the last is there already, however slow a neighbour is. */
const expectNoGapYet = async (): Promise<void> => {
  const question = 'select coalesce(max(sequence), 0)::int as last, count(*)::int as count from event where restaurant_id = $1';
  const [row] = await queryAs<{ last: number; count: number }>(database().owner, question, [household.restaurantId]);
  expect(row?.last).toBe(row?.count);
};
