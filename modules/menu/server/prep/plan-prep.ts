import { and, count, eq, inArray, ne } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { PlannedPrep } from '../../contract/prep.contract.ts';
import type { PrepTask } from '../../contract/prep-fields.ts';
import { dayAfter, type PrepLead, startByOf } from '../../rules/prep-days.ts';
import { prepLimits } from '../../rules/prep-limits.ts';
import { decidePrepStep } from '../../rules/prep-state.ts';
import { announceMenu } from '../announce-menu.ts';
import { recipe } from '../tables.ts';
import { lockTasks, oneTask } from './lock-tasks.ts';
import { presentPrep } from './present-prep.ts';
import { prepTask } from './prep-table.ts';
import { stockedPreps, type StockedPrep } from './stocked-preps.ts';

/** The preps by their recipes, or why one of them cannot be planned. */
const prepsOf = async (tx: RestaurantTx, recipeIds: readonly string[]): Promise<ReadonlyMap<string, StockedPrep>> => {
  const preps = new Map((await stockedPreps(tx, new Date(), recipeIds)).map((prep) => [prep.recipeId, prep]));
  const missing = recipeIds.find((id) => !preps.has(id));
  if (missing === undefined) return preps;
  const [known] = await tx.db
    .select({ kind: recipe.kind, stockItemId: recipe.stockItemId })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), eq(recipe.id, missing)));
  if (!known) throw refusal('NOT_FOUND');
  const isKept = known.kind === 'PREP' && known.stockItemId !== null;
  throw refusal(isKept ? 'BATCH_NOT_IN_EFFECT' : 'BATCH_NOT_STOCKED', { field: 'recipe' });
};

/**
 * The days of something that is ready at a moment: what should have been begun before today is begun today.
 *
 * @refuses PREP_DAY_PASSED, PREP_DAY_TOO_FAR
 */
const daysOf = (tx: RestaurantTx, lead: PrepLead, { readyAt, at }: { readonly readyAt: Date; readonly at: Date }) => {
  const { aheadDaysMax } = prepLimits;
  const [today, forDate] = [tradingDay(tx, at), tradingDay(tx, readyAt)];
  if (forDate < today) throw refusal('PREP_DAY_PASSED', { field: 'readyAt' });
  if (forDate > dayAfter(today, aheadDaysMax)) throw refusal('PREP_DAY_TOO_FAR', { field: 'readyAt', aheadDaysMax });
  const startBy = startByOf(readyAt, lead);
  const begun = tradingDay(tx, startBy);
  return { readyAt, startBy, forDate, workDate: begun < today ? today : begun };
};

const checkRoom = async (tx: RestaurantTx, workDates: readonly string[]): Promise<void> => {
  const { tasksPerDayMax } = prepLimits;
  const rows = await tx.db
    .select({ tasks: count() })
    .from(prepTask)
    .where(and(eq(prepTask.restaurantId, tx.restaurantId), inArray(prepTask.workDate, [...workDates]), ne(prepTask.state, 'DROPPED')))
    .groupBy(prepTask.workDate);
  if (rows.some(({ tasks }) => tasks > tasksPerDayMax)) throw refusal('PREP_DAY_FULL', { field: 'readyAt', tasksPerDayMax });
};

type PlanBody = { readonly tasks: readonly PlannedPrep[] };

/**
 * Puts preps on the plan, all of them or none.
 *
 * @refuses NOT_FOUND; BATCH_NOT_STOCKED, BATCH_NOT_IN_EFFECT; PREP_DAY_PASSED, PREP_DAY_TOO_FAR, PREP_DAY_FULL; ID_TAKEN
 */
export const planPrep = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<PlanBody>): Promise<{ tasks: PrepTask[] }> => {
  const at = new Date(occurredAt);
  const preps = await prepsOf(tx, [...new Set(body.tasks.map(({ recipeId }) => recipeId))]);
  const values = body.tasks.flatMap(({ taskId: id, recipeId, target, note, readyAt }) => {
    const prep = preps.get(recipeId);
    if (!prep) return [];
    const days = daysOf(tx, prep, { readyAt: new Date(readyAt), at });
    const plannedBy = tx.userId ?? tx.ownerId;
    return [{ restaurantId: tx.restaurantId, id, recipeId, itemId: prep.itemId, target, note, plannedBy, plannedAt: at, ...days }];
  });
  const rows = await tx.db.insert(prepTask).values(values).onConflictDoNothing().returning();
  if (rows.length !== values.length) throw refusal('ID_TAKEN', { field: 'tasks' });
  await checkRoom(tx, [...new Set(rows.map(({ workDate }) => workDate))]);
  announceMenu(tx, 'menu.v1.prep-changed', { taskIds: rows.map(({ id }) => id) });
  return { tasks: await presentPrep(tx, rows) };
};

type ChangeBody = Pick<PlannedPrep, 'taskId' | 'readyAt' | 'target' | 'note'> & { readonly baseVersion: number };

/**
 * Changes how much and by when, while nobody in the kitchen has seen it.
 *
 * @refuses NOT_FOUND; PREP_CHANGED with the task as it is; PREP_STEP_NOT_NOW; and what planPrep refuses of days
 */
export const changePrep = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<ChangeBody>): Promise<{ task: PrepTask }> => {
  const { taskId, target, note } = body;
  const [row] = await lockTasks(tx, [taskId]);
  if (row.version !== body.baseVersion) throw refusal('PREP_CHANGED', { field: 'version', current: (await presentPrep(tx, [row]))[0] });
  orRefuse(decidePrepStep(row, 'CHANGE', tx.userId ?? tx.ownerId), { field: 'task' });
  // The time that it takes is what it was when it was put on the plan.
  const minutes = (row.readyAt.getTime() - row.startBy.getTime()) / 60_000;
  const lead = { activeMinutes: minutes, passiveMinutes: 0 };
  const days = daysOf(tx, lead, { readyAt: new Date(body.readyAt), at: new Date(occurredAt) });
  const [kept] = await tx.db
    .update(prepTask)
    .set({ target, note, ...days, version: row.version + 1 })
    .where(oneTask(tx, taskId))
    .returning();
  if (!kept) throw new Error('A task that is held is there.');
  await checkRoom(tx, [days.workDate]);
  announceMenu(tx, 'menu.v1.prep-changed', { taskIds: [taskId] });
  const [task] = await presentPrep(tx, [kept]);
  if (!task) throw new Error('A task that was written is answered.');
  return { task };
};
