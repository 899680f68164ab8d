import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Entry } from '../contract/fields.ts';
import { judgeEntry, openLines } from '../rules/check-entry.ts';
import { taskLimits } from '../rules/check-item.ts';
import type { Disposition } from '../rules/disposition.ts';
import { announceTasks } from './announce-tasks.ts';
import { evidenceOf, keepSignature } from './evidence.ts';
import { lockRun, stepRun } from './locked-run.ts';
import { actorOf, momentOf } from './moment.ts';
import { presentEntry } from './read-runs.ts';
import { checkEntry, checkRun, correctiveAction, task } from './tables.ts';
import { keepReading, probesOf } from './unit-readings.ts';

type EntryBody = {
  readonly entryId: string;
  readonly runId: string;
  readonly itemKey: string;
  readonly value: string | null;
  readonly probeId?: string | null | undefined;
  readonly signature?: string | null | undefined;
};

/**
 * Answers a line of a list.
 *
 * @refuses NOT_FOUND; LINE_UNKNOWN; whatever decideRunStep and judgeEntry refuse; ID_TAKEN
 */
export const recordEntry = async (tx: RestaurantTx, command: CommandEnvelope<EntryBody>): Promise<{ entry: Entry }> => {
  const { entryId, runId, itemKey, value, probeId = null, signature = null } = command.body;
  const run = await lockRun(tx, runId);
  const { at, saidAt } = momentOf(command);
  const state = stepRun(tx, run, { step: 'RECORD', at, reason: null });
  const item = run.items.find(({ key }) => key === itemKey);
  if (!item) throw refusal('LINE_UNKNOWN', { field: 'itemKey' });
  const outcome = orRefuse(judgeEntry(item, value), { field: 'value' });
  const isLate = at.getTime() - run.dueAt.getTime() > taskLimits.lateAfterMinutes * 60_000;
  const facts = { runId, itemKey, value, outcome, happenedAt: at, deviceAt: saidAt, isLate, recordedBy: actorOf(tx) };
  const [made] = await tx.db
    .insert(checkEntry)
    .values({ restaurantId: tx.restaurantId, id: entryId, ...facts })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'entryId' });
  if (item.type === 'SIGNATURE' && value !== null && signature !== null) await keepSignature(tx, entryId, signature);
  await keepReading(tx, made, { item, probeId });
  await tx.db.update(checkRun).set({ state }).where(run.own);
  announceTasks(tx, 'tasks.v1.run-changed', { runId });
  if (item.isCritical && outcome === 'FAIL') announceTasks(tx, 'tasks.v1.check-failed', { runId, entryId });
  const beside = {
    names: new Map([[made.recordedBy, tx.personName ?? '']]),
    probes: await probesOf(tx, [entryId]),
    evidence: await evidenceOf(tx, [entryId]),
  };
  return { entry: presentEntry(made, beside) };
};

type FollowUp = { readonly taskId: string; readonly title: string; readonly dueAt: string };

type ActionBody = {
  readonly actionId: string;
  readonly entryId: string;
  readonly disposition: Disposition;
  readonly note: string;
  readonly food: string | null;
  readonly followUp: FollowUp | null;
};

/**
 * Says what was done about what failed; what was thrown away is announced.
 *
 * @refuses NOT_FOUND; NOTHING_FAILED of a line that passed; VALUE_REQUIRED where it does not say what was thrown away
 */
export const correctEntry = async (tx: RestaurantTx, command: CommandEnvelope<ActionBody>): Promise<{ actionId: string }> => {
  const { actionId, entryId, disposition, note, food, followUp } = command.body;
  const own = and(eq(checkEntry.restaurantId, tx.restaurantId), eq(checkEntry.id, entryId));
  const [entry] = await tx.db.select().from(checkEntry).where(own);
  if (!entry) throw refusal('NOT_FOUND');
  const run = await lockRun(tx, entry.runId);
  const { at } = momentOf(command);
  stepRun(tx, run, { step: 'RECORD', at, reason: null });
  if (entry.outcome !== 'FAIL') throw refusal('NOTHING_FAILED', { field: 'entryId' });
  if ((disposition === 'DISCARD') !== (food !== null)) throw refusal('VALUE_REQUIRED', { field: 'food' });
  const recordedBy = actorOf(tx);
  const made = await tx.db
    .insert(correctiveAction)
    .values({ restaurantId: tx.restaurantId, id: actionId, entryId, disposition, note, food, happenedAt: at, recordedBy })
    .onConflictDoNothing()
    .returning({ id: correctiveAction.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'actionId' });
  if (followUp) await leaveFollowUp(tx, { ...followUp, correctiveActionId: actionId, note, createdBy: recordedBy });
  const { runId } = entry;
  announceTasks(tx, 'tasks.v1.run-changed', { runId });
  if (food !== null)
    announceTasks(tx, 'tasks.v1.food-discarded', { actionId, runId, food, note, byId: recordedBy, happenedAt: at.toISOString() });
  return { actionId };
};

/** What could not be settled on the spot is a manager's to see to. */
const leaveFollowUp = async (
  tx: RestaurantTx,
  { taskId, dueAt, ...said }: FollowUp & { readonly correctiveActionId: string; readonly note: string; readonly createdBy: string },
): Promise<void> => {
  const facts = { ...said, dueAt: new Date(dueAt), forRole: 'manager' as const, priority: 'HIGH' as const };
  const made = await tx.db
    .insert(task)
    .values({ restaurantId: tx.restaurantId, id: taskId, ...facts })
    .onConflictDoNothing()
    .returning({ id: task.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'followUp' });
  announceTasks(tx, 'tasks.v1.task-changed', { taskId });
};

/**
 * Hands a list in.
 *
 * @refuses NOT_FOUND; RUN_INCOMPLETE with how many lines stand open; whatever decideRunStep refuses
 */
export const submitRun = async (tx: RestaurantTx, command: CommandEnvelope<{ readonly runId: string }>): Promise<{ runId: string }> => {
  const { runId } = command.body;
  const run = await lockRun(tx, runId);
  const { at } = momentOf(command);
  const state = stepRun(tx, run, { step: 'SUBMIT', at, reason: null });
  const { unanswered, uncorrected } = openLines(run.items, run.answered);
  if (unanswered.length + uncorrected.length > 0)
    throw refusal('RUN_INCOMPLETE', { field: 'runId', unanswered: unanswered.length, uncorrected: uncorrected.length });
  await tx.db
    .update(checkRun)
    .set({ state, submittedAt: at, submittedBy: actorOf(tx) })
    .where(run.own);
  announceTasks(tx, 'tasks.v1.run-changed', { runId });
  return { runId };
};
