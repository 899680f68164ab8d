import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { runAutomations, type WorkflowWorld } from '../../modules/assistant/server/mount.ts';
import type { Definition } from '../../modules/assistant/rules/workflow/automation.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { createRouter } from './router.ts';
import { workflowWorld } from './speak-as.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { sellDish } from './testing/sell-dish.ts';

const { app, as, database, here, tell, idOf } = freshHouse();

type Role = Parameters<typeof as>[0];

let world: WorkflowWorld;
beforeEach(() => {
  const settings = {
    secret: 'a secret of the tests, long enough',
    baseUrl: 'http://localhost',
    areLettersRead: false,
    areBackupsMade: false,
  };
  const { pools } = database();
  world ??= workflowWorld(createRouter(pools, { ...settings, arePrintersOn: false }), pools, pino({ level: 'silent' }));
});

const write = (text: string, ...values: readonly unknown[]) => queryAs(database().superuser, text, values);

const used = async (): Promise<number> => {
  const rows = await queryAs<{ used: number }>(database().superuser, 'select used from ai_usage where owner_id = $1', [here().ownerId]);
  return rows[0]?.used ?? 0;
};

/** Alerts look at everything, and automations at what they found, as the server does within a second. */
const look = async (now = new Date()): Promise<void> => {
  const { restaurantId } = here();
  await withSystem(database().pools.app, { restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));
  await runAutomations(world, restaurantId, now);
};

const lowStock: Definition = {
  name: 'Low stock',
  trigger: 'stock-low',
  conditions: [],
  actions: [{ kind: 'task', text: 'Buy more', forRole: 'chef' }],
  needsApproval: false,
};

const save = async (change: Partial<Definition> = {}, role: Role = 'manager'): Promise<string> => {
  const automationId = uuidv7();
  const { conditions, actions, ...rest } = { ...lowStock, ...change };
  const definition = { ...rest, conditions: [...conditions], actions: [...actions] };
  await as(role).assistant.saveAutomation(tell({ automationId, baseVersion: null, definition }));
  return automationId;
};

const switchOn = (automationId: string, isOn = true, role: Role = 'manager') =>
  as(role).assistant.switchAutomation(tell({ automationId, baseVersion: 1, isOn }));

const setUp = async (change: Partial<Definition> = {}, role: Role = 'manager'): Promise<string> => {
  const automationId = await save(change, role);
  await switchOn(automationId, true, role);
  return automationId;
};

const log = async () => (await as('owner').assistant.listAutomationRuns({ restaurantId: here().restaurantId })).runs;
const tasks = async () => (await as('owner').tasks.listTasks({ restaurantId: here().restaurantId })).tasks.map(({ title }) => title);

let itemId: string;
let dishId: string;
beforeEach(async () => {
  ({ itemId, dishId } = await sellDish(app(), here().people.owner, here()));
});

/** Ten kilograms are there; from now on twenty should be. */
const runLow = () => as('owner').inventory.setPars(tell({ pars: [{ itemId, par: '20000', reorderPoint: null }] }));

describe('an automation that is on', () => {
  it('does what it is for once, as its owner, and counts nothing', async () => {
    await setUp();
    await runLow();
    await look();
    await look();
    expect(await tasks()).toEqual([expect.stringContaining('Buy more: ')]);
    expect(await log()).toMatchObject([{ state: 'DONE', why: null, results: [{ kind: 'task', isDone: true, place: '/tasks' }] }]);
    expect(await used()).toBe(0);
    const [trail] = await queryAs<{ actor_id: string }>(
      database().superuser,
      `select actor_id from audit_entry where restaurant_id = $1 and action = 'tasks.save-task@1'`,
      [here().restaurantId],
    );
    expect(trail?.actor_id).toBe(idOf('manager'));
  });

  it('looked at by several servers at once acts once', async () => {
    await setUp();
    await runLow();
    await withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) =>
      raiseAlerts(tx, 'all', new Date()),
    );
    await Promise.all([1, 2, 3].map(() => runAutomations(world, here().restaurantId, new Date())));
    await runAutomations(world, here().restaurantId, new Date());
    expect(await tasks()).toHaveLength(1);
    expect(await used()).toBe(0);
  });

  it('takes what happened before it was switched on for nobody’s', async () => {
    await runLow();
    await withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) =>
      raiseAlerts(tx, 'all', new Date()),
    );
    await setUp();
    await look();
    expect(await log()).toEqual([]);
  });

  it('whose conditions do not hold says so, and counts nothing', async () => {
    await setUp({ conditions: [{ field: 'share', comparison: 'AT_MOST', value: '10' }] });
    await runLow();
    await look();
    expect(await log()).toMatchObject([{ state: 'NOT_MET' }]);
    expect(await tasks()).toEqual([]);
    expect(await used()).toBe(0);
  });

  it('that is refused everything says why and counts nothing', async () => {
    await setUp({ actions: [{ kind: 'draft-order', text: null, forRole: null }] });
    await runLow();
    await look();
    expect(await log()).toMatchObject([{ state: 'FAILED', why: 'NO_OFFER' }]);
    expect(await used()).toBe(0);
  });

  it('that meets a fault three times gives up, and gives back what it took', async () => {
    await setUp();
    await runLow();
    await withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) =>
      raiseAlerts(tx, 'all', new Date()),
    );
    const broken = { ...world, speakAs: () => ({}) as ReturnType<WorkflowWorld['speakAs']> };
    for (let tried = 0; tried < 3; tried += 1) {
      await expect(runAutomations(broken, here().restaurantId, new Date())).rejects.toThrow('met a fault');
      await write('update automation_run set claimed_until = null where restaurant_id = $1', here().restaurantId);
    }
    await look();
    expect(await log()).toMatchObject([{ state: 'FAILED', why: 'FAULT' }]);
    expect(await used()).toBe(0);
  });
});

