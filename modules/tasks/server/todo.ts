import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { colleagues, type Colleague } from '../../restaurants/server/public.ts';
import type { Task, TaskFields } from '../contract/fields.ts';
import { decideTaskStep, type TaskStep } from '../rules/task-state.ts';
import { announceTasks } from './announce-tasks.ts';
import { actorOf, momentOf } from './moment.ts';
import { task, taskComment } from './tables.ts';
import { photosOf, taskPhotoUrl } from './task-photos.ts';

type Row = typeof task.$inferSelect;
type CommentRow = typeof taskComment.$inferSelect;

const dayMs = 86_400_000;
/** How long what was done stays in sight. @unit milliseconds */
const keptMs = 7 * dayMs;

const present = async (tx: RestaurantTx, rows: readonly Row[]): Promise<Task[]> => {
  const ids = rows.map(({ id }) => id);
  const comments = await tx.db
    .select()
    .from(taskComment)
    .where(and(eq(taskComment.restaurantId, tx.restaurantId), inArray(taskComment.taskId, ids)))
    .orderBy(asc(taskComment.writtenAt), asc(taskComment.id));
  const photos = await photosOf(tx, ids);
  const people = rows.flatMap(({ assigneeId, createdBy, doneBy }) => [assigneeId, createdBy, doneBy]).filter((id) => id !== null);
  const spoke = [...comments.map(({ writtenBy }) => writtenBy), ...photos.map(({ takenBy }) => takenBy)];
  const names = await namesOf(tx, [...new Set([...people, ...spoke])]);
  return rows.map((row) => ({
    ...presentOne(row, comments, names),
    photos: photos
      .filter(({ taskId }) => taskId === row.id)
      .map((one) => ({ id: one.id, url: taskPhotoUrl(tx, one), by: names.get(one.takenBy) ?? '', at: one.takenAt.toISOString() })),
  }));
};

const presentOne = (row: Row, comments: readonly CommentRow[], names: ReadonlyMap<string, string>): Omit<Task, 'photos'> => {
  const { restaurantId: _own, correctiveActionId: _action, dueAt, createdAt, createdBy, doneAt, doneBy, ...facts } = row;
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  return {
    ...facts,
    dueAt: dueAt?.toISOString() ?? null,
    assignee: nameOf(row.assigneeId),
    createdAt: createdAt.toISOString(),
    createdBy: nameOf(createdBy) ?? '',
    doneAt: doneAt?.toISOString() ?? null,
    doneBy: nameOf(doneBy),
    comments: comments
      .filter(({ taskId }) => taskId === row.id)
      .map(({ id, text, writtenBy, writtenAt }) => ({ id, text, by: nameOf(writtenBy) ?? '', at: writtenAt.toISOString() })),
  };
};

const presentLast = async (tx: RestaurantTx, row: Row): Promise<{ task: Task }> => {
  const [made] = await present(tx, [row]);
  if (!made) throw new Error('A task that was written is not there.');
  announceTasks(tx, 'tasks.v1.task-changed', { taskId: row.id });
  return { task: made };
};

/** What is to be done, and what was done in the last week, with whom it can be given to. */
export const listTasks = async (tx: RestaurantTx): Promise<{ tasks: Task[]; people: Colleague[] }> => {
  const lately = and(eq(task.state, 'DONE'), gte(task.doneAt, new Date(Date.now() - keptMs)));
  const rows = await tx.db
    .select()
    .from(task)
    .where(and(eq(task.restaurantId, tx.restaurantId), or(inArray(task.state, ['TODO', 'DOING', 'BLOCKED']), lately)))
    .orderBy(asc(task.dueAt), asc(task.id))
    .limit(500);
  return { tasks: await present(tx, rows), people: await colleagues(tx) };
};

type SaveBody = TaskFields & { readonly taskId: string; readonly baseVersion: number | null };

/**
 * Gives a task, or changes one.
 *
 * @refuses NOT_FOUND; ID_TAKEN; TASK_CHANGED with the one as it is; TASK_FOR_TWO where a person and a role are asked
 */
