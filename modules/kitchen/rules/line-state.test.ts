import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { decideLineStep, isWastedByVoid, lineStates, lineSteps, type LineState, type LineStep, type StepFacts } from './line-state.ts';

const now = new Date('2026-11-21T19:00:00Z');
const facts: StepFacts = { isConfirmed: false, maySettleVoids: false, doneAt: now, beforeVoid: null, now };

const outcome = (state: LineState, step: LineStep, changes: Partial<StepFacts> = {}): string => {
  const decision = decideLineStep(state, step, { ...facts, ...changes });
  return decision.ok ? decision.value : decision.refusal.code;
};

test.each<[LineState, LineStep, string]>([
  ['HELD', 'FIRE', 'QUEUED'],
  ['QUEUED', 'FIRE', 'LINE_STEP_NOT_NOW'],
  ['QUEUED', 'HOLD', 'HELD'],
  ['STARTED', 'HOLD', 'LINE_STEP_NOT_NOW'],
  ['QUEUED', 'START', 'STARTED'],
  ['HELD', 'START', 'LINE_STEP_NOT_NOW'],
  ['QUEUED', 'READY', 'READY'],
  ['STARTED', 'READY', 'READY'],
  ['READY', 'READY', 'LINE_STEP_NOT_NOW'],
  ['READY', 'PASS', 'PASSED'],
  ['QUEUED', 'PASS', 'LINE_STEP_UNCONFIRMED'],
  ['PASSED', 'SERVE', 'SERVED'],
  ['READY', 'SERVE', 'SERVED'],
  ['STARTED', 'SERVE', 'LINE_STEP_UNCONFIRMED'],
  ['SERVED', 'RECALL', 'QUEUED'],
  ['QUEUED', 'RECALL', 'LINE_STEP_NOT_NOW'],
  ['HELD', 'VOID', 'VOIDED'],
  ['QUEUED', 'VOID', 'VOIDED'],
  ['STARTED', 'VOID', 'VOID_REQUESTED'],
  ['SERVED', 'VOID', 'VOID_REQUESTED'],
  ['VOID_REQUESTED', 'VOID', 'VOID_NEEDS_LEAD'],
  ['VOIDED', 'VOID', 'LINE_STEP_NOT_NOW'],
  ['VOIDED', 'SERVE', 'LINE_STEP_NOT_NOW'],
  ['STARTED', 'REFUSE_VOID', 'LINE_STEP_NOT_NOW'],
  ['VOID_REQUESTED', 'REFUSE_VOID', 'VOID_NEEDS_LEAD'],
])('%s, then %s: %s', (state, step, expected) => {
  expect(outcome(state, step)).toBe(expected);
});

test('whoever leads settles a void: it is off the bill, or goes on where it stood', () => {
  const maySettleVoids = true;
  expect(outcome('VOID_REQUESTED', 'VOID', { maySettleVoids })).toBe('VOIDED');
  expect(outcome('VOID_REQUESTED', 'REFUSE_VOID', { maySettleVoids, beforeVoid: 'READY' })).toBe('READY');
});

test('a dish is called back for four hours, and steps are left out only on purpose', () => {
  expect(outcome('SERVED', 'RECALL', { doneAt: new Date(now.getTime() - 4 * 3_600_000) })).toBe('QUEUED');
  expect(outcome('SERVED', 'RECALL', { doneAt: new Date(now.getTime() - 4 * 3_600_000 - 1) })).toBe('RECALL_TOO_LATE');
  expect(outcome('QUEUED', 'SERVE', { isConfirmed: true })).toBe('SERVED');
});

it('nothing that was voided or is being voided is ever cooked, passed or served', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lineSteps), fc.boolean(), fc.boolean(), (step, isConfirmed, maySettleVoids) => {
      expect(decideLineStep('VOIDED', step, { ...facts, isConfirmed, maySettleVoids }).ok).toBe(false);
      const asked = decideLineStep('VOID_REQUESTED', step, { ...facts, isConfirmed, maySettleVoids });
      expect(asked.ok && !maySettleVoids).toBe(false);
    }),
  );
});

test('what was on the fire when it was voided is lost; what was not is still there', () => {
  const wasted = lineStates.filter(isWastedByVoid);
  expect(wasted).toEqual(['STARTED', 'READY', 'PASSED', 'SERVED', 'VOID_REQUESTED']);
});