describe('a run that asks', () => {
  it('waits for a yes, is told to whoever may say it, and acts then', async () => {
    await setUp({ needsApproval: true });
    await runLow();
    await look();
    expect(await tasks()).toEqual([]);
    const { waiting } = await as('owner').assistant.listAutomations({ restaurantId: here().restaurantId });
    expect(waiting).toMatchObject([{ state: 'WAITING', automation: 'Low stock' }]);
    await look();
    const told = await as('owner').alerts.listAlerts({ restaurantId: here().restaurantId, language: 'en' });
    expect(told.alerts.map(({ kind }) => kind)).toContain('automation-waits');
    const runId = waiting[0]?.id ?? '';
    await expect(as('chef').assistant.decideAutomationRun(tell({ runId, isApproved: true }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await as('owner').assistant.decideAutomationRun(tell({ runId, isApproved: true }));
    await expect(as('owner').assistant.decideAutomationRun(tell({ runId, isApproved: true }))).rejects.toMatchObject({
      code: 'RUN_DECIDED',
    });
    await look();
    expect(await tasks()).toHaveLength(1);
    expect(await log()).toMatchObject([{ state: 'DONE' }]);
    expect(await used()).toBe(0);
  });

  it('turned down, unanswered or switched off does nothing and counts nothing', async () => {
    const automationId = await setUp({ needsApproval: true });
    await runLow();
    await look();
    await look(new Date(Date.now() + 4 * 86_400_000));
    expect(await log()).toMatchObject([{ state: 'UNANSWERED' }]);
    await write(`update automation_run set state = 'WAITING', ended_at = null where restaurant_id = $1`, here().restaurantId);
    const [run] = await log();
    await as('owner').assistant.decideAutomationRun(tell({ runId: run?.id ?? '', isApproved: false }));
    expect(await log()).toMatchObject([{ state: 'TURNED_DOWN' }]);
    await write(`update automation_run set state = 'WAITING', ended_at = null where restaurant_id = $1`, here().restaurantId);
    await switchOn(automationId, false);
    expect(await log()).toMatchObject([{ state: 'STOPPED', why: 'SWITCHED_OFF' }]);
    expect(await used()).toBe(0);
  });
});

describe('what keeps an automation back', () => {
  it('an owner with a smaller role by now does nothing; one who is gone switches it off', async () => {
    await setUp();
    await write(`update membership set role = 'staff' where restaurant_id = $1 and user_id = $2`, here().restaurantId, idOf('manager'));
    await runLow();
    await look();
    expect(await log()).toMatchObject([{ state: 'STOPPED', why: 'MAY_NOT' }]);
    await write('update membership set is_active = false where restaurant_id = $1 and user_id = $2', here().restaurantId, idOf('manager'));
    await write(`update automation_run set state = 'READY', ended_at = null, why = null where restaurant_id = $1`, here().restaurantId);
    await look();
    expect(await log()).toMatchObject([{ state: 'STOPPED', why: 'OWNER_GONE' }]);
    const { automations } = await as('owner').assistant.listAutomations({ restaurantId: here().restaurantId });
    expect(automations).toMatchObject([{ isOn: false, offBecause: 'OWNER_GONE' }]);
    expect(await tasks()).toEqual([]);
    expect(await used()).toBe(0);
  });

  it('the switch of the whole house stops everything; what happens meanwhile is passed over', async () => {
    await setUp();
    await as('manager').assistant.stopAutomations(tell({ isStopped: true }));
    await runLow();
    await look();
    expect(await log()).toEqual([]);
    await as('manager').assistant.stopAutomations(tell({ isStopped: false }));
    await look();
    expect(await log()).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  it('its own doing does not begin it again', async () => {
    const discard: Partial<Definition> = { trigger: 'dish-discarded', actions: [{ kind: 'hand-over', text: 'Look', forRole: null }] };
    await setUp(discard);
    const announceBy = (commandId: string | null) =>
      write(
        `with counted as (update event_counter set last_sequence = last_sequence + 1 where restaurant_id = $1 returning last_sequence)
         insert into event (restaurant_id, sequence, name, payload, command_id)
         select $1, last_sequence, 'kitchen.v1.dish-discarded', jsonb_build_object('orderId', $2::text, 'lineId', gen_random_uuid()::text,
           'dishId', $3::text, 'quantity', 2, 'cause', 'REMAKE', 'reason', 'Cold'), $4::uuid from counted`,
        here().restaurantId,
        uuidv7(),
        dishId,
        commandId,
      );
    await announceBy(null);
    await look();
    expect(await log()).toMatchObject([{ state: 'DONE', facts: { portions: 2, name: 'Shiro' } }]);
    const [run] = await queryAs<{ id: string }>(
      database().superuser,
      'select command_ids[1] as id from automation_run where restaurant_id = $1',
      [here().restaurantId],
    );
    await announceBy(run?.id ?? null);
    await announceBy(null);
    await look();
    expect((await log()).map(({ state, why }) => [state, why])).toEqual(
      expect.arrayContaining([
        ['DONE', null],
        ['STOPPED', 'OWN_DOING'],
        ['STOPPED', 'SAME_AGAIN'],
      ]),
    );
  });
});

describe('an automation in words', () => {
  const say = (text: string, operationId: string = uuidv7()) => as('manager').assistant.sayAutomation(tell({ operationId, text }));

  it('counts five where something was understood, once however often it is sent, and saves nothing', async () => {
    const operationId = uuidv7();
    const { said } = await say('When stock runs low, draft an order', operationId);
    expect(said).toMatchObject({ trigger: 'stock-low', actions: [{ kind: 'draft-order' }] });
    expect(await used()).toBe(5);
    await say('When stock runs low, draft an order', operationId);
    expect(await used()).toBe(5);
    expect((await as('manager').assistant.listAutomations({ restaurantId: here().restaurantId })).automations).toEqual([]);
  });

  it('counts nothing where nothing was understood', async () => {
    expect(await say('The moon is full')).toEqual({ said: null });
    expect(await used()).toBe(0);
  });

  it('over the limit is refused before it is read, and the form and what is on go on', async () => {
    await setUp();
    await say('When stock runs low, draft an order');
    await write(`update subscription set plan = 'growth' where owner_id = $1`, here().ownerId);
    await write('update ai_usage set used = 998 where owner_id = $1', here().ownerId);
    await expect(say('When stock runs low, draft an order')).rejects.toMatchObject({ code: 'AI_LIMIT_REACHED', data: { cost: 5 } });
    await runLow();
    await look();
    expect(await log()).toMatchObject([{ state: 'DONE' }]);
    expect(await used()).toBe(998);
  });
});

describe('before it is switched on', () => {
  it('what it would have done and taken is shown', async () => {
    await runLow();
    await withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) =>
      raiseAlerts(tx, 'all', new Date()),
    );
    const { restaurantId } = here();
    const automationId = await save();
    expect(await as('owner').assistant.dryRunAutomation({ restaurantId, automationId })).toMatchObject({
      happened: 1,
      met: 1,
      latest: [{ isMet: true }],
    });
    const picky = await save({ conditions: [{ field: 'share', comparison: 'AT_MOST', value: '10' }] });
    expect(await as('owner').assistant.dryRunAutomation({ restaurantId, automationId: picky })).toMatchObject({
      happened: 1,
      met: 0,
    });
    await look();
    expect(await log()).toEqual([]);
    expect(await used()).toBe(0);
  });

  it('what is wrong with it is refused by its parts, and a change over another version too', async () => {
    await expect(save({ actions: [] })).rejects.toMatchObject({
      code: 'AUTOMATION_FAULTY',
      data: { faults: [{ part: 'ACTION', place: 0, code: 'ACTION_MISSING' }] },
    });
    const automationId = await setUp();
    const definition = { ...lowStock, conditions: [], actions: [...lowStock.actions], name: 'Otherwise' };
    const { automation } = await as('owner').assistant.saveAutomation(tell({ automationId, baseVersion: 1, definition }));
    expect(automation).toMatchObject({ isOn: false, version: 2, isOwn: true });
    await expect(switchOn(automationId)).rejects.toMatchObject({ code: 'AUTOMATION_CHANGED' });
    await as('owner').assistant.dropAutomation(tell({ automationId }));
    expect((await as('owner').assistant.listAutomations({ restaurantId: here().restaurantId })).automations).toEqual([]);
  });
});
