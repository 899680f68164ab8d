import { uuidv7 } from 'uuidv7';
import { expect, it, vi } from 'vitest';

import { onConnectionOf } from '../../db/testing/kept-connection.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { featureOfOperation } from '../../modules/subscription/rules/feature-gates.ts';
import { aiCategories, aiCosts, type AiCategory } from '../../modules/subscription/rules/ai-operations.ts';
import { releaseForgottenOften } from '../../modules/subscription/server/mount.ts';
import {
  releaseOperation,
  reserveOperation,
  settleOperation,
  trackUsage,
  type Reservation,
} from '../../modules/subscription/server/public.ts';
import { isEntryRefused, withRestaurant } from '../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../platform/server/database/tx.ts';
import { takeTurns } from '../../platform/server/realtime/turns.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();

const here = async <Result>(work: (tx: RestaurantTx) => Promise<Result>): Promise<Result> => {
  const { restaurantId, people } = house.here();
  const entry = { pool: house.database().pools.app, credential: people.chef, access: 'write' } as const;
  const result = await withRestaurant(entry, restaurantId, work);
  if (isEntryRefused(result)) throw new Error('The chef was not let in.');
  return result;
};

const onPlan = (plan: string) =>
  queryAs(house.database().superuser, 'update subscription set plan = $2 where owner_id = $1', [house.here().ownerId, plan]);

const used = async () => {
  const rows = await queryAs<{ used: number }>(
    house.database().superuser,
    'select used from ai_usage where owner_id = $1 order by cycle_start_at',
    [house.here().ownerId],
  );
  return rows.map((row) => row.used);
};

/** As many at the same moment as there are connections; the others wait for theirs here, not at the door of the database. */
const atOnce = takeTurns(8);

const ask = (category: AiCategory = 'natural_language_query', id = uuidv7()) => here((tx) => reserveOperation(tx, { id, category }));

it('of five hundred questions at once exactly a hundred pass on the free plan', async () => {
  await onPlan('starter');
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => atOnce(() => here((tx) => trackUsage(tx, { id: uuidv7(), category: 'natural_language_query' })))),
  );
  expect(answers.filter(Boolean)).toHaveLength(100);
  expect(await used()).toEqual([100]);
});

it('one operation that is tried twenty times at once is counted once', async () => {
  const id = uuidv7();
  const answers = await Promise.all(Array.from({ length: 20 }, () => here((tx) => trackUsage(tx, { id, category: 'vision_scanning' }))));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(await used()).toEqual([2]);
});

it('what is asked for beyond the limit is refused before any work, and what is given back can be asked for again', async () => {
  await onPlan('starter');
  const ids = Array.from({ length: 20 }, () => uuidv7());
  for (const id of ids) expect(await ask('workflow_automation', id)).toBe('reserved');
  expect(await ask()).toBe('over-limit');
  await here((tx) => releaseOperation(tx, ids[0] ?? ''));
  expect(await used()).toEqual([95]);
  const rest = [await ask('vision_scanning'), await ask('workflow_automation'), await ask('vision_scanning'), await ask()];
  expect(rest).toEqual<Reservation[]>(['reserved', 'over-limit', 'reserved', 'reserved']);
  expect(await used()).toEqual([100]);
});

it('every kind of operation costs what the price list says', async () => {
  for (const category of aiCategories) await here((tx) => trackUsage(tx, { id: uuidv7(), category }));
  expect(await used()).toEqual([Object.values(aiCosts).reduce((sum, cost) => sum + cost)]);
});

it('the largest plan has no limit, and is counted all the same', async () => {
  await onPlan('enterprise');
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 40 }, () => ask('workflow_automation')));
  expect(await used()).toEqual([600]);
});

it('an operation that failed is free, and trying it again counts it once', async () => {
  const id = uuidv7();
  await ask('vision_scanning', id);
  await here((tx) => releaseOperation(tx, id));
  await here((tx) => releaseOperation(tx, id));
  expect(await used()).toEqual([0]);
  expect(await ask('vision_scanning', id)).toBe('reserved');
  await here((tx) => settleOperation(tx, id));
  await here((tx) => releaseOperation(tx, id));
  expect(await ask('vision_scanning', id)).toBe('settled');
  expect(await used()).toEqual([2]);
});

