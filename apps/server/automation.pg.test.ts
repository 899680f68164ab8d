import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { runAutomations, type WorkflowWorld } from '../../modules/assistant/server/mount.ts';
import type { Definition } from '../../modules/assistant/rules/workflow/automation.ts';
import { automatingHouse } from './testing/automating-house.ts';

const { as, database, here, idOf, tell, sold, world, write, used, findAlerts, look, switchOn, setUp, runLow } = automatingHouse();

const log = async () => (await as('owner').assistant.listAutomationRuns({ restaurantId: here().restaurantId })).runs;
const tasks = async () => (await as('owner').tasks.listTasks({ restaurantId: here().restaurantId })).tasks.map(({ title }) => title);

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
    await findAlerts();
    await Promise.all([1, 2, 3].map(() => runAutomations(world(), here().restaurantId, new Date())));
    await runAutomations(world(), here().restaurantId, new Date());
    expect(await tasks()).toHaveLength(1);
    expect(await used()).toBe(0);
  });

  it('takes what happened before it was switched on for nobody’s', async () => {
    await runLow();
    await findAlerts();
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
    await findAlerts();
    const broken = { ...world(), speakAs: () => ({}) as ReturnType<WorkflowWorld['speakAs']> };
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
        sold().dishId,
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
