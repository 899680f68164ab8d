import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { runAutomations, type WorkflowWorld } from '../../modules/assistant/server/mount.ts';
import { type ActionKind, actionKinds } from '../../modules/assistant/rules/workflow/actions.ts';
import type { Condition, Facts } from '../../modules/assistant/rules/workflow/automation.ts';
import { type Trigger, triggerLaw, triggers } from '../../modules/assistant/rules/workflow/triggers.ts';
import { createRouter } from './router.ts';
import { workflowWorld } from './speak-as.ts';
import { createPlaces, envelope } from './testing/furnish.ts';
import { furnishAll } from './testing/furnish-all.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { Things } from './testing/things.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let things: Things;
let world: WorkflowWorld;

beforeAll(async () => {
  const { pools, owner } = database();
  app = createTestApp(pools);
  here = await createHousehold(app, database());
  things = await furnishAll({ app, owner }, here, await createPlaces(app, here));
  const settings = {
    secret: 'a secret of the tests, long enough',
    baseUrl: 'http://localhost',
    areLettersRead: false,
    areBackupsMade: false,
  };
  world = workflowWorld(createRouter(pools, { ...settings, arePrintersOn: false }), pools, pino({ level: 'silent' }));
});

const write = (text: string, ...values: readonly unknown[]) => queryAs(database().superuser, text, [here.restaurantId, ...values]);

const owner = () => app.as(here.people.owner);

const announced = (name: string, payload: object) =>
  write(
    `with counted as (update event_counter set last_sequence = last_sequence + 1 where restaurant_id = $1 returning last_sequence)
     insert into event (restaurant_id, sequence, name, payload) select $1, last_sequence, $2, $3 from counted`,
    name,
    JSON.stringify(payload),
  );

/** Something begins to press, as alerts write and announce it. */
const presses = async (kind: string, subject: string, words: Facts, place = '/home'): Promise<void> => {
  const id = uuidv7();
  await write(
    `insert into signal (restaurant_id, id, kind, subject, severity, words, place, impact_minor, currency, status, ended_at)
     values ($1, $2, $3, $4, 'WARN', $5, $6, 5000, 'GBP', 'CLEARED', now())`,
    id,
    kind,
    subject,
    JSON.stringify(words),
    place,
  );
  await announced('alerts.v1.signal-raised', { signalId: id, kind, subject });
};

type SetUp = { readonly trigger: Trigger; readonly action: ActionKind; readonly conditions?: readonly Condition[] };

const setUp = async ({ trigger, action, conditions = [] }: SetUp): Promise<string> => {
  const automationId = uuidv7();
  const actions = [{ kind: action, text: 'Look at it', forRole: null }];
  const definition = { name: `${trigger} ${action}`, trigger, conditions: [...conditions], actions, needsApproval: false };
  await owner().assistant.saveAutomation(envelope(here.restaurantId, { automationId, baseVersion: null, definition }));
  await owner().assistant.switchAutomation(envelope(here.restaurantId, { automationId, baseVersion: 1, isOn: true }));
  return automationId;
};

const cameOf = async (automationId: string) => {
  await runAutomations(world, here.restaurantId, new Date());
  const { runs } = await owner().assistant.listAutomationRuns({ restaurantId: here.restaurantId, automationId });
  await owner().assistant.dropAutomation(envelope(here.restaurantId, { automationId }));
  return runs;
};

/** What happens so that a trigger is known; what every sentence of its kind names. */
const said = { name: 'Teff flour', nameLocal: 'ጤፍ', supplier: 'Mill', table: '4', dish: 'Shiro', amount: '500', par: '2000' };
const words: Facts = { ...said, unit: 'g', changeBps: 1500, covers: 9, value: '12', reason: 'SPOILED' };

