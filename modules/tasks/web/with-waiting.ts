import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Run } from '../contract/fields.ts';
import { judgeEntry } from '../rules/check-entry.ts';
import type { Disposition } from '../rules/disposition.ts';

type Waiting = Pick<OutboxEntry, 'name' | 'input'>;
type EntryInput = CommandEnvelope<{
  readonly entryId: string;
  readonly runId: string;
  readonly itemKey: string;
  readonly value: string | null;
  readonly signature?: string | null;
}>;
type ActionInput = CommandEnvelope<{
  readonly actionId: string;
  readonly entryId: string;
  readonly disposition: Disposition;
  readonly note: string;
  readonly food: string | null;
}>;
type SubmitInput = CommandEnvelope<{ readonly runId: string }>;

const withEntry = (run: Run, { body, occurredAt }: EntryInput): Run => {
  const { entryId: id, runId, itemKey, value, signature = null } = body;
  const item = run.items.find(({ key }) => key === itemKey);
  if (run.id !== runId || !item || run.entries.some((entry) => entry.id === id)) return run;
  const judged = judgeEntry(item, value);
  if (!judged.ok) return run;
  const entry = {
    id,
    itemKey,
    value,
    outcome: judged.value,
    happenedAt: occurredAt,
    isLate: false,
    byId: id,
    by: '',
    probe: null,
    photoUrl: null,
    signature,
  };
  return { ...run, state: run.state === 'OPEN' ? 'IN_PROGRESS' : run.state, entries: [...run.entries, entry] };
};

const withAction = (run: Run, { body, occurredAt }: ActionInput): Run => {
  const { actionId: id, ...said } = body;
  if (!run.entries.some((entry) => entry.id === said.entryId) || run.actions.some((action) => action.id === id)) return run;
  return { ...run, actions: [...run.actions, { id, ...said, happenedAt: occurredAt, by: '' }] };
};

const withSubmit = (run: Run, { body, occurredAt }: SubmitInput): Run =>
  run.id === body.runId && run.state === 'IN_PROGRESS' ? { ...run, state: 'SUBMITTED', submittedAt: occurredAt } : run;

const withOne = (run: Run, { name, input }: Waiting): Run => {
  if (name === 'tasks.record-entry@1') return withEntry(run, input as EntryInput);
  if (name === 'tasks.correct-entry@1') return withAction(run, input as ActionInput);
  return name === 'tasks.submit-run@1' ? withSubmit(run, input as SubmitInput) : run;
};

/** Lists as they will be when what waits on this device has arrived, judged by the rules that the server goes by. */
export const withWaiting = (runs: readonly Run[], waiting: readonly Waiting[]): Run[] => runs.map((run) => waiting.reduce(withOne, run));
