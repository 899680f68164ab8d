import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { ProcessKind } from '../../modules/tasks/rules/process-standing.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { failProcesses } from '../../modules/tasks/server/mount.ts';
import { logFood } from '../../modules/waste/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(() => {
  app = createTestApp(database().pools);
});

beforeEach(async () => {
  here = await createHousehold(app, database());
});

const cook = () => app.as(here.people.kitchenstaff).tasks;
const tell = <Body>(body: Body, minutesAgo = 0) => ({
  ...envelope(here.restaurantId, body),
  occurredAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});
const bySystem = (work: Parameters<typeof withSystem>[2]) =>
  withSystem(database().pools.app, { restaurantId: here.restaurantId, reason: 'run by the clock' }, work);
const start = async (kind: ProcessKind, minutesAgo: number) => {
  const processId = uuidv7();
  await cook().startProcess(tell({ processId, kind, food: 'Soup', batch: 'B12' }, minutesAgo));
  return processId;
};
const measure = (processId: string, reading: string | null, minutesAgo = 0) =>
  cook().measureProcess(tell({ stepId: uuidv7(), processId, reading }, minutesAgo));
const dispose = (processId: string, disposition: 'DISCARD' | 'REHEAT' = 'DISCARD') =>
  cook().disposeProcess(tell({ actionId: uuidv7(), processId, disposition, note: 'Stood too long' }));
const standing = async () =>
  (await cook().readProcesses({ restaurantId: here.restaurantId })).processes.map(({ state, why }) => `${state} ${why}`);

it('soup that is cold in time has passed, and is not measured again', async () => {
  const id = await start('COOL', 60);
  expect((await measure(id, '30', 30)).state).toBe('STEP_OK');
  expect((await measure(id, '7.5')).state).toBe('PASSED');
  await expect(measure(id, '5')).rejects.toMatchObject({ code: 'PROCESS_OVER' });
});

it('soup that nobody measured fails by the clock, and counts all the same when it was cold in time without a line', async () => {
  const id = await start('COOL', 100);
  await bySystem(failProcesses);
  expect(await standing()).toEqual(['FAILED TIME']);
  await measure(id, '6', 20);
  expect(await standing()).toEqual(['PASSED null']);
});

it('what failed is said what became of, once, and is in the waste log once where it was thrown away', async () => {
  const id = await start('COOL', 100);
  await bySystem(failProcesses);
  await dispose(id);
  await expect(dispose(id, 'REHEAT')).rejects.toMatchObject({ code: 'PROCESS_OVER' });
  await expect(measure(id, '6', 20)).rejects.toMatchObject({ code: 'PROCESS_OVER' });
  await bySystem(logFood);
  await bySystem(logFood);
  expect(await queryAs(database().owner, 'select source, note from waste_entry where restaurant_id = $1', [here.restaurantId])).toEqual([
    { source: 'TASK', note: 'Soup, B12: Stood too long' },
  ]);
});

it('what came to an end today stands with what is finished, however long ago it began', async () => {
  await measure(await start('DEFROST', 30 * 60), '4', 60);
  const [process] = (await cook().readProcesses({ restaurantId: here.restaurantId })).processes;
  await measure(process?.id ?? '', null);
  expect(await standing()).toEqual(['PASSED null']);
});

it('nobody says what became of food that runs well', async () => {
  const id = await start('COOL', 10);
  await expect(dispose(id)).rejects.toMatchObject({ code: 'NOTHING_FAILED' });
});

it('is reheated by the rules of the house as they were when it began', async () => {
  const id = await start('REHEAT', 10);
  await app.as(here.people.chef).tasks.setFoodRules(tell({ rules: 'GB_SCOTLAND' as const, calibrateDays: 7 }));
  const scottish = await start('REHEAT', 10);
  expect([(await measure(id, '80')).state, (await measure(scottish, '80')).state]).toEqual(['PASSED', 'STEP_OK']);
});

