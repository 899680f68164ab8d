import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { orderStateByQuantities, outstandingOf, type LineProgress } from './order-progress.ts';
import { orderStates } from './order-state.ts';
import { findingsOf, isOverTolerance, lineProblem, type ReceivedLine } from './receipt-line.ts';
import { decideReceipt, receiptStates, receiptSteps, stateWhenHandedIn, type ReceiptFacts } from './receipt-state.ts';

type Told = Partial<Omit<ReceivedLine, 'delivered' | 'rejected' | 'outstanding'>> & {
  readonly delivered?: string;
  readonly rejected?: string;
  readonly outstanding?: 'NOT_ORDERED' | null;
};

const line = ({ delivered = '10', rejected = '0', outstanding, ...changes }: Told): ReceivedLine => ({
  delivered: quantity(delivered),
  rejected: quantity(rejected),
  rejectReason: null,
  outstanding: outstanding === undefined ? quantity('10') : outstanding,
  isByWeight: false,
  tempTenths: null,
  storageKind: null,
  printedDate: null,
  today: '2026-11-21',
  ...changes,
});

describe('a line at the door', () => {
  it.each([
    [{}, []],
    [{ outstanding: null }, []],
    [{ outstanding: 'NOT_ORDERED' }, ['UNORDERED']],
    [{ delivered: '9' }, ['SHORT']],
    [{ delivered: '9.7', isByWeight: true }, []],
    [{ delivered: '9.69', isByWeight: true }, ['SHORT']],
    [{ delivered: '10.5' }, []],
    [{ delivered: '10.6' }, ['OVER']],
    [{ delivered: '11', isByWeight: true }, []],
    [{ delivered: '11.1', isByWeight: true }, ['OVER']],
    [{ delivered: '12', rejected: '2', rejectReason: 'OVER' }, ['REJECTED']],
    [{ rejected: '1', rejectReason: 'DAMAGED' }, ['REJECTED']],
    [{ tempTenths: 80, storageKind: 'CHILL' }, []],
    [{ tempTenths: 81, storageKind: 'CHILL' }, ['WARM']],
    [{ tempTenths: -149, storageKind: 'FREEZE' }, ['WARM']],
    [{ tempTenths: 250, storageKind: 'DRY' }, []],
    [{ tempTenths: 120, storageKind: 'CHILL', rejected: '10', rejectReason: 'TEMP' }, ['REJECTED']],
    [{ printedDate: '2026-11-20' }, ['EXPIRED']],
    [{ printedDate: '2026-11-21' }, []],
  ] as const)('with %j is looked at for %j', (changes, expected) => {
    expect(findingsOf(line(changes))).toEqual(expected);
  });

  it.each([
    [{ rejected: '11', rejectReason: 'DAMAGED' }, 'RECEIPT_REJECTED_TOO_MUCH'],
    [{ rejected: '1' }, 'RECEIPT_REJECT_REASON_REQUIRED'],
    [{ rejected: '1', rejectReason: 'WRONG' }, undefined],
  ] as const)('with %j is refused with %s', (changes, expected) => {
    expect(lineProblem(line(changes))?.code).toBe(expected);
  });
});

const facts = (changes: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
  role: 'manager',
  hasFindings: false,
  isOverTolerance: false,
  isInvoiced: false,
  reason: null,
  ...changes,
});

