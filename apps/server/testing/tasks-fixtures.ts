import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import type { TestDatabase } from '../../../db/testing/test-database.ts';
import type { CheckItem } from '../../../modules/tasks/rules/check-item.ts';
import { plainWebp } from '../../../platform/server/files/testing/plain-pictures.ts';
import { foodFixtures, furnishFood } from './food-fixtures.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** A fridge that is to stay at eight or below. */
export const fridgeItem: CheckItem = {
  key: 'fridge',
  type: 'TEMPERATURE',
  label: 'Fridge',
  labelLocal: null,
  isRequired: true,
  isCritical: true,
  min: null,
  max: '8',
  place: 'COLD',
  options: [],
  failing: [],
};

/** A list of one fridge, from the hour at which a trading day begins to the hour at which it ends: one is open at any hour. */
export const templateBody = (changes: Record<string, unknown> = {}) => ({
  templateId: uuidv7(),
  baseVersion: null as number | null,
  isArchived: false,
  name: 'Fridges',
  nameLocal: null,
  forRole: null,
  schedule: { rule: { kind: 'WEEKDAYS' as const, weekdays: [1, 2, 3, 4, 5, 6, 7] }, showMinute: 240, dueMinute: 1680, expireMinute: 1680 },
  items: [fridgeItem],
  ...changes,
});

/** Something to be done by whoever comes first. */
export const taskBody = (changes: Record<string, unknown> = {}) => ({
  taskId: uuidv7(),
  baseVersion: null as number | null,
  title: 'Call the plumber',
  note: null,
  assigneeId: null as string | null,
  forRole: null,
  dueAt: null,
  priority: 'NORMAL' as const,
  repeatDays: null as number | null,
  ...changes,
});

/** A picture that a phone may send. */
export const fixturePicture = Buffer.from(plainWebp(64, 64)).toString('base64');

/** Inputs about what is to be done and written down. */
export const tasksFixtures: Readonly<Record<string, InputBuilder>> = {
  readRuns: ({ restaurantId }) => ({ restaurantId }),
  readIntegrity: ({ restaurantId }) => ({ restaurantId }),
  printDiary: ({ restaurantId }) => ({ restaurantId, from: '2026-11-20', to: '2026-11-21', language: 'en' }),
  recordEntry: ({ restaurantId, openRunId }) =>
    envelope(restaurantId, { entryId: uuidv7(), runId: openRunId, itemKey: 'fridge', value: '5' }),
  correctEntry: ({ restaurantId, failedEntryId }) =>
    envelope(restaurantId, {
      actionId: uuidv7(),
      entryId: failedEntryId,
      disposition: 'DISCARD',
      note: 'Too warm',
      food: 'Soup',
      followUp: null,
    }),
  submitRun: ({ restaurantId, fullRunId }) => envelope(restaurantId, { runId: fullRunId }),
  leadRun: ({ restaurantId, submittedRunId }) => envelope(restaurantId, { runId: submittedRunId, step: 'VERIFY', reason: null }),
  listTemplates: ({ restaurantId }) => ({ restaurantId }),
  saveTemplate: ({ restaurantId, checkTemplateId }) =>
    envelope(restaurantId, templateBody({ templateId: checkTemplateId, baseVersion: 1 })),
  adoptStarters: ({ restaurantId }) => envelope(restaurantId, { rules: 'GB' }),
  listTasks: ({ restaurantId }) => ({ restaurantId }),
  saveTask: ({ restaurantId }) => envelope(restaurantId, taskBody()),
  stepTask: ({ restaurantId, taskId }) => envelope(restaurantId, { taskId, step: 'FINISH', reason: null, nextTaskId: uuidv7() }),
  commentTask: ({ restaurantId, taskId }) => envelope(restaurantId, { commentId: uuidv7(), taskId, text: 'Tomorrow at nine' }),
  addTaskPhoto: ({ restaurantId, taskId }) => envelope(restaurantId, { photoId: uuidv7(), taskId, picture: fixturePicture }),
  setCheckPhoto: ({ restaurantId, failedEntryId }) => envelope(restaurantId, { entryId: failedEntryId, picture: fixturePicture }),
  ...foodFixtures,
};

/** Puts a list with a day in each state, and a task, straight into the tables. */
export const furnishTasks = async (owner: TestDatabase['owner'], things: Things, userId: string): Promise<Things> => {
  const { restaurantId } = things;
  const [checkTemplateId, openRunId, failedEntryId, fullRunId, submittedRunId, taskId] = [
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
  ];
  const list = templateBody();
  const ask = (text: string, values: readonly unknown[]) => queryAs(owner, text, [...values]);
  await ask('insert into check_template (restaurant_id, id, version) values ($1, $2, 1)', [restaurantId, checkTemplateId]);
  await ask(
    `insert into check_template_version (restaurant_id, template_id, version, name, schedule, items, written_by)
     values ($1, $2, 1, $3, $4, $5, $6)`,
    [restaurantId, checkTemplateId, list.name, JSON.stringify(list.schedule), JSON.stringify(list.items), userId],
  );
  const runs = [
    [openRunId, 'IN_PROGRESS', 3],
    [fullRunId, 'IN_PROGRESS', 2],
    [submittedRunId, 'SUBMITTED', 1],
  ] as const;
  for (const [id, state, daysAgo] of runs)
    await ask(
      `insert into check_run (restaurant_id, id, template_id, template_version, business_date, show_at, due_at, expire_at, state)
       values ($1, $2, $3, 1, current_date - $4::int, now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', $5)`,
      [restaurantId, id, checkTemplateId, daysAgo, state],
    );
  const entries = [
    [failedEntryId, openRunId, '9', 'FAIL'],
    [uuidv7(), fullRunId, '5', 'PASS'],
    [uuidv7(), submittedRunId, '5', 'PASS'],
  ] as const;
  for (const entry of entries)
    await ask(
      `insert into check_entry (restaurant_id, id, run_id, item_key, value, outcome, happened_at, device_at, is_late, recorded_by)
       values ($1, $2, $3, 'fridge', $4, $5, now(), now(), false, $6)`,
      [restaurantId, ...entry, userId],
    );
  await ask(`insert into task (restaurant_id, id, title, priority, created_by) values ($1, $2, 'Call the plumber', 'HIGH', $3)`, [
    restaurantId,
    taskId,
    userId,
  ]);
  return furnishFood(owner, { ...things, checkTemplateId, openRunId, failedEntryId, fullRunId, submittedRunId, taskId });
};
