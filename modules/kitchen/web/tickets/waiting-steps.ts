import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { OrderLine } from '../../contract/fields.ts';
import { decideLineStep, type LineState } from '../../rules/line-state.ts';
import type { KitchenInputs } from '../kitchen-client.ts';

type Step = KitchenInputs['stepLines']['body']['steps'][number];
type Undone = KitchenInputs['undoSteps']['body']['undone'][number];

/** One step of one line that waits on this device, and how it stood before. */
type Taken = { readonly eventId: string; readonly lineId: string; readonly before: LineState; readonly after: LineState };

const afterStep = (line: OrderLine, { step, isConfirmed }: Step): LineState => {
  const now = new Date();
  const facts = { isConfirmed, maySettleVoids: false, doneAt: now, beforeVoid: null, now };
  const decided = decideLineStep(line.state, step, facts);
  return decided.ok ? decided.value : line.state;
};

/**
 * Lines as this device shows them: what the server last said, with every step, undo and acknowledgement that waits here
 * laid over it, by the rules that the server will ask.
 */
export const withWaitingSteps = (lines: readonly OrderLine[], entries: readonly OutboxEntry[]): readonly OrderLine[] => {
  const waiting = entries.filter(({ state, name }) => state !== 'needs-attention' && name.startsWith('kitchen.'));
  if (waiting.length === 0) return lines;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const taken: Taken[] = [];
  const put = (line: OrderLine, changes: Partial<OrderLine>) => byId.set(line.id, { ...line, ...changes });

  const take = (step: Step): void => {
    const line = byId.get(step.lineId);
    if (!line) return;
    const after = afterStep(line, step);
    taken.push({ eventId: step.eventId, lineId: line.id, before: line.state, after });
    put(line, { state: after });
  };
  const undo = ({ lineId, undoesId }: Undone): void => {
    const line = byId.get(lineId);
    const undone = taken.find(({ eventId }) => eventId === undoesId);
    if (line && undone && line.state === undone.after) put(line, { state: undone.before });
  };

  for (const { name, input } of waiting) {
    if (name === 'kitchen.step-lines@1') (input as KitchenInputs['stepLines']).body.steps.forEach(take);
    if (name === 'kitchen.undo-steps@1') (input as KitchenInputs['undoSteps']).body.undone.forEach(undo);
    if (name === 'kitchen.acknowledge@1') {
      for (const lineId of (input as KitchenInputs['acknowledge']).body.lineIds) {
        const line = byId.get(lineId);
        if (line) put(line, { acknowledgedAt: new Date().toISOString() });
      }
    }
  }
  return [...byId.values()];
};
