import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { sellDish } from './testing/sell-dish.ts';

const { app, as, database, here, idOf, tell } = freshHouse();

type Role = Parameters<typeof as>[0];

const inspect = (role: Role, inspectionId = uuidv7()) => as(role).assistant.inspectHouse(tell({ inspectionId }));
const latest = (role: Role) => as(role).assistant.readInspection({ restaurantId: here().restaurantId });

const used = async (): Promise<number> => {
  const rows = await queryAs<{ used: number }>(database().superuser, 'select used from ai_usage where owner_id = $1', [here().ownerId]);
  return rows[0]?.used ?? 0;
};

const onPlan = (plan: string) =>
  queryAs(database().superuser, 'update subscription set plan = $2 where owner_id = $1', [here().ownerId, plan]);

describe('an inspection', () => {
  it('names every gap with its law, counts once however often it is sent, and changes nothing by itself', async () => {
    await sellDish(app(), here().people.owner, here());
    const command = tell({ inspectionId: uuidv7() });
    const answers = await Promise.all([1, 2].map(() => as('owner').assistant.inspectHouse(command)));
    const [{ gaps } = { gaps: [] }] = answers;
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(gaps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['no-lists', 'allergens-unverified']));
    expect(await used()).toBe(2);
    expect(await queryAs(database().superuser, 'select from task where restaurant_id = $1', [here().restaurantId])).toEqual([]);
    expect((await latest('owner')).inspection?.gaps).toEqual(gaps);
  });

  it('names food that did not come through until somebody says what became of it', async () => {
    const processId = uuidv7();
    await as('kitchenstaff').tasks.startProcess(tell({ processId, kind: 'COOK' as const, food: 'Doro wat', batch: null }));
    await as('kitchenstaff').tasks.measureProcess(tell({ stepId: uuidv7(), processId, reading: null }));
    const food = async () => (await inspect('owner')).gaps.filter(({ kind }) => kind === 'food-unsettled');
    expect(await food()).toMatchObject([{ words: { name: 'Doro wat' }, weight: 'BREACH', place: expect.any(Number) }]);
    const settled = { actionId: uuidv7(), processId, disposition: 'DISCARD' as const, note: 'Raw inside' };
    await as('kitchenstaff').tasks.disposeProcess(tell(settled));
    expect(await food()).toEqual([]);
  });

  it('does not look through people’s papers for whoever may not see them, nor shows them a manager’s', async () => {
    await queryAs(
      database().superuser,
      `insert into employment (restaurant_id, user_id, contract, work_role_ids) values ($1, $2, 'PART_TIME', '{}')
       on conflict (restaurant_id, user_id) do nothing`,
      [here().restaurantId, idOf('staff')],
    );
    const { hasPeople, gaps } = await inspect('manager');
    expect(hasPeople).toBe(true);
    expect(gaps.map(({ kind }) => kind)).toContain('hygiene-untrained');
    const asChef = (await latest('chef')).inspection;
    expect(asChef?.hasPeople).toBe(false);
    expect(asChef?.gaps.map(({ kind }) => kind)).not.toContain('hygiene-untrained');
    const hidden = gaps.find(({ kind }) => kind === 'hygiene-untrained');
    const settle = { inspectionId: asChef?.id ?? '', place: hidden?.place ?? -1, outcome: 'REJECTED' as const, taskId: null };
    await expect(as('chef').assistant.settleGap(tell(settle))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await inspect('chef')).hasPeople).toBe(false);
  });

  it('keeps what became of a gap once, with the task that was made of it', async () => {
    const { id: inspectionId, gaps } = await inspect('owner');
    const place = gaps[0]?.place ?? -1;
    const taskId = uuidv7();
    await expect(as('owner').assistant.settleGap(tell({ inspectionId, place, outcome: 'ACCEPTED', taskId: null }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { gap } = await as('owner').assistant.settleGap(tell({ inspectionId, place, outcome: 'EDITED', taskId }));
    expect(gap).toMatchObject({ outcome: 'EDITED', taskId });
    await expect(as('manager').assistant.settleGap(tell({ inspectionId, place, outcome: 'REJECTED', taskId: null }))).rejects.toMatchObject(
      { code: 'GAP_DECIDED' },
    );
  });

  it('is not made on a plan without it or beyond what the plan includes, and then nothing is counted or kept', async () => {
    await onPlan('growth');
    await expect(inspect('owner')).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    await onPlan('pro');
    await inspect('owner');
    await queryAs(database().superuser, 'update ai_usage set used = 1000000 where owner_id = $1', [here().ownerId]);
    await expect(inspect('owner')).rejects.toMatchObject({ code: 'AI_LIMIT_REACHED', data: { cost: 2 } });
    const kept = await queryAs(database().superuser, 'select from inspection where restaurant_id = $1', [here().restaurantId]);
    expect(kept).toHaveLength(1);
  });
});
