import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { openRuns, readTaskPhoto } from '../../modules/tasks/server/mount.ts';
import { logFood } from '../../modules/waste/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { fixturePicture, taskBody, templateBody } from './testing/tasks-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let runId: string;
let templateId: string;

beforeAll(() => {
  app = createTestApp(database().pools);
});

const as = (role: Role = 'kitchenstaff') => app.as(here.people[role]).tasks;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const runs = async () => (await as().readRuns({ restaurantId: here.restaurantId })).runs;
const theRun = async () => (await runs()).find(({ id }) => id === runId);
const bySystem = (work: Parameters<typeof withSystem>[2]) =>
  withSystem(database().pools.app, { restaurantId: here.restaurantId, reason: 'run by the clock' }, work);
const read = async (value: string, role: Role = 'kitchenstaff') =>
  (await as(role).recordEntry(tell({ entryId: uuidv7(), runId, itemKey: 'fridge', value }))).entry;
const correct = (entryId: string, changes: Record<string, unknown> = {}) =>
  as().correctEntry(
    tell({ actionId: uuidv7(), entryId, disposition: 'CHILL' as const, note: 'Moved', food: null, followUp: null, ...changes }),
  );
const submit = () => as().submitRun(tell({ runId }));
const lead = (step: 'VERIFY' | 'REOPEN' | 'EXCUSE', role: Role = 'chef', reason: string | null = null) =>
  as(role).leadRun(tell({ runId, step, reason }));
const end = (when: string) =>
  queryAs(
    database().owner,
    `update check_run set show_at = now() - interval '9 hours', due_at = ${when}, expire_at = ${when} where id = $1`,
    [runId],
  );

beforeEach(async () => {
  here = await createHousehold(app, database());
  const body = templateBody();
  ({ templateId } = body);
  await as('chef').saveTemplate(tell(body));
  const { day, runs: opened } = await as().readRuns({ restaurantId: here.restaurantId });
  runId = opened.find((run) => run.day === day)?.id ?? '';
});

