import { expect, it } from 'vitest';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { OrderLine } from '../../contract/fields.ts';
import { withWaitingSteps } from './waiting-steps.ts';

const line = (id: string, state: OrderLine['state'], changes: Partial<OrderLine> = {}) =>
  ({ id, state, stage: 1, stationIds: [], quantity: 1, priority: 0, acknowledgedAt: null, knownBefore: null, ...changes }) as OrderLine;

const station = (id: string, stage: number) => ({ id, stage, kind: 'PREP' as const, dishIds: [], categoryIds: [], isArchived: false });
const stations = [station('make', 1), station('oven', 2)];
const occurredAt = '2026-11-20T12:00:00.000Z';

const entry = (name: string, body: unknown, state: OutboxEntry['state'] = 'waiting') =>
  ({ name: `kitchen.${name}@1`, input: { body, occurredAt }, state }) as unknown as OutboxEntry;

const step = (eventId: string, lineId: string, how: string) =>
  entry('step-lines', { steps: [{ eventId, lineId, step: how, isConfirmed: false }] });

const states = (lines: readonly OrderLine[], entries: readonly OutboxEntry[]) =>
  Object.fromEntries(withWaitingSteps(lines, entries, stations).map(({ id, state }) => [id, state]));

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
  const [seen] = withWaitingSteps([line('a', 'VOIDED')], [entry('acknowledge', { lineIds: ['a'] })], stations);
  expect(seen?.acknowledgedAt).not.toBeNull();
});

it('what is ready at one station waits for the next here too, and is called back to the first', () => {
  const baked = line('a', 'QUEUED', { stationIds: ['make', 'oven'] });
  const places = (entries: readonly OutboxEntry[]) =>
    withWaitingSteps([baked], entries, stations).map(({ state, stage }) => [state, stage]);
  expect(places([step('1', 'a', 'READY')])).toEqual([['QUEUED', 2]]);
  expect(places([step('1', 'a', 'READY'), step('2', 'a', 'RECALL')])).toEqual([['QUEUED', 1]]);
  const undo = entry('undo-steps', { undone: [{ eventId: '9', lineId: 'a', undoesId: '1' }] });
  expect(places([step('1', 'a', 'READY'), undo])).toEqual([['QUEUED', 1]]);
});

it('a rush is one here at once, and over at once', () => {
  const rush = (isFirst: boolean) => entry('prioritise', { lineIds: ['a'], isFirst });
  const priorities = (entries: readonly OutboxEntry[]) =>
    withWaitingSteps([line('a', 'QUEUED')], entries, stations).map(({ priority }) => priority);
  expect([priorities([rush(true)]), priorities([rush(true), rush(false)])]).toEqual([[1], [0]]);
});

it('a dish that is made again stands here before all others, and what was made of it is gone', () => {
  const remake = (quantity: number) => entry('remake-line', { lineId: 'a', newLineId: 'n', quantity, reason: 'BURNT' });
  const shown = (quantity: number) =>
    withWaitingSteps([line('a', 'READY', { quantity: 3, readyAt: occurredAt })], [remake(quantity)], stations).map((one) => [
      one.id,
      one.quantity,
      one.state,
      one.priority,
    ]);
  expect(shown(1)).toEqual([
    ['a', 2, 'READY', 0],
    ['n', 1, 'QUEUED', 1],
  ]);
  expect(shown(3)).toEqual([['n', 3, 'QUEUED', 1]]);
});

it('what somebody asked to cancel is settled here at once: gone as from the fire, or on from where it stood', () => {
  const asked = line('a', 'VOID_REQUESTED', { beforeVoid: 'READY' });
  const settled = (isGranted: boolean) => withWaitingSteps([asked], [entry('settle-void', { lineId: 'a', isGranted })], stations)[0];
  expect(settled(true)).toMatchObject({ state: 'VOIDED', beforeVoid: 'VOID_REQUESTED', voidedAt: occurredAt });
  expect(settled(false)).toMatchObject({ state: 'READY', beforeVoid: null });
});

it('a change is seen here once somebody here has seen it', () => {
  const changed = line('a', 'QUEUED', { knownBefore: { quantity: 2, note: null, hasAllergy: false } });
  const [seen] = withWaitingSteps([changed], [entry('acknowledge', { lineIds: ['a'] })], stations);
  expect(seen).toMatchObject({ acknowledgedAt: occurredAt, knownBefore: null });
});
