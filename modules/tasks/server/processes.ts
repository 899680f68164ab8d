import { and, eq, inArray, lt } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Disposition } from '../rules/disposition.ts';
import { processStanding, type ProcessKind, type ProcessState } from '../rules/process-standing.ts';
import { readProbe } from '../rules/probe.ts';
import { announceTasks } from './announce-tasks.ts';
import { houseRules } from './food-rules.ts';
import { actorOf, momentOf } from './moment.ts';
import { foodProcess, foodProcessStep } from './process-tables.ts';
import { stepsOf } from './read-processes.ts';

type StartBody = { readonly processId: string; readonly kind: ProcessKind; readonly food: string; readonly batch: string | null };

/**
 * Begins a process by the rules of the house.
 *
 * @refuses ID_TAKEN
 */
export const startProcess = async (tx: RestaurantTx, command: CommandEnvelope<StartBody>): Promise<{ processId: string }> => {
  const { processId, ...said } = command.body;
  const { rules } = await houseRules(tx);
  const { at: startedAt } = momentOf(command);
  // As it stood when it began: the clock calls it failed, so that what was measured in time and comes after this is judged first.
  const { dueAt } = processStanding({ ...said, rules, startedAt, steps: [] }, startedAt);
  const facts = { ...said, rules, state: 'STARTED' as const, startedAt, startedBy: actorOf(tx), dueAt };
  const made = await tx.db
    .insert(foodProcess)
    .values({ restaurantId: tx.restaurantId, id: processId, ...facts })
    .onConflictDoNothing()
    .returning({ id: foodProcess.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'processId' });
  announceTasks(tx, 'tasks.v1.process-changed', { processId });
  return { processId };
};

const lockProcess = async (tx: RestaurantTx, processId: string) => {
  const own = and(eq(foodProcess.restaurantId, tx.restaurantId), eq(foodProcess.id, processId));
  const [row] = await tx.db.select().from(foodProcess).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  const steps = (await stepsOf(tx, [processId])).map(({ happenedAt, reading }) => ({ at: happenedAt, reading }));
  return { row, own, facts: { kind: row.kind, rules: row.rules, startedAt: row.startedAt, steps } };
};

const isOver = (state: ProcessState): boolean => state === 'PASSED' || state === 'FAILED';

type MeasureBody = { readonly stepId: string; readonly processId: string; readonly reading: string | null };

/**
 * Measures food on its way. What was measured before it was over counts, also where the server called it failed since.
 *
 * @refuses NOT_FOUND; ID_TAKEN; PROCESS_OVER; whatever a probe can't show
 */
export const measureProcess = async (tx: RestaurantTx, command: CommandEnvelope<MeasureBody>) => {
  const { stepId, processId, reading } = command.body;
  const { row, own, facts } = await lockProcess(tx, processId);
  const { at } = momentOf(command);
  const before = processStanding(facts, at).state;
  if (row.disposition !== null || isOver(before)) throw refusal('PROCESS_OVER', { field: 'processId', state: row.state });
  if (reading !== null) orRefuse(readProbe(reading), { field: 'reading' });
  const made = await tx.db
    .insert(foodProcessStep)
    .values({ restaurantId: tx.restaurantId, id: stepId, processId, reading, happenedAt: at, recordedBy: actorOf(tx) })
    .onConflictDoNothing()
    .returning({ id: foodProcessStep.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'stepId' });
  const last = Math.max(at.getTime(), ...facts.steps.map((step) => step.at.getTime()));
  const { state, why, endedAt, dueAt } = processStanding({ ...facts, steps: [...facts.steps, { at, reading }] }, new Date(last));
  await tx.db.update(foodProcess).set({ state, why, endedAt, dueAt }).where(own);
  announceTasks(tx, 'tasks.v1.process-changed', { processId });
  return { processId, state };
};

type DisposeBody = {
  readonly actionId: string;
  readonly processId: string;
  readonly disposition: Disposition;
  readonly note: string;
};

/**
 * Says what became of food whose process failed; what is thrown away is announced.
 *
 * @refuses NOT_FOUND; NOTHING_FAILED; PROCESS_OVER where it was said before
 */
export const disposeProcess = async (tx: RestaurantTx, command: CommandEnvelope<DisposeBody>): Promise<{ processId: string }> => {
  const { actionId, processId, disposition, note } = command.body;
  const { row, own, facts } = await lockProcess(tx, processId);
  const { at } = momentOf(command);
  const { state, why, endedAt } = processStanding(facts, new Date(Math.max(at.getTime(), row.endedAt?.getTime() ?? 0)));
  if (state !== 'FAILED') throw refusal('NOTHING_FAILED', { field: 'processId' });
  if (row.disposition !== null) throw refusal('PROCESS_OVER', { field: 'processId', state });
  const disposedBy = actorOf(tx);
  const said = { disposition, dispositionNote: note, disposedBy, disposedAt: at };
  await tx.db
    .update(foodProcess)
    .set({ state, why, endedAt, dueAt: null, ...said })
    .where(own);
  announceTasks(tx, 'tasks.v1.process-changed', { processId });
  if (disposition === 'DISCARD') {
    const food = [row.food, row.batch].filter((part) => part !== null).join(', ');
    announceTasks(tx, 'tasks.v1.food-discarded', { actionId, runId: null, food, note, byId: disposedBy, happenedAt: at.toISOString() });
  }
  return { processId };
};

/** Calls failed what nobody finished in its time, whether or not a device was on. */
export const failProcesses = async (tx: RestaurantTx): Promise<void> => {
  const own = eq(foodProcess.restaurantId, tx.restaurantId);
  const failed = await tx.db
    .update(foodProcess)
    .set({ state: 'FAILED', why: 'TIME', endedAt: foodProcess.dueAt, dueAt: null })
    .where(and(own, inArray(foodProcess.state, ['STARTED', 'STEP_OK']), lt(foodProcess.dueAt, new Date())))
    .returning({ id: foodProcess.id });
  for (const { id: processId } of failed) announceTasks(tx, 'tasks.v1.process-changed', { processId });
};
