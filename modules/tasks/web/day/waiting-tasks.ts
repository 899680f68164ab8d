import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Task } from '../../contract/fields.ts';
import type { TaskStep } from '../../rules/task-state.ts';

type Waiting = Pick<OutboxEntry, 'name' | 'input'>;
type StepInput = { readonly body: { readonly taskId: string; readonly step: TaskStep } };

/** Tasks without those that this device has finished or called off. */
export const withoutFinished = (known: readonly Task[], waiting: readonly Waiting[]): Task[] => {
  const steps = waiting.filter(({ name }) => name === 'tasks.step-task@1').map(({ input }) => (input as unknown as StepInput).body);
  const finished = new Set(steps.filter(({ step }) => step === 'FINISH' || step === 'CANCEL').map(({ taskId }) => taskId));
  return known.filter(({ id }) => !finished.has(id));
};