describe('a list', () => {
  it('is there today and tomorrow as soon as it is written, and once however often the clock comes round', async () => {
    await Promise.all([bySystem(openRuns), bySystem(openRuns)]);
    expect((await runs()).map(({ name, state }) => `${name} ${state}`)).toEqual(['Fridges OPEN', 'Fridges OPEN']);
  });

  it('with a fridge at nine degrees is handed in only when somebody says what was done', async () => {
    const failed = await read('9');
    expect(failed.outcome).toBe('FAIL');
    await expect(submit()).rejects.toMatchObject({ code: 'RUN_INCOMPLETE', data: { unanswered: 0, uncorrected: 1 } });
    await correct(failed.id);
    await submit();
    expect(await theRun()).toMatchObject({ state: 'SUBMITTED', actions: [{ disposition: 'CHILL', entryId: failed.id }] });
    await expect(read('4')).rejects.toMatchObject({ code: 'RUN_STEP_NOT_OPEN' });
  });

  it('leaves what could not be settled on the spot to a manager, once, with its day', async () => {
    const failed = await read('9');
    const followUp = { taskId: uuidv7(), title: 'See to: Fridge 1', dueAt: new Date(Date.now() + 86_400_000).toISOString() };
    const command = tell({
      actionId: uuidv7(),
      entryId: failed.id,
      disposition: 'KEEP' as const,
      note: 'Seal is torn',
      food: null,
      followUp,
    });
    await as().correctEntry(command);
    await as().correctEntry(command);
    const { tasks } = await as('manager').listTasks({ restaurantId: here.restaurantId });
    expect(tasks).toMatchObject([
      { id: followUp.taskId, title: followUp.title, note: 'Seal is torn', forRole: 'manager', priority: 'HIGH', state: 'TODO' },
    ]);
    expect(tasks[0]?.dueAt).toBe(followUp.dueAt);
  });

  it('keeps the answer that was corrected, and goes by the later one', async () => {
    await read('9');
    await read('4');
    await submit();
    expect((await theRun())?.entries.map(({ value }) => value)).toEqual(['9', '4']);
  });

  it('is verified by somebody else than who took the reading, and opened again with a reason', async () => {
    await read('4', 'chef');
    await submit();
    await expect(lead('VERIFY', 'chef')).rejects.toMatchObject({ code: 'VERIFY_OWN' });
    await expect(lead('REOPEN', 'manager')).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
    await lead('REOPEN', 'manager', 'Read the freezer too');
    await submit();
    await lead('VERIFY', 'manager');
    expect((await theRun())?.state).toBe('VERIFIED');
  });

  it('is missed by the clock alone, and asks whoever leads why', async () => {
    await end(`now() - interval '1 minute'`);
    await bySystem(openRuns);
    expect((await theRun())?.state).toBe('MISSED');
    await lead('EXCUSE', 'manager', 'Power cut');
    expect(await queryAs(database().owner, 'select reason from check_run where id = $1', [runId])).toEqual([{ reason: 'Power cut' }]);
  });

  it('that was done in time without a line counts when it arrives, and once', async () => {
    const before = new Date(Date.now() - 3_600_000).toISOString();
    await end(`now() - interval '30 minutes'`);
    await bySystem(openRuns);
    const command = { ...tell({ entryId: uuidv7(), runId, itemKey: 'fridge', value: '4' }), occurredAt: before };
    await as().recordEntry(command);
    await as().recordEntry(command);
    await as().submitRun({ ...tell({ runId }), occurredAt: before });
    const kept = await theRun();
    expect(kept).toMatchObject({ state: 'SUBMITTED', submittedAt: before });
    expect(kept?.entries).toHaveLength(1);
  });

  it('that was over is not answered any more', async () => {
    await end(`now() - interval '1 minute'`);
    await expect(read('4')).rejects.toMatchObject({ code: 'RUN_OVER' });
  });

  it('keeps what it asked on days that have begun, whatever is asked from then on', async () => {
    await read('4');
    const body = templateBody({ templateId, baseVersion: 1, name: 'Fridge and freezer' });
    await as('chef').saveTemplate(tell(body));
    expect((await runs()).map(({ name }) => name)).toEqual(['Fridges', 'Fridge and freezer']);
    await expect(as('chef').saveTemplate(tell({ ...body, baseVersion: 1 }))).rejects.toMatchObject({ code: 'TEMPLATE_CHANGED' });
  });

  it.each([
    ['61', 'READING_IMPLAUSIBLE'],
    ['warm', 'VALUE_NOT_UNDERSTOOD'],
  ])('does not take %s for a reading', async (value, code) => {
    await expect(read(value)).rejects.toMatchObject({ code, data: { field: 'value' } });
  });

  it('of another restaurant is nobody’s to answer', async () => {
    const stranger = await createHousehold(app, database());
    const body = { entryId: uuidv7(), runId, itemKey: 'fridge', value: '4' };
    await expect(app.as(stranger.people.owner).tasks.recordEntry(envelope(stranger.restaurantId, body))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('comes along ready, and is taken over once', async () => {
    const adopt = () => as('chef').adoptStarters(tell({ rules: 'GB_SCOTLAND' as const }));
    expect((await adopt()).added).toBeGreaterThan(5);
    expect((await adopt()).added).toBe(0);
  });

  it('stands in the diary as a paper, in both languages', async () => {
    await correct((await read('9')).id);
    await submit();
    const { day } = await as().readRuns({ restaurantId: here.restaurantId });
    for (const language of ['en', 'am'] as const) {
      const { pdf } = await as('chef').printDiary({ restaurantId: here.restaurantId, from: day, to: day, language });
      expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('food that a check throws away', () => {
  const wasted = () => queryAs(database().owner, `select source, note from waste_entry where restaurant_id = $1`, [here.restaurantId]);

  it('is in the waste log once, however often waste listens', async () => {
    const failed = await read('9');
    await correct(failed.id, { disposition: 'DISCARD', food: 'Soup, 3 litres' });
    await bySystem(logFood);
    await bySystem(logFood);
    expect(await wasted()).toEqual([{ source: 'TASK', note: 'Soup, 3 litres: Moved' }]);
  });

  it('is named, and nothing else is', async () => {
    const failed = await read('9');
    await expect(correct(failed.id, { disposition: 'DISCARD' })).rejects.toMatchObject({ code: 'VALUE_REQUIRED' });
    await expect(correct((await read('4')).id)).rejects.toMatchObject({ code: 'NOTHING_FAILED' });
    await bySystem(logFood);
    expect(await wasted()).toEqual([]);
  });
});

describe('a task', () => {
  const give = async (changes: Record<string, unknown> = {}) => (await as('chef').saveTask(tell(taskBody(changes)))).task;
  const step = (taskId: string, role: Role, said: 'START' | 'FINISH' | 'BLOCK') =>
    as(role).stepTask(tell({ taskId, step: said, reason: null, nextTaskId: uuidv7() }));

  it('is finished by whom it was given to, and by nobody else below whoever leads', async () => {
    const { id } = await give({ assigneeId: here.people.staff.userId });
    await expect(step(id, 'kitchenstaff', 'FINISH')).rejects.toMatchObject({ code: 'TASK_FOR_SOMEBODY_ELSE' });
    expect((await step(id, 'staff', 'FINISH')).task.state).toBe('DONE');
  });

  it('that comes again is there again when it is finished', async () => {
    const { id } = await give({ repeatDays: 7 });
    await step(id, 'staff', 'FINISH');
    const { tasks } = await as('staff').listTasks({ restaurantId: here.restaurantId });
    expect(tasks.map(({ title, state }) => `${title} ${state}`).toSorted()).toEqual(['Call the plumber DONE', 'Call the plumber TODO']);
  });

  it('holds pictures of whoever works here, each once and no more than six', async () => {
    const { id: taskId } = await give();
    const photo = (photoId: string, role: Role = 'kitchenstaff') =>
      as(role).addTaskPhoto(tell({ photoId, taskId, picture: fixturePicture }));
    const first = uuidv7();
    await photo(first);
    await expect(photo(first, 'chef')).rejects.toMatchObject({ code: 'ID_TAKEN' });
    const more = await Promise.allSettled(Array.from({ length: 6 }, () => photo(uuidv7(), 'chef')));
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(photo(uuidv7())).rejects.toMatchObject({ code: 'TASK_PHOTOS_FULL', data: { photosMax: 6 } });
    const { tasks } = await as().listTasks({ restaurantId: here.restaurantId });
    expect(tasks.find(({ id }) => id === taskId)?.photos).toMatchObject([{ id: first, by: expect.any(String) }, {}, {}, {}, {}, {}]);
  });

  it('of another restaurant holds no picture of ours, and theirs are not ours to see', async () => {
    const other = await createHousehold(app, database());
    const body = taskBody();
    await app.as(other.people.chef).tasks.saveTask(envelope(other.restaurantId, body));
    const photo = { photoId: uuidv7(), taskId: body.taskId, picture: fixturePicture };
    await expect(as('chef').addTaskPhoto(tell(photo))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await app.as(other.people.chef).tasks.addTaskPhoto(envelope(other.restaurantId, photo));
    const ask = (credential: Household['people'][Role]) =>
      readTaskPhoto(database().pools, credential, { restaurantId: other.restaurantId, photoId: photo.photoId });
    expect(await ask(other.people.staff)).toMatchObject({ mediaType: expect.any(String) });
    expect(await ask(here.people.owner)).toBeNull();
  });

  it('keeps what was said about it, and is not changed over somebody’s head', async () => {
    const { id } = await give();
    await as('staff').commentTask(tell({ commentId: uuidv7(), taskId: id, text: 'He comes at nine' }));
    await step(id, 'staff', 'START');
    const { tasks } = await as('staff').listTasks({ restaurantId: here.restaurantId });
    expect(tasks[0]?.comments.map(({ text }) => text)).toEqual(['He comes at nine']);
    await expect(as('chef').saveTask(tell(taskBody({ taskId: id, baseVersion: 1 })))).rejects.toMatchObject({ code: 'TASK_CHANGED' });
  });
});
