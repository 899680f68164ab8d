import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { PrepPlan, PrepTask } from '../../contract/prep-fields.ts';
import { decidePrepStep, type PrepStep } from '../../rules/prep-state.ts';
import type { MenuInputs } from '../menu-client.ts';

/** A task as this device shows it. */
export type ShownTask = PrepTask & { /** Something about it waits to be sent. */ readonly isWaiting: boolean };

/** Who sits at this device, whose deeds wait here. */
export type Me = { readonly id: string; readonly name: string };

type Shown = ReadonlyMap<string, ShownTask>;
type Body<Name extends keyof MenuInputs> = MenuInputs[Name] extends { readonly body: infer Said } ? Said : never;

/** What one waiting command makes of the tasks, decided by the same rules as on the server; what it would refuse stays as it is. */
type Overlay = (tasks: Shown, said: { readonly body: unknown; readonly me: Me; readonly plan: PrepPlan }) => Shown;

const withTask = (tasks: Shown, taskId: string, change: (task: ShownTask) => Partial<PrepTask> | null): Shown => {
  const task = tasks.get(taskId);
  const changed = task && change(task);
  return task && changed ? new Map(tasks).set(taskId, { ...task, ...changed, isWaiting: true }) : tasks;
};

const stepped = (task: PrepTask, step: PrepStep, me: Me): Pick<PrepTask, 'state'> | null => {
  const decided = decidePrepStep({ state: task.state, claimedBy: task.claimedBy?.id ?? null }, step, me.id);
  return decided.ok ? { state: decided.value } : null;
};

const plan: Overlay = (tasks, { body, plan: { suggestions, date } }) => {
  const added = (body as Body<'planPrep'>).tasks.flatMap(({ taskId, recipeId, readyAt, target, note }): [string, ShownTask][] => {
    const prep = suggestions.find((one) => one.recipeId === recipeId);
    if (!prep || tasks.has(taskId)) return [];
    const { name, nameLocal, itemId } = prep;
    const startBy = new Date(Date.parse(readyAt) - (prep.activeMinutes + prep.passiveMinutes) * 60_000).toISOString();
    const facts = { id: taskId, recipeId, name, nameLocal, itemId, workDate: date, forDate: prep.due?.forDate ?? date };
    const open = { state: 'PLANNED' as const, claimedBy: null, blockedReason: null, batchId: null, made: null, madeOn: null };
    return [[taskId, { ...facts, readyAt, startBy, target, note, ...open, version: 1, isWaiting: true }]];
  });
  return new Map([...tasks, ...added]);
};

const change: Overlay = (tasks, { body }) => {
  const { taskId, target, readyAt, note } = body as Body<'changePrep'>;
  return withTask(tasks, taskId, (task) => {
    const moved = Date.parse(readyAt) - Date.parse(task.readyAt);
    return { target, readyAt, note, startBy: new Date(Date.parse(task.startBy) + moved).toISOString() };
  });
};

const lead: Overlay = (tasks, { body, me }) => {
  const { taskIds, step: said } = body as Body<'leadPrep'>;
  const led = (task: ShownTask) => {
    const state = stepped(task, said, me);
    return state && { ...state, ...(said === 'FREE' && { claimedBy: null }) };
  };
  return taskIds.reduce((all, taskId) => withTask(all, taskId, led), tasks);
};

const step: Overlay = (tasks, { body, me }) => {
  const said = body as Body<'stepPrep'>;
  return withTask(tasks, said.taskId, (task) => {
    const state = stepped(task, said.step, me);
    if (!state) return null;
    return { ...state, claimedBy: said.step === 'RELEASE' ? null : me, blockedReason: said.step === 'BLOCK' ? said.reason : null };
  });
};

const finish: Overlay = (tasks, { body, me, plan: { today } }) => {
  const { taskId, outcome, batch } = body as Body<'finishPrep'>;
  return withTask(tasks, taskId, (task) => {
    const state = stepped(task, outcome === 'DONE' ? 'FINISH' : 'FINISH_PART', me);
    return state && { ...state, batchId: batch.batchId, made: null, madeOn: today };
  });
};

const undo: Overlay = (tasks, { body, me }) => {
  const { batchId } = body as Body<'undoBatch'>;
  const task = [...tasks.values()].find((one) => one.batchId === batchId);
  if (!task) return tasks;
  return withTask(tasks, task.id, (one) => {
    const state = stepped(one, 'REOPEN', me);
    return state && { ...state, batchId: null, made: null, madeOn: null };
  });
};

const overlays: Readonly<Record<string, Overlay>> = {
  'menu.plan-prep@1': plan,
  'menu.change-prep@1': change,
  'menu.lead-prep@1': lead,
  'menu.step-prep@1': step,
  'menu.finish-prep@1': finish,
  'menu.undo-batch@1': undo,
};

/** The tasks of a plan with everything that waits on this device, in the order in which it was said, by when each must be begun. */
export const withWaitingPrep = (of: PrepPlan, entries: readonly OutboxEntry[], me: Me): readonly ShownTask[] => {
  const known: Shown = new Map(of.tasks.map((task) => [task.id, { ...task, isWaiting: false }]));
  const shown = entries
    .filter(({ state }) => state !== 'needs-attention')
    .reduce((tasks, { name, input }) => {
      const overlay = overlays[name];
      return overlay ? overlay(tasks, { body: (input as unknown as { readonly body: unknown }).body, me, plan: of }) : tasks;
    }, known);
  return [...shown.values()].toSorted((left, right) => left.startBy.localeCompare(right.startBy) || left.id.localeCompare(right.id));
};
