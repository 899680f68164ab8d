import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { FoodProcess } from '../../contract/processes.contract.ts';
import type { Disposition } from '../../rules/disposition.ts';
import type { FoodRules } from '../../rules/food-process.ts';
import type { ProcessKind } from '../../rules/process-standing.ts';

type Waiting = Pick<OutboxEntry, 'name' | 'input'>;
type Started = CommandEnvelope<{
  readonly processId: string;
  readonly kind: ProcessKind;
  readonly food: string;
  readonly batch: string | null;
}>;
type Measured = CommandEnvelope<{ readonly stepId: string; readonly processId: string; readonly reading: string | null }>;
type Disposed = CommandEnvelope<{ readonly processId: string; readonly disposition: Disposition; readonly note: string }>;

const withOne = (processes: FoodProcess[], { name, input }: Waiting, rules: FoodRules): FoodProcess[] => {
  if (name === 'tasks.start-process@1') {
    const { body, occurredAt: startedAt } = input as Started;
    const { processId: id, ...said } = body;
    if (processes.some((one) => one.id === id)) return processes;
    const open = {
      state: 'STARTED' as const,
      why: null,
      endedAt: null,
      steps: [],
      disposition: null,
      dispositionNote: null,
      disposedBy: null,
    };
    return [...processes, { id, ...said, rules, startedAt, startedBy: '', ...open }];
  }
  if (name === 'tasks.measure-process@1') {
    const { body, occurredAt: happenedAt } = input as Measured;
    const step = { id: body.stepId, reading: body.reading, happenedAt, by: '' };
    return processes.map((one) =>
      one.id === body.processId && !one.steps.some(({ id }) => id === step.id) ? { ...one, steps: [...one.steps, step] } : one,
    );
  }
  if (name !== 'tasks.dispose-process@1') return processes;
  const { processId, disposition, note } = (input as Disposed).body;
  return processes.map((one) => (one.id === processId ? { ...one, disposition, dispositionNote: note } : one));
};

/** Food on its way as it will be known when what waits on this device has arrived. */
export const withWaitingProcesses = (known: readonly FoodProcess[], waiting: readonly Waiting[], rules: FoodRules): FoodProcess[] =>
  waiting.reduce((processes, one) => withOne(processes, one, rules), [...known]);
