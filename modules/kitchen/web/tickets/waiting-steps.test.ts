import { expect, it } from 'vitest';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { OrderLine } from '../../contract/fields.ts';
import { withWaitingSteps } from './waiting-steps.ts';

const line = (id: string, state: OrderLine['state']) => ({ id, state, acknowledgedAt: null }) as unknown as OrderLine;

const entry = (name: string, body: unknown, state: OutboxEntry['state'] = 'waiting') =>
  ({ name: `kitchen.${name}@1`, input: { body }, state }) as unknown as OutboxEntry;

const step = (eventId: string, lineId: string, how: string) =>
  entry('step-lines', { steps: [{ eventId, lineId, step: how, isConfirmed: false }] });

const states = (lines: readonly OrderLine[], entries: readonly OutboxEntry[]) =>
  Object.fromEntries(withWaitingSteps(lines, entries).map(({ id, state }) => [id, state]));

it('what was bumped here is bumped here, before the server knows', () => {
  expect(states([line('a', 'QUEUED'), line('b', 'QUEUED')], [step('1', 'a', 'READY')])).toEqual({ a: 'READY', b: 'QUEUED' });
});

it('an undo gives back what stood before, and only where nothing followed', () => {
  const undo = entry('undo-steps', { undone: [{ eventId: '9', lineId: 'a', undoesId: '1' }] });
  expect(states([line('a', 'STARTED')], [step('1', 'a', 'READY'), undo])).toEqual({ a: 'STARTED' });
  expect(states([line('a', 'STARTED')], [step('1', 'a', 'READY'), step('2', 'a', 'PASS'), undo])).toEqual({ a: 'PASSED' });
});

it('what the server refused, and what comes too late, changes nothing', () => {
  const refused = entry('step-lines', { steps: [{ eventId: '1', lineId: 'a', step: 'READY', isConfirmed: false }] }, 'needs-attention');
  expect(states([line('a', 'QUEUED')], [refused])).toEqual({ a: 'QUEUED' });
  expect(states([line('a', 'SERVED')], [step('1', 'a', 'READY')])).toEqual({ a: 'SERVED' });
});

it('what was cancelled is off the screen once it was seen here', () => {
  const [seen] = withWaitingSteps([line('a', 'VOIDED')], [entry('acknowledge', { lineIds: ['a'] })]);
  expect(seen?.acknowledgedAt).not.toBeNull();
});