describe('a receipt', () => {
  it.each([
    [{ role: 'kitchenstaff' }, 'POSTED'],
    [{ role: 'kitchenstaff', hasFindings: true }, 'COMPLETED'],
    [{ role: 'chef', hasFindings: true, isOverTolerance: true, reason: 'Feast' }, 'COMPLETED'],
    [{ hasFindings: true }, 'POSTED'],
    [{ hasFindings: true, isOverTolerance: true }, 'COMPLETED'],
    [{ role: 'owner', hasFindings: true, isOverTolerance: true, reason: 'Feast' }, 'POSTED'],
  ] as const)('handed in with %j is %s', (changes, expected) => {
    expect(stateWhenHandedIn(facts(changes))).toBe(expected);
  });

  it.each([
    ['POST', 'COMPLETED', { hasFindings: true }, 'POSTED'],
    ['POST', 'COMPLETED', { role: 'kitchenstaff' }, 'RECEIPT_NEEDS_MANAGER'],
    ['POST', 'COMPLETED', { role: 'chef' }, 'RECEIPT_NEEDS_MANAGER'],
    ['POST', 'COMPLETED', { isOverTolerance: true }, 'RECEIPT_OVER_NEEDS_REASON'],
    ['POST', 'COMPLETED', { isOverTolerance: true, reason: 'Feast' }, 'POSTED'],
    ['POST', 'POSTED', {}, 'RECEIPT_STATE_FORBIDS'],
    ['REVERSE', 'POSTED', { reason: 'Typed twice' }, 'REVERSED'],
    ['REVERSE', 'COMPLETED', { reason: 'Typed twice' }, 'REVERSED'],
    ['REVERSE', 'POSTED', {}, 'RECEIPT_REASON_REQUIRED'],
    ['REVERSE', 'POSTED', { isInvoiced: true, reason: 'x' }, 'RECEIPT_INVOICED'],
    ['REVERSE', 'POSTED', { role: 'kitchenstaff', reason: 'x' }, 'RECEIPT_NEEDS_MANAGER'],
    ['REVERSE', 'REVERSED', { reason: 'x' }, 'RECEIPT_STATE_FORBIDS'],
  ] as const)('%s of one that is %s with %j comes to %s', (step, state, changes, expected) => {
    const decision = decideReceipt(step, { ...facts(changes), state });
    expect(decision.ok ? decision.value : decision.refusal.code).toBe(expected);
  });

  it('is moved by nobody but owner and manager, whatever it is like', () => {
    const anyFacts = fc.record({
      role: fc.constantFrom('chef', 'kitchenstaff', 'staff', 'toString'),
      state: fc.constantFrom(...receiptStates),
      hasFindings: fc.boolean(),
      isOverTolerance: fc.boolean(),
      isInvoiced: fc.boolean(),
      reason: fc.constantFrom(null, 'x'),
    });
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...receiptSteps), (known, step) => {
        expect(decideReceipt(step, known).ok).toBe(false);
      }),
    );
  });
});

/** "ordered received cancelled invoiced". */
const progress = (told: string): LineProgress => {
  const [ordered = '0', received = '0', cancelled = '0', invoiced = '0'] = told.split(' ');
  return {
    ordered: quantity(ordered),
    received: quantity(received),
    cancelled: quantity(cancelled),
    invoiced: quantity(invoiced),
    isByWeight: false,
  };
};

describe('an order stands where its quantities say', () => {
  it.each([
    [['10 0 0 0'], 'SENT', false, 'SENT'],
    [['10 0 0 0'], 'PARTIALLY_RECEIVED', true, 'ACKNOWLEDGED'],
    [['10 4 0 0'], 'ACKNOWLEDGED', true, 'PARTIALLY_RECEIVED'],
    [['10 10 0 0', '5 0 0 0'], 'SENT', false, 'PARTIALLY_RECEIVED'],
    [['10 10 0 0', '5 5 0 0'], 'SENT', false, 'RECEIVED'],
    [['10 8 2 0'], 'PARTIALLY_RECEIVED', false, 'CLOSED_SHORT'],
    [['10 10 0 10'], 'RECEIVED', false, 'COMPLETED'],
    [['10 10 0 9'], 'RECEIVED', false, 'RECEIVED'],
    [['10 8 2 8'], 'CLOSED_SHORT', false, 'COMPLETED'],
    [['10 10 0 0'], 'DRAFT', false, 'DRAFT'],
    [['10 10 0 0'], 'ON_HOLD', false, 'ON_HOLD'],
    [['10 10 0 0'], 'CANCELLED', false, 'CANCELLED'],
  ] as const)('%j from %s (acknowledged: %s) is %s', (lines, state, isAcknowledged, expected) => {
    expect(orderStateByQuantities(lines.map(progress), { state, isAcknowledged })).toBe(expected);
  });

  const anyQuantity = fc.bigInt(0n, 1_000_000_000n).map((millionths) => millionths as Quantity);
  const anyLine = fc.record({
    ordered: anyQuantity,
    received: anyQuantity,
    cancelled: anyQuantity,
    invoiced: anyQuantity,
    isByWeight: fc.boolean(),
  });

  it('what is still to come is never less than nothing, and all of it is never too much', () => {
    fc.assert(
      fc.property(anyLine, (known) => {
        const left = outstandingOf(known);
        expect(left >= 0n && !isOverTolerance(left, left, known.isByWeight)).toBe(true);
      }),
    );
  });

  it('taking everything back leads to where it stood before anything came', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), fc.constantFrom(...orderStates), fc.boolean(), (lines, state, isAcknowledged) => {
        const nothing = lines.map((known) => ({ ...known, received: 0n as Quantity, cancelled: 0n as Quantity, invoiced: 0n as Quantity }));
        const after = orderStateByQuantities(lines, { state, isAcknowledged });
        const back = orderStateByQuantities(nothing, { state: after, isAcknowledged });
        expect(back === after || back === (isAcknowledged ? 'ACKNOWLEDGED' : 'SENT')).toBe(true);
      }),
    );
  });
});