export const saveTask = async (tx: RestaurantTx, command: CommandEnvelope<SaveBody>): Promise<{ task: Task }> => {
  const { taskId, baseVersion, dueAt, ...said } = command.body;
  if (said.assigneeId !== null && said.forRole !== null) throw refusal('TASK_FOR_TWO', { field: 'forRole' });
  if (said.assigneeId !== null && !(await colleagues(tx)).some(({ id }) => id === said.assigneeId)) throw refusal('NOT_FOUND');
  const facts = { ...said, dueAt: dueAt === null ? null : new Date(dueAt) };
  if (baseVersion === null) {
    const values = { restaurantId: tx.restaurantId, id: taskId, ...facts, createdBy: actorOf(tx), createdAt: momentOf(command).at };
    const [made] = await tx.db.insert(task).values(values).onConflictDoNothing().returning();
    if (!made) throw refusal('ID_TAKEN', { field: 'taskId' });
    return presentLast(tx, made);
  }
  const { row, own } = await lockTask(tx, taskId);
  if (row.version !== baseVersion) throw refusal('TASK_CHANGED', { field: 'version', current: (await present(tx, [row]))[0] });
  const [changed] = await tx.db
    .update(task)
    .set({ ...facts, version: baseVersion + 1 })
    .where(own)
    .returning();
  return presentLast(tx, changed ?? row);
};

const lockTask = async (tx: RestaurantTx, taskId: string) => {
  const own = and(eq(task.restaurantId, tx.restaurantId), eq(task.id, taskId));
  const [row] = await tx.db.select().from(task).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  return { row, own };
};

type StepBody = { readonly taskId: string; readonly step: TaskStep; readonly reason: string | null; readonly nextTaskId: string };

/**
 * Moves a task on; one that comes again is there again when it is finished.
 *
 * @refuses NOT_FOUND; whatever decideTaskStep refuses
 */
export const stepTask = async (tx: RestaurantTx, command: CommandEnvelope<StepBody>): Promise<{ task: Task }> => {
  const { taskId, step, reason, nextTaskId } = command.body;
  const { row, own } = await lockTask(tx, taskId);
  const { at } = momentOf(command);
  const by = actorOf(tx);
  const state = orRefuse(decideTaskStep(row, { step, role: tx.role, userId: by, reason }), { field: 'taskId' });
  const done = state === 'DONE' ? { doneBy: by, doneAt: at } : { doneBy: null, doneAt: null };
  const [changed] = await tx.db
    .update(task)
    .set({ state, reason, ...done, version: row.version + 1 })
    .where(own)
    .returning();
  if (state === 'DONE' && row.repeatDays !== null) await repeat(tx, row, { nextTaskId, doneAt: at });
  return presentLast(tx, changed ?? row);
};

const repeat = async (tx: RestaurantTx, row: Row, next: { readonly nextTaskId: string; readonly doneAt: Date }): Promise<void> => {
  const { title, note, assigneeId, forRole, priority, repeatDays, createdBy } = row;
  const dueAt = new Date((row.dueAt ?? next.doneAt).getTime() + (repeatDays ?? 0) * dayMs);
  const again = { title, note, assigneeId, forRole, priority, repeatDays, createdBy, dueAt };
  await tx.db
    .insert(task)
    .values({ restaurantId: tx.restaurantId, id: next.nextTaskId, ...again })
    .onConflictDoNothing();
};

type CommentBody = { readonly commentId: string; readonly taskId: string; readonly text: string };

/**
 * Says something about a task.
 *
 * @refuses NOT_FOUND; ID_TAKEN
 */
export const commentTask = async (tx: RestaurantTx, command: CommandEnvelope<CommentBody>): Promise<{ task: Task }> => {
  const { commentId, taskId, text } = command.body;
  const { row } = await lockTask(tx, taskId);
  const said = { restaurantId: tx.restaurantId, id: commentId, taskId, text, writtenBy: actorOf(tx), writtenAt: momentOf(command).at };
  const made = await tx.db.insert(taskComment).values(said).onConflictDoNothing().returning({ id: taskComment.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'commentId' });
  return presentLast(tx, row);
};
