import { and, eq, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import type { PrepTask } from '../../contract/prep-fields.ts';
import { decidePrepStep, type PrepState, type PrepStep } from '../../rules/prep-state.ts';
import { announceMenu } from '../announce-menu.ts';
import { lockTasks, oneTask } from './lock-tasks.ts';
import { presentPrep, type PrepTaskRow } from './present-prep.ts';
import { prepTask } from './prep-table.ts';

/**
 * Where a step leads a task, with the name of whoever has it in hand where that stands in the way.
 *
 * @refuses PREP_STEP_NOT_NOW, PREP_CLAIMED
 */
export const decideStep = async (tx: RestaurantTx, row: PrepTaskRow, step: PrepStep): Promise<PrepState> => {
  const decided = decidePrepStep(row, step, tx.userId ?? tx.ownerId);
  if (decided.ok || decided.refusal.code !== 'PREP_CLAIMED' || row.claimedBy === null) return orRefuse(decided, { field: 'task' });
  const names = await namesOf(tx, [row.claimedBy]);
  throw refusal('PREP_CLAIMED', { field: 'task', name: names.get(row.claimedBy) ?? '' });
};

type Facts = Partial<typeof prepTask.$inferInsert>;

/** Writes a step down; nobody is told yet. */
export const keepStep = async (tx: RestaurantTx, row: PrepTaskRow, facts: Facts): Promise<PrepTaskRow> => {
  const [kept] = await tx.db
    .update(prepTask)
    .set({ blockedReason: null, ...facts, version: row.version + 1 })
    .where(oneTask(tx, row.id))
    .returning();
  if (!kept) throw new Error('A task that is held is there.');
  return kept;
};

type LeadBody = { readonly taskIds: readonly string[]; readonly step: 'POST' | 'DROP' | 'FREE' };

const ledFacts = (tx: RestaurantTx, step: LeadBody['step'], occurredAt: string): Facts => {
  if (step === 'POST') return { postedBy: tx.userId ?? tx.ownerId, postedAt: new Date(occurredAt) };
  return step === 'FREE' ? { claimedBy: null, claimedAt: null } : {};
};

/** Posts what is planned, drops what need not be made, or takes it out of somebody's hands; all of it or nothing. @refuses NOT_FOUND; PREP_STEP_NOT_NOW */
export const leadPrep = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<LeadBody>): Promise<{ tasks: PrepTask[] }> => {
  const led = ledFacts(tx, body.step, occurredAt);
  const kept: PrepTaskRow[] = [];
  for (const row of await lockTasks(tx, body.taskIds)) {
    kept.push(await keepStep(tx, row, { ...led, state: await decideStep(tx, row, body.step) }));
  }
  announceMenu(tx, 'menu.v1.prep-changed', { taskIds: kept.map(({ id }) => id) });
  return { tasks: await presentPrep(tx, kept) };
};

type StepBody =
  | { readonly step: 'CLAIM' | 'RELEASE'; readonly taskId: string }
  | { readonly step: 'BLOCK'; readonly taskId: string; readonly reason: string };

/**
 * Takes a task in hand, gives it back, or says why it cannot be made. Of two who take it at once the first has it.
 *
 * @refuses NOT_FOUND; PREP_STEP_NOT_NOW; PREP_CLAIMED with who has it
 */
export const stepPrep = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<StepBody>): Promise<{ task: PrepTask }> => {
  const [row] = await lockTasks(tx, [body.taskId]);
  const state = await decideStep(tx, row, body.step);
  const hands = { claimedBy: tx.userId ?? tx.ownerId, claimedAt: new Date(occurredAt) };
  const facts: Facts =
    body.step === 'RELEASE'
      ? { claimedBy: null, claimedAt: null }
      : { ...hands, ...(body.step === 'BLOCK' && { blockedReason: body.reason }) };
  const [task] = await presentPrep(tx, [await keepStep(tx, row, { ...facts, state })]);
  if (!task) throw new Error('A task that was written is answered.');
  announceMenu(tx, 'menu.v1.prep-changed', { taskIds: [task.id] });
  return { task };
};

/** Puts the task that a batch was made for in hand again, as it was before; without one nothing happens. */
export const reopenPrepOf = async (tx: RestaurantTx, batchId: string): Promise<void> => {
  const rows = await tx.db
    .update(prepTask)
    .set({ state: 'IN_PROGRESS', batchId: null, finishedAt: null, version: sql`${prepTask.version} + 1` })
    .where(and(eq(prepTask.restaurantId, tx.restaurantId), eq(prepTask.batchId, batchId)))
    .returning({ id: prepTask.id });
  if (rows.length > 0) announceMenu(tx, 'menu.v1.prep-changed', { taskIds: rows.map(({ id }) => id) });
};
