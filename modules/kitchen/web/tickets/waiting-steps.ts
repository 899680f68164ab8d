import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { OrderLine } from '../../contract/fields.ts';
import type { LineState } from '../../rules/line-state.ts';
import type { RoutedStation } from '../../rules/routing.ts';
import { decideStepOnWay } from '../../rules/step-on-way.ts';
import type { KitchenInputs } from '../kitchen-client.ts';

type Step = KitchenInputs['stepLines']['body']['steps'][number];
type Undone = KitchenInputs['undoSteps']['body']['undone'][number];
type Remake = KitchenInputs['remakeLine'];

/** One step of one line that waits on this device, and how it stood before. */
type Taken = { readonly eventId: string; readonly before: OrderLine; readonly after: OrderLine };

const never = { startedAt: null, readyAt: null, passedAt: null, servedAt: null } as const;

/** When it came how far, by this device, until the server says it. */
const timeAt = (state: LineState, at: string): Partial<OrderLine> =>
  ({ STARTED: { startedAt: at }, READY: { readyAt: at }, PASSED: { passedAt: at }, SERVED: { servedAt: at } })[state as 'READY'] ?? {};

const afterStep = (line: OrderLine, step: Step, { stations, at }: { stations: readonly RoutedStation[]; at: string }): OrderLine => {
  const now = new Date();
  const facts = { isConfirmed: step.isConfirmed, maySettleVoids: false, doneAt: now, beforeVoid: null, now };
  const decided = decideStepOnWay(line, step.step, { facts, stations });
  if (!decided.ok) return line;
  const times = step.step === 'RECALL' ? never : timeAt(decided.value.state, at);
  return { ...line, ...times, ...decided.value };
};

/** The new line of a dish that is made again, before all others. */
const madeAgain = (line: OrderLine, { body, occurredAt }: Remake): OrderLine => ({
  ...line,
  ...never,
  id: body.newLineId,
  quantity: body.quantity,
  state: 'QUEUED',
  stage: 1,
  firedAt: occurredAt,
  priority: 1,
  remakeOfId: line.id,
  acknowledgedAt: occurredAt,
  knownBefore: null,
});

/** What is left of a line that part of is made again; null where all of it is. */
const restOf = (line: OrderLine, { quantity }: Remake['body']): OrderLine | null =>
  line.quantity > quantity ? { ...line, quantity: line.quantity - quantity } : null;

/** Lines by their ids, with what waits here laid over them one by one. */
const laidOver = (lines: readonly OrderLine[], stations: readonly RoutedStation[]) => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const taken: Taken[] = [];
  const change = (lineIds: readonly string[], changes: Partial<OrderLine>) => {
    for (const id of lineIds) {
      const line = byId.get(id);
      if (line) byId.set(id, { ...line, ...changes });
    }
  };
  return {
    lines: () => [...byId.values()],
    change,
    take: (step: Step, at: string): void => {
      const before = byId.get(step.lineId);
      if (!before) return;
      const after = afterStep(before, step, { stations, at });
      taken.push({ eventId: step.eventId, before, after });
      byId.set(before.id, after);
    },
    undo: ({ lineId, undoesId }: Undone): void => {
      const line = byId.get(lineId);
      const undone = taken.find(({ eventId }) => eventId === undoesId);
      if (!line || !undone || line.state !== undone.after.state || line.stage !== undone.after.stage) return;
      const { state, stage, startedAt, readyAt, passedAt, servedAt } = undone.before;
      byId.set(lineId, { ...line, state, stage, startedAt, readyAt, passedAt, servedAt });
    },
    settle: ({ body, occurredAt }: KitchenInputs['settleVoid']): void => {
      const line = byId.get(body.lineId);
      if (line?.state !== 'VOID_REQUESTED') return;
      const granted = { state: 'VOIDED', beforeVoid: 'VOID_REQUESTED', voidedAt: occurredAt, acknowledgedAt: null } as const;
      change([body.lineId], body.isGranted ? granted : { state: line.beforeVoid ?? 'STARTED', beforeVoid: null });
    },
    remake: (remake: Remake): void => {
      const line = byId.get(remake.body.lineId);
      if (!line) return;
      const rest = restOf(line, remake.body);
      if (rest) byId.set(line.id, rest);
      else byId.delete(line.id);
      byId.set(remake.body.newLineId, madeAgain(line, remake));
    },
  };
};

/**
 * Lines as this device shows them: what the server last said, with everything that waits here laid over it, by the rules
 * that the server will ask.
 */
export const withWaitingSteps = (
  lines: readonly OrderLine[],
  entries: readonly OutboxEntry[],
  stations: readonly RoutedStation[],
): readonly OrderLine[] => {
  const waiting = entries.filter(({ state, name }) => state !== 'needs-attention' && name.startsWith('kitchen.'));
  if (waiting.length === 0) return lines;
  const over = laidOver(lines, stations);
  for (const { name, input } of waiting) {
    if (name === 'kitchen.step-lines@1') {
      const { body, occurredAt } = input as KitchenInputs['stepLines'];
      for (const step of body.steps) over.take(step, occurredAt);
    }
    if (name === 'kitchen.undo-steps@1') (input as KitchenInputs['undoSteps']).body.undone.forEach(over.undo);
    if (name === 'kitchen.acknowledge@1') {
      const { body, occurredAt } = input as KitchenInputs['acknowledge'];
      over.change(body.lineIds, { acknowledgedAt: occurredAt, knownBefore: null });
    }
    if (name === 'kitchen.prioritise@1') {
      const { lineIds, isFirst } = (input as KitchenInputs['prioritise']).body;
      over.change(lineIds, { priority: isFirst ? 1 : 0 });
    }
    if (name === 'kitchen.settle-void@1') over.settle(input as KitchenInputs['settleVoid']);
    if (name === 'kitchen.remake-line@1') over.remake(input as Remake);
  }
  return over.lines();
};