it('what a crash left set aside is given back when its time is over, and not before', async () => {
  const [lost, running] = [uuidv7(), uuidv7()];
  await ask('workflow_automation', lost);
  await ask('vision_scanning', running);
  const expire = `update ai_operation set lease_until = now() - interval '1 second' where id = $1`;
  await queryAs(house.database().superuser, expire, [lost]);
  await releaseForgottenOften.run({ pools: house.database().pools } as never);
  expect(await used()).toEqual([2]);
  await here((tx) => settleOperation(tx, lost));
  expect(await used()).toEqual([2]);
});

it('what comes while others are given back is left alone where its count is not held: two would wait for each other', async () => {
  const { superuser } = house.database();
  const [forgotten, meanwhile] = [uuidv7(), uuidv7()];
  const expire = `update ai_operation set lease_until = now() - interval '1 second' where id = $1`;
  await ask('workflow_automation', forgotten);
  await queryAs(superuser, `update ai_usage set cycle_start_at = cycle_start_at - interval '31 days' where owner_id = $1`, [
    house.here().ownerId,
  ]);
  await queryAs(superuser, `update ai_operation set cycle_start_at = cycle_start_at - interval '31 days' where id = $1`, [forgotten]);
  await queryAs(superuser, expire, [forgotten]);

  const giving = await onConnectionOf(superuser, async (holder) => {
    await holder.query('begin');
    await holder.query('select used from ai_usage where owner_id = $1 for update', [house.here().ownerId]);
    const given = releaseForgottenOften.run({ pools: house.database().pools } as never);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect(await queryAs(superuser, waiting)).not.toEqual([]), { timeout: 10_000 });
    await ask('vision_scanning', meanwhile);
    await queryAs(superuser, expire, [meanwhile]);
    await holder.query('rollback');
    return [given];
  });
  await Promise.all(giving);

  const states = await queryAs(superuser, 'select id, status from ai_operation where id = any($1) order by id', [[forgotten, meanwhile]]);
  expect(states).toEqual([
    { id: forgotten, status: 'RELEASED' },
    { id: meanwhile, status: 'RESERVED' },
  ]);
  expect(await used()).toEqual([0, 2]);
});

it('retries, failures and crashes in any order leave the count equal to what is settled or set aside', async () => {
  await onPlan('starter');
  const ids = Array.from({ length: 12 }, () => uuidv7());
  const onStarter = aiCategories.filter((category) => featureOfOperation(category) === null);
  const step = (seed: number) => {
    const id = ids[seed % ids.length] ?? '';
    const category = onStarter[seed % onStarter.length] ?? 'natural_language_query';
    const kinds = [
      (tx: RestaurantTx) => reserveOperation(tx, { id, category }),
      (tx: RestaurantTx) => settleOperation(tx, id),
      (tx: RestaurantTx) => releaseOperation(tx, id),
      (tx: RestaurantTx) => trackUsage(tx, { id, category }),
    ];
    return here<unknown>(kinds[Math.floor(seed / 7) % kinds.length] ?? (() => Promise.resolve()));
  };
  await Promise.all(Array.from({ length: 160 }, (_, turn) => step((turn * 2_654_435_761) % 9973)));
  const counted = await queryAs<{ cost: number }>(
    house.database().superuser,
    `select coalesce(sum(cost), 0)::int as cost from ai_operation where owner_id = $1 and status <> 'RELEASED'`,
    [house.here().ownerId],
  );
  expect(await used()).toEqual([counted[0]?.cost]);
});

it('a use that is told of counts at the price of the list, and at no other', async () => {
  const tell = (body: object) => house.as('owner').subscription.trackUsage(house.tell(body) as never);
  expect(await tell({ id: uuidv7(), category: 'smart_forecasting', cost: 3 })).toEqual({ isCounted: true });
  await expect(tell({ id: uuidv7(), category: 'smart_forecasting', cost: 1 })).rejects.toMatchObject({ code: 'AI_COST_UNKNOWN' });
  expect(await used()).toEqual([3]);
});

it('whoever leaves stays counted, without a name', async () => {
  await ask('vision_scanning');
  const who = async () => (await house.as('owner').subscription.getUsage({ restaurantId: house.here().restaurantId })).people;
  expect(await who()).toEqual([{ userId: house.idOf('chef'), name: 'Abel Tesfaye', operations: 2 }]);
  await queryAs(house.database().superuser, 'select app.erase_person($1, $2)', [house.idOf('chef'), `${house.idOf('chef')}@example.com`]);
  expect(await who()).toMatchObject([{ operations: 2 }]);
});
