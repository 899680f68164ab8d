import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { allChecks, makeOpenRuns, runChecks, type StockClient } from '../../modules/inventory/server/mount.ts';
import { sweepScratch } from '../../modules/restaurants/server/mount.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();

/** What stands between a check and the procedures; by default nothing. */
type Spoil = (client: StockClient, userId: string) => StockClient;
const asItIs: Spoil = (client) => client;

const world = (spoil: Spoil = asItIs) => ({
  pool: house.database().pools.app,
  log: pino({ level: 'silent' }),
  stockClientOf: (credential: Credential) =>
    spoil(house.app().as(credential).inventory, credential.kind === 'person' ? credential.userId : ''),
});

/** Procedures that do something else than they should. */
type Lies = Readonly<Record<string, (input: never, client: StockClient) => Promise<unknown>>>;
const lying =
  (lies: Lies): Spoil =>
  (client) =>
    new Proxy(client, {
      get: (real, name: string) => {
        const lie = lies[name];
        return lie ? (input: never) => lie(input, real) : Reflect.get(real, name);
      },
    });

const asked = () => ({
  askedBy: house.idOf('owner'),
  restaurantId: house.here().restaurantId,
  currency: 'GBP',
  timeZone: 'Europe/London',
  dayCutoffMinutes: 240,
});
const outcomesOf = async (spoil?: Spoil) => {
  const results = await runChecks(world(spoil), asked(), { checks: allChecks, onResult: () => Promise.resolve(true) });
  return new Map(results.map(({ check, outcome }) => [check, outcome]));
};
const superuser = <Row extends object = object>(text: string, values: unknown[] = []) =>
  queryAs<Row>(house.database().superuser, text, values);
const scratches = async () => (await superuser('select id from restaurant where scratch_until is not null')).length;
const outcomesWhile = async (breaking: string, mending: string) => {
  await superuser(breaking);
  const [outcomes] = await Promise.allSettled([outcomesOf()]);
  await superuser(mending);
  if (outcomes.status === 'rejected') throw outcomes.reason;
  return outcomes.value;
};

type Told = { readonly commandId: string; readonly body: Record<string, unknown> & { kind: string; itemId: string; movementId: string } };
type ItemTold = { readonly body: { readonly item: { readonly units: { readonly packChain: readonly object[] } } } };
const nothing = () => Promise.resolve({});
const withBody = (input: Told, body: object, commandId = input.commandId) =>
  ({ ...input, commandId, body: { ...input.body, ...body } }) as never;

afterEach(async () => {
  await superuser('delete from stock_check_run');
  if ((await scratches()) > 0) throw new Error('A scratch restaurant was left.');
});

it('every check passes on books that are right', async () => {
  expect([...(await outcomesOf())]).toEqual(allChecks.map(({ check }) => [check, 'PASSED']));
});

