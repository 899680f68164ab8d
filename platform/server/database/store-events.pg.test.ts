import { expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { newHousehold } from '../../../db/testing/household.ts';
import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { tenantRows } from '../../../db/testing/tenant-rows.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { runCommand, keyStatement } from '../commands/run-command.ts';
import { eachRestaurant } from '../jobs/each-restaurant.ts';
import { isEntryRefused, withRestaurant, withSystem } from './tenancy.ts';
import { announce } from './tx.ts';

const database = useTestDatabase();

/** A restaurant with its owner, and nothing else. */
const open = async () => {
  const household = newHousehold();
  const needed = ['profile', 'restaurant', 'membership'];
  await insertRowsAs(
    database().owner,
    tenantRows(household).filter(([table]) => needed.includes(table)),
  );
  return household;
};
const eventsOf = (restaurantId: string) =>
  queryAs<{ sequence: string; name: string; of: string | null }>(
    database().owner,
    `select sequence::text, name, payload ->> 'of' as of from event where restaurant_id = $1 order by sequence`,
    [restaurantId],
  );
const told = (of: string) => ({ name: 'tests.v1.something-happened', payload: { of } });

it('what jobs and commands announce is numbered in one row without a gap, however many run at once', async () => {
  const { restaurantId, userId } = await open();
  const { app } = database().pools;
  const byJob = (of: string) =>
    withSystem(app, { restaurantId, reason: 'a test' }, async (tx) => [announce(tx, told(of)), announce(tx, told(of))]);
  const byCommand = async (of: string) => {
    const input = { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString(), body: {} };
    const command = { name: 'tests.do-something@1', input };
    const entry = {
      pool: app,
      credential: { kind: 'person', userId },
      access: 'write',
      alongside: keyStatement(command, restaurantId),
    } as const;
    const done = await withRestaurant(entry, restaurantId, (tx, keyTaken) =>
      runCommand(tx, { ...command, keyTaken }, async () => {
        announce(tx, told(of));
        return Promise.resolve({});
      }),
    );
    expect(isEntryRefused(done)).toBe(false);
  };
  await Promise.all([byJob('a'), byCommand('b'), byJob('c'), byCommand('d'), byJob('e')]);
  const events = await eventsOf(restaurantId);
  expect(events.map(({ sequence }) => sequence)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(events.map(({ of }) => of ?? '').toSorted((left, right) => left.localeCompare(right))).toEqual([
    'a',
    'a',
    'b',
    'c',
    'c',
    'd',
    'e',
    'e',
  ]);
});

it('a job that fails in one restaurant leaves no event there, and takes no number; the others keep theirs', async () => {
  const [failing, fine] = [await open(), await open()];
  const run = (shouldFail: boolean) =>
    eachRestaurant(database().pools.app, 'test', async (tx) => {
      announce(tx, told(tx.restaurantId));
      if (shouldFail && tx.restaurantId === failing.restaurantId) throw new Error('The world failed.');
      return Promise.resolve();
    });
  await expect(run(true)).rejects.toThrow('test failed in 1 restaurant(s).');
  expect(await eventsOf(failing.restaurantId)).toEqual([]);
  expect(await eventsOf(fine.restaurantId)).toMatchObject([{ sequence: '1', of: fine.restaurantId }]);
  await run(false);
  expect(await eventsOf(failing.restaurantId)).toMatchObject([{ sequence: '1' }]);
});