it('a command that comes twice begins and measures once', async () => {
  const begun = tell({ processId: uuidv7(), kind: 'COOK' as const, food: 'Chicken', batch: null });
  await cook().startProcess(begun);
  await cook().startProcess(begun);
  const step = tell({ stepId: uuidv7(), processId: begun.body.processId, reading: '50' });
  await cook().measureProcess(step);
  await cook().measureProcess(step);
  expect((await cook().readProcesses({ restaurantId: here.restaurantId })).processes.map(({ steps }) => steps.length)).toEqual([1]);
});

it.each([
  ['warm', 'VALUE_NOT_UNDERSTOOD'],
  ['301', 'READING_IMPLAUSIBLE'],
])('%s is no reading', async (reading, code) => {
  await expect(measure(await start('COOK', 5), reading)).rejects.toMatchObject({ code, data: { field: 'reading' } });
});

it('of another restaurant is nobody’s to measure', async () => {
  const processId = await start('COOK', 5);
  const stranger = await createHousehold(app, database());
  const step = envelope(stranger.restaurantId, { stepId: uuidv7(), processId, reading: '80' });
  await expect(app.as(stranger.people.owner).tasks.measureProcess(step)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

/** What somebody is told of food on its way, once everything was looked at. */
const told = async (person: keyof typeof here.people, minutesOn = 0) => {
  await bySystem((tx) => raiseAlerts(tx, 'all', new Date(Date.now() + minutesOn * 60_000)));
  const { alerts } = await app.as(here.people[person]).alerts.listAlerts({ restaurantId: here.restaurantId, language: 'en' });
  return alerts
    .filter(({ kind }) => kind.startsWith('food-'))
    .map(({ title, message, severity, isOver }) => `${severity} ${title} | ${message}${isOver ? ' over' : ''}`);
};

it('soup that must be measured within a quarter of an hour is told to whoever began it, until it was', async () => {
  const id = await start('COOL', 74);
  expect(await told('kitchenstaff')).toEqual([]);
  const late = await start('COOL', 76);
  expect(await told('kitchenstaff')).toEqual([expect.stringMatching(/^CRITICAL Soup, B12: measure it by \d+:\d\d [ap]m \| Cooling$/)]);
  expect(await told('manager')).toEqual([]);
  await measure(late, '6');
  await measure(id, '6');
  expect(await told('kitchenstaff')).toEqual([expect.stringMatching(/ over$/)]);
});

it('what is kept hot is measured in time, and told to whoever measured it last as well', async () => {
  const id = await start('HOT_HOLD', 230);
  await app.as(here.people.chef).tasks.measureProcess(tell({ stepId: uuidv7(), processId: id, reading: '70' }, 120));
  expect([(await told('kitchenstaff')).length, (await told('chef')).length, (await told('owner')).length]).toEqual([1, 1, 0]);
  await measure(id, '70');
  expect(await told('chef')).toEqual([expect.stringMatching(/ over$/)]);
});

it('what is kept hot and nobody measures goes to whoever leads after a quarter of an hour', async () => {
  await start('HOT_HOLD', 110);
  expect([(await told('kitchenstaff')).length, (await told('owner', 14)).length, (await told('owner', 16)).length]).toEqual([1, 0, 1]);
});

it('soup that failed is told to whoever leads, and so is what became of it, for two hours', async () => {
  const id = await start('COOL', 100);
  expect(await told('manager')).toEqual(['CRITICAL Soup, B12: say what becomes of it | Cooling: it took too long.']);
  await bySystem(failProcesses);
  expect(await told('manager')).toEqual(['CRITICAL Soup, B12: say what becomes of it | Cooling: it took too long.']);
  expect(await told('kitchenstaff')).toEqual([]);
  await dispose(id);
  expect(await told('manager')).toEqual(['WARN Soup, B12: Thrown away | Cooling: it took too long.']);
  const earlier = `update food_process set disposed_at = now() - interval '121 minutes' where restaurant_id = $1`;
  await queryAs(database().owner, earlier, [here.restaurantId]);
  expect(await told('manager')).toEqual([expect.stringMatching(/ over$/)]);
});