describe('a check does not pass', () => {
  it.each<[string, Lies]>([
    [
      'OPENING',
      {
        recordMovement: (input: Told, client) =>
          client.recordMovement(input.body.kind === 'OPENING' ? withBody(input, { price: null }) : (input as never)),
      },
    ],
    [
      'RECEIPT',
      { recordMovement: (input: Told, client) => (input.body.kind === 'RECEIPT' ? nothing() : client.recordMovement(input as never)) },
    ],
    [
      'ISSUE',
      { recordMovement: (input: Told, client) => (input.body.kind === 'WASTE' ? nothing() : client.recordMovement(input as never)) },
    ],
    ['NEGATIVE', { listItems: () => Promise.resolve({ rows: [] }) }],
    ['UNDO', { correctMovement: nothing }],
    [
      'SAME_KEY',
      {
        recordMovement: (input: Told, client) => client.recordMovement(withBody(input, { movementId: uuidv7() }, uuidv7())),
      },
    ],
    ['COUNT', { approveCount: nothing }],
    ['FREEZE', { changeLot: nothing }],
    ['FIFO', { setCosting: nothing }],
    ['TRANSFER', { moveTransfer: nothing }],
  ])('%s, where a procedure lies', async (check, lies) => {
    expect((await outcomesOf(lying(lies))).get(check as 'FIFO')).not.toBe('PASSED');
  });

  it('UNITS, where a case counts as one', async () => {
    const createItem = (input: ItemTold, client: StockClient) => {
      const { item } = input.body;
      const units = { ...item.units, packChain: item.units.packChain.map((link) => ({ ...link, per: '1' })) };
      const told: unknown = { ...input, body: { ...input.body, item: { ...item, units } } };
      return client.createItem(told as never);
    };
    expect((await outcomesOf(lying({ createItem } as unknown as Lies))).get('UNITS')).toBe('FAILED');
  });

  it('AVERAGE, where a cent goes astray', async () => {
    const body = `create function stray() returns trigger language plpgsql as $$ begin new.value_minor := new.value_minor + 1; return new; end $$;
      create trigger stray before update on stock_level for each row when (new.value_minor = 75) execute function stray()`;
    const outcomes = await outcomesWhile(body, 'drop trigger stray on stock_level; drop function stray()');
    expect(outcomes.get('AVERAGE')).toBe('FAILED');
  });

  it('FEFO and EXPIRY, where what came first leaves first', async () => {
    const first = new Map<string, string>();
    const recordMovement = (input: Told, client: StockClient) => {
      const { itemId, kind, lot } = input.body as Told['body'] & { lot?: { lotId: string } };
      if (lot && !first.has(itemId)) first.set(itemId, lot.lotId);
      const isTaken = kind === 'PRODUCTION_OUT' && first.has(itemId);
      return client.recordMovement(isTaken ? withBody(input, { lot: { kind: 'FROM', lotId: first.get(itemId) } }) : (input as never));
    };
    const outcomes = await outcomesOf(lying({ recordMovement } as unknown as Lies));
    expect([outcomes.get('FEFO'), outcomes.get('EXPIRY')]).not.toContain('PASSED');
  });

  it('ISOLATION, where the door or the tables are open', async () => {
    const owner = house.idOf('owner');
    const people = new Map<string, StockClient>();
    const open: Spoil = (client, userId) => {
      if (userId !== owner) people.set('holder', client);
      return userId === owner ? new Proxy(client, { get: (_real, name) => Reflect.get(people.get('holder') ?? client, name) }) : client;
    };
    expect((await outcomesOf(open)).get('ISOLATION')).toBe('FAILED');
    const ajar = await outcomesWhile(
      'alter table stock_movement disable row level security',
      'alter table stock_movement enable row level security',
    );
    expect(ajar.get('ISOLATION')).toBe('FAILED');
  });

  it('REBUILT, where a level drifts from its ledger', async () => {
    const drift = `create function drift() returns trigger language plpgsql as $$ begin new.on_hand := new.on_hand + 1; return new; end $$;
      create trigger drift before update on stock_level for each row when (new.on_hand = 8500) execute function drift()`;
    const outcomes = await outcomesWhile(drift, 'drop trigger drift on stock_level; drop function drift()');
    expect([outcomes.get('REBUILT'), outcomes.get('ISSUE')]).toEqual(['FAILED', 'FAILED']);
  });
});

it('a check that cannot be carried through keeps none of the others from being made', async () => {
  const outcomes = await outcomesOf(lying({ startCount: () => Promise.reject(new Error('no')) }));
  expect([outcomes.get('COUNT'), outcomes.get('REBUILT')]).toEqual(['BROKEN', 'PASSED']);
});

