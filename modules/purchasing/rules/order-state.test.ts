import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decideRevision, decideStep, isStepOf, type OrderFacts, orderStates, orderSteps } from './order-state.ts';

const facts = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'DRAFT',
  heldFrom: null,
  role: 'manager',
  isAuthor: true,
  hasLines: true,
  isOverLimit: false,
  isFlagged: false,
  isBelowMinimum: false,
  isPastCutoff: false,
  reason: null,
  ...changes,
});

const outcome = (step: (typeof orderSteps)[number], changes: Partial<OrderFacts>): string => {
  const decision = decideStep(step, facts(changes));
  return decision.ok ? decision.value : decision.refusal.code;
};

describe('an order', () => {
  it.each([
    ['SUBMIT', {}, 'SENT'],
    ['SUBMIT', { isOverLimit: true }, 'PENDING_APPROVAL'],
    ['SUBMIT', { isFlagged: true }, 'PENDING_APPROVAL'],
    ['SUBMIT', { isOverLimit: true, isFlagged: true, role: 'owner' }, 'SENT'],
    ['SUBMIT', { hasLines: false }, 'ORDER_EMPTY'],
    ['SUBMIT', { isBelowMinimum: true }, 'ORDER_BELOW_MINIMUM'],
    ['SUBMIT', { isBelowMinimum: true, reason: 'Feast' }, 'SENT'],
    ['SUBMIT', { isPastCutoff: true }, 'ORDER_PAST_CUTOFF'],
    ['SUBMIT', { isPastCutoff: true, reason: 'They agreed' }, 'SENT'],
    ['SUBMIT', { state: 'SENT' }, 'ORDER_STATE_FORBIDS'],
    ['APPROVE', { state: 'PENDING_APPROVAL', isFlagged: true, isAuthor: false }, 'SENT'],
    ['APPROVE', { state: 'PENDING_APPROVAL', isFlagged: true }, 'SENT'],
    ['APPROVE', { state: 'PENDING_APPROVAL', isOverLimit: true, isAuthor: false }, 'ORDER_NEEDS_OWNER'],
    ['APPROVE', { state: 'PENDING_APPROVAL', isOverLimit: true, isAuthor: false, role: 'owner' }, 'SENT'],
    ['APPROVE', { state: 'PENDING_APPROVAL', isOverLimit: true, role: 'owner' }, 'ORDER_NEEDS_ANOTHER'],
    ['APPROVE', { state: 'DRAFT' }, 'ORDER_STATE_FORBIDS'],
    ['REJECT', { state: 'PENDING_APPROVAL', reason: 'Too much' }, 'DRAFT'],
    ['REJECT', { state: 'PENDING_APPROVAL' }, 'ORDER_REASON_REQUIRED'],
    ['ACKNOWLEDGE', { state: 'SENT' }, 'ACKNOWLEDGED'],
    ['ACKNOWLEDGE', { state: 'DRAFT' }, 'ORDER_STATE_FORBIDS'],
    ['HOLD', { state: 'SENT', reason: 'Closed on Monday' }, 'ON_HOLD'],
    ['HOLD', { state: 'SENT' }, 'ORDER_REASON_REQUIRED'],
    ['HOLD', { state: 'RECEIVED', reason: 'x' }, 'ORDER_STATE_FORBIDS'],
    ['RESUME', { state: 'ON_HOLD', heldFrom: 'ACKNOWLEDGED' }, 'ACKNOWLEDGED'],
    ['RESUME', { state: 'SENT' }, 'ORDER_STATE_FORBIDS'],
    ['CANCEL', { state: 'ACKNOWLEDGED', reason: 'Wrong day' }, 'CANCELLED'],
    ['CANCEL', { state: 'ACKNOWLEDGED' }, 'ORDER_REASON_REQUIRED'],
    ['CANCEL', { state: 'PARTIALLY_RECEIVED', reason: 'x' }, 'ORDER_STATE_FORBIDS'],
    ['CANCEL', { state: 'ON_HOLD', heldFrom: 'PARTIALLY_RECEIVED', reason: 'x' }, 'ORDER_STATE_FORBIDS'],
  ] as const)('%s with %j comes to %s', (step, changes, expected) => {
    expect(outcome(step, changes)).toBe(expected);
  });

  const anyFacts = fc.record({
    state: fc.constantFrom(...orderStates),
    heldFrom: fc.constantFrom(null, ...orderStates),
    role: fc.constantFrom('owner', 'manager'),
    isAuthor: fc.boolean(),
    hasLines: fc.boolean(),
    isOverLimit: fc.boolean(),
    isFlagged: fc.boolean(),
    isBelowMinimum: fc.boolean(),
    isPastCutoff: fc.boolean(),
    reason: fc.constantFrom(null, 'Because'),
  });

  it('never reaches the supplier empty, and above the limit never by a manager', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('SUBMIT' as const, 'APPROVE' as const), (known, step) => {
        const decision = decideStep(step, known);
        if (!decision.ok || decision.value !== 'SENT') return;
        expect(known.hasLines && (known.role === 'owner' || !known.isOverLimit)).toBe(true);
      }),
    );
  });

  it('takes no step from a state that the step does not lead from', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...orderSteps), (known, step) => {
        expect(decideStep(step, known).ok && !isStepOf(known.state, step)).toBe(false);
      }),
    );
  });

  it.each([
    [{ state: 'SENT' }, 'SENT'],
    [{ state: 'ACKNOWLEDGED' }, 'SENT'],
    [{ state: 'DRAFT' }, 'ORDER_STATE_FORBIDS'],
    [{ state: 'PARTIALLY_RECEIVED' }, 'ORDER_STATE_FORBIDS'],
    [{ state: 'SENT', isOverLimit: true }, 'ORDER_NEEDS_OWNER'],
    [{ state: 'SENT', hasLines: false }, 'ORDER_EMPTY'],
  ] as const)('that was sent and is changed with %j comes to %s', (changes, expected) => {
    const decision = decideRevision(facts(changes));
    expect(decision.ok ? decision.value : decision.refusal.code).toBe(expected);
  });
});