const happens = async (trigger: Trigger): Promise<void> => {
  const { signal } = triggerLaw(trigger);
  if (signal !== null) return presses(signal, uuidv7(), words);
  if (trigger === 'dish-discarded') {
    const line = { orderId: uuidv7(), lineId: uuidv7(), dishId: things.dishId, quantity: 2, cause: 'VOID', reason: 'Cold' };
    await announced('kitchen.v1.dish-discarded', line);
    return;
  }
  // One entry of a great worth, in a week that has a goal of a penny.
  await write(
    `update waste_goal set metric = 'MONEY_A_WEEK', baseline_value = 9, target_value = 1, baseline_from = current_date - 90,
       baseline_to = current_date - 40, starts_on = current_date - 30, until_on = current_date + 30 where restaurant_id = $1`,
  );
  await write(
    `insert into waste_entry (restaurant_id, id, kind, stage, reason, is_avoidable, destination, value_minor, currency, status, logged_by,
       logged_at, happened_at, business_date, local_hour)
     values ($1, uuidv7(), 'UNIDENTIFIED', 'STORAGE', 'SPOILED', true, 'FOOD_WASTE_BIN', 100, 'GBP', 'LOGGED', $2, now(), now(),
       ((now() at time zone 'Europe/London') - interval '4 hours')::date, 12)`,
    things.memberId,
  );
  await announced('waste.v1.entry-logged', {});
};

it.each(triggers)('%s begins an automation once, with every fact that it promises', async (trigger) => {
  const automationId = await setUp({ trigger, action: 'hand-over' });
  await happens(trigger);
  const [run, ...others] = await cameOf(automationId);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ state: 'DONE', results: [{ kind: 'hand-over', isDone: true }] });
  for (const field of triggerLaw(trigger).fields) expect([field, run?.facts[field] ?? null]).not.toEqual([field, null]);
});

/** What an action is done about. */
const about: Readonly<Record<ActionKind, () => Promise<Trigger>>> = {
  'draft-order': () => lowItem(),
  'ask-for-item': () => lowItem(),
  task: () => plainly(),
  alert: () => plainly(),
  announce: () => plainly(),
  'hand-over': () => plainly(),
  'plan-count': () => lowItem(),
  'pause-dish': async () => {
    await write(`update dish set state = 'LIVE', pause_source = null where restaurant_id = $1 and id = $2`, things.dishId);
    await presses('sale-unmapped', things.dishId, words);
    return 'sale-unmapped';
  },
  'hold-lot': async () => {
    await presses('lot-expiring', things.lotId, words);
    return 'lot-expiring';
  },
  'act-on-waste': async () => {
    await presses('high-waste', uuidv7(), words);
    return 'high-waste';
  },
};

const plainly = async (): Promise<Trigger> => {
  await presses('ticket-late', uuidv7(), words, '/kitchen');
  return 'ticket-late';
};

const lowItem = async (): Promise<Trigger> => {
  await write('update item set par = 900000 where restaurant_id = $1 and id = $2', things.itemId);
  await presses('stock-low', things.itemId, words, `/inventory/${things.itemId}`);
  return 'stock-low';
};

const triggerOf: Readonly<Record<ActionKind, Trigger>> = {
  'draft-order': 'stock-low',
  'ask-for-item': 'stock-low',
  'plan-count': 'stock-low',
  task: 'ticket-late',
  alert: 'ticket-late',
  announce: 'ticket-late',
  'hand-over': 'ticket-late',
  'pause-dish': 'sale-unmapped',
  'hold-lot': 'lot-expiring',
  'act-on-waste': 'high-waste',
};

it.each(actionKinds)('%s is done by the command of its module, in its owner’s name', async (action) => {
  const automationId = await setUp({ trigger: triggerOf[action], action });
  await about[action]();
  expect(await cameOf(automationId)).toMatchObject([{ state: 'DONE', results: [{ kind: action, isDone: true, why: null }] }]);
});

it('what waste comes to may satisfy a condition later in the week', async () => {
  const automationId = await setUp({
    trigger: 'waste-over-goal',
    action: 'hand-over',
    conditions: [{ field: 'over', comparison: 'AT_LEAST', value: '1000000' }],
  });
  await happens('waste-over-goal');
  await runAutomations(world, here.restaurantId, new Date());
  await write(`update waste_entry set value_minor = 90000000 where restaurant_id = $1 and value_minor = 100`);
  await announced('waste.v1.entry-logged', {});
  expect(await cameOf(automationId)).toMatchObject([{ state: 'DONE' }]);
});