describe('a run', () => {
  const owner = () => house.as('owner').inventory;
  const restaurantId = () => house.here().restaurantId;
  const latest = async () => (await owner().listSelfChecks({ restaurantId: restaurantId() })).runs[0];

  it('is asked for once at a time, made by the job, and told check by check', async () => {
    const begun = await owner().startSelfCheck(house.tell({ runId: uuidv7() }));
    expect(begun).toMatchObject({ runs: [{ status: 'WAITING', results: [] }], checksInRun: allChecks.length });
    expect((await owner().startSelfCheck(house.tell({ runId: uuidv7() }))).runs).toHaveLength(1);
    await makeOpenRuns(world());
    expect(await latest()).toMatchObject({ status: 'DONE', askedBy: expect.any(String) as string });
    expect((await latest())?.results.map(({ outcome }) => outcome)).toEqual(allChecks.map(() => 'PASSED'));
    await owner().startSelfCheck(house.tell({ runId: uuidv7() }));
    expect((await owner().listSelfChecks({ restaurantId: restaurantId() })).runs.map(({ status }) => status)).toEqual(['WAITING', 'DONE']);
  });

  it('that is stopped ends after the check that it is at, and leaves nothing', async () => {
    await owner().startSelfCheck(house.tell({ runId: uuidv7() }));
    let made = 0;
    const stopping: Spoil = lying({
      createItem: async (input, client) => {
        made += 1;
        if (made === 2) await owner().cancelSelfCheck(house.tell({}));
        return client.createItem(input);
      },
    });
    await makeOpenRuns(world(stopping));
    expect(await latest()).toMatchObject({ status: 'CANCELLED', results: [{ check: 'OPENING' }] });
    expect(made).toBe(2);
  });

  it('whose server died is ended, and what it left is swept', async () => {
    await owner().startSelfCheck(house.tell({ runId: uuidv7() }));
    await superuser(`update stock_check_run set status = 'RUNNING', beat_at = now() - interval '3 minutes'`);
    await makeOpenRuns(world());
    expect(await latest()).toMatchObject({ status: 'BROKEN' });
    await superuser(
      `insert into restaurant (id, owner_id, name, address, city, state, zip_code, country, phone, expected_staff_count, scratch_until)
       values (uuidv7(), uuidv7(), 'Self-check A', '', '', '', '', 'GB', '', 1, now() - interval '1 minute')`,
    );
    await sweepScratch(house.database().pools);
  });

  it('is the account holder’s alone', async () => {
    await expect(house.as('manager').inventory.listSelfChecks({ restaurantId: restaurantId() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('a scratch restaurant', () => {
  it('is in no list and no round, counts in no limit, and raises nothing, while it stands', async () => {
    const seen: unknown[] = [];
    const look: Spoil = lying({
      approveCount: async (input, client) => {
        const answer = await client.approveCount(input);
        const everywhere = await superuser<{ id: string }>('select app.restaurants_after($1, 1000) as id', [
          '00000000-0000-0000-0000-000000000000',
        ]);
        const [mine] = await superuser<{ count: number }>('select count(*)::int as count from restaurant where owner_id = $1', [
          house.idOf('owner'),
        ]);
        const { restaurants } = await house.as('owner').restaurants.listMine({});
        const alerts = await superuser(
          `select 1 from alert a join restaurant r on r.id = a.restaurant_id where r.scratch_until is not null`,
        );
        seen.push(
          await scratches(),
          everywhere.length === (await superuser('select 1 from restaurant where scratch_until is null')).length,
        );
        seen.push(mine?.count, restaurants.length, alerts.length);
        return answer;
      },
    });
    await outcomesOf(look);
    expect(seen).toEqual([2, true, 1, 1, 0]);
  });

  it('never becomes a restaurant that people work in, nor the other way round', async () => {
    const turning = superuser('update restaurant set scratch_until = now() where id = $1', [house.here().restaurantId]);
    await expect(turning).rejects.toThrow(/is what it was made as/);
    const [erased] = await superuser<{ done: boolean }>('select app.erase_scratch($1) as done', [house.here().restaurantId]);
    expect(erased?.done).toBe(false);
  });

  it('leaves the books of the house as they were', async () => {
    const mine = () => superuser('select count(*)::int as rows from stock_movement where restaurant_id = $1', [house.here().restaurantId]);
    const before = await mine();
    await outcomesOf();
    expect(await mine()).toEqual(before);
    expect(
      await superuser('select 1 from subscription s where not exists (select from restaurant r where r.owner_id = s.owner_id)'),
    ).toEqual([]);
  });
});
