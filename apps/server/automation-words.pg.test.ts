import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { automatingHouse, lowStock } from './testing/automating-house.ts';

const { as, here, tell, write, used, findAlerts, look, save, switchOn, setUp, runLow } = automatingHouse();

const log = async () => (await as('owner').assistant.listAutomationRuns({ restaurantId: here().restaurantId })).runs;

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
    await findAlerts();
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
