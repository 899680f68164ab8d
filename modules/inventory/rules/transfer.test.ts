import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type MinorUnits, minorUnits } from '../../../kit/money.ts';
import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { costPerBaseUnit } from '../../../kit/unit-cost.ts';
import { roles } from '../../restaurants/rules/capabilities.ts';
import { decideCorrection } from './correction.ts';
import { matchItem } from './match-item.ts';
import { postMovement } from './post-movement.ts';
import type { StockLevel } from './stock-level.ts';
import {
  afterPartnerStep,
  decideTransferStep,
  lostValue,
  startedBySender,
  type TransferFacts,
  transferStatuses,
  transferStepsNow,
} from './transfer.ts';

const facts: TransferFacts = {
  status: 'REQUESTED',
  side: 'SENDING',
  role: 'owner',
  isRequester: false,
  isShort: false,
  isClosedHere: false,
  isClosedThere: false,
};

describe('a transfer', () => {
  test.each([
    ['REQUESTED', ['APPROVE', 'REJECT'], ['CANCEL']],
    ['APPROVED', ['REJECT', 'SHIP'], ['CANCEL']],
    ['IN_TRANSIT', [], ['RECEIVE']],
    ['RECEIVED', ['CLOSE'], ['CLOSE']],
    ['RECEIVED_WITH_DISCREPANCY', ['CLOSE'], ['CLOSE']],
    ['CLOSED', [], []],
    ['REJECTED', [], []],
    ['CANCELLED', [], []],
  ] as const)('that is %s goes on so at either end', (status, sending, receiving) => {
    expect(transferStepsNow({ ...facts, status })).toEqual(sending);
    expect(transferStepsNow({ ...facts, status, side: 'RECEIVING' })).toEqual(receiving);
  });

  test.each([
    ['APPROVE', 'SENDING', 'REQUESTED', 2],
    ['REJECT', 'SENDING', 'APPROVED', 2],
    ['SHIP', 'SENDING', 'APPROVED', 4],
    ['CANCEL', 'RECEIVING', 'REQUESTED', 2],
    ['RECEIVE', 'RECEIVING', 'IN_TRANSIT', 4],
    ['CLOSE', 'RECEIVING', 'RECEIVED', 2],
  ] as const)('%s is for the first roles of the %s side, and says who may', (step, side, status, count) => {
    const allowed = roles.filter((role) => decideTransferStep(step, { ...facts, side, status, role }).ok);
    expect(allowed).toEqual(roles.slice(0, count));
    const decided = decideTransferStep(step, { ...facts, side, status, role: 'staff' });
    expect(decided).toEqual({ ok: false, refusal: { code: 'TRANSFER_STEP_FORBIDDEN', roles: allowed } });
  });

  test('is cancelled by the cook who asked for it, and not by another', () => {
    const cancel = (isRequester: boolean) => decideTransferStep('CANCEL', { ...facts, side: 'RECEIVING', role: 'chef', isRequester }).ok;
    expect([cancel(true), cancel(false)]).toEqual([true, false]);
  });

  test('that came short is closed only when both managers have closed it', () => {
    const short = { ...facts, status: 'RECEIVED_WITH_DISCREPANCY' } as const;
    expect(decideTransferStep('CLOSE', short)).toEqual({ ok: true, value: 'RECEIVED_WITH_DISCREPANCY' });
    expect(decideTransferStep('CLOSE', { ...short, isClosedHere: true })).toMatchObject({ refusal: { code: 'TRANSFER_STATUS_CHANGED' } });
    expect(decideTransferStep('CLOSE', { ...short, isClosedThere: true })).toEqual({ ok: true, value: 'CLOSED' });
  });

  test.each([
    ['SHIP', 'CANCELLED', 'IN_TRANSIT'],
    ['SHIP', 'REQUESTED', 'IN_TRANSIT'],
    ['SHIP', 'RECEIVED', null],
    ['CANCEL', 'IN_TRANSIT', null],
    ['CANCEL', 'APPROVED', 'CANCELLED'],
    ['APPROVE', 'CANCELLED', null],
    ['REJECT', 'CANCELLED', null],
    ['RECEIVE', 'IN_TRANSIT', 'RECEIVED'],
    ['CLOSE', 'RECEIVED_WITH_DISCREPANCY', null],
    ['CLOSE', 'RECEIVED', 'CLOSED'],
  ] as const)('takes %s from the other end, when it is %s, as %s', (step, status, after) => {
    expect(afterPartnerStep(step, { status, isShort: false, isClosedHere: false })).toBe(after);
  });

  test('that its sender begins unasked is on its way: only to be received, and neither side can take it back', () => {
    expect(transferStepsNow({ ...facts, status: startedBySender })).toEqual([]);
    expect(transferStepsNow({ ...facts, status: startedBySender, side: 'RECEIVING', isRequester: true })).toEqual(['RECEIVE']);
    for (const step of ['APPROVE', 'REJECT', 'CANCEL', 'SHIP'] as const)
      expect(afterPartnerStep(step, { status: startedBySender, isShort: false, isClosedHere: false })).toBeNull();
  });

  test('never leaves an end by the word of the other once it is over', () => {
    for (const status of transferStatuses.filter((one) => one === 'CLOSED' || one === 'REJECTED')) {
      for (const step of ['APPROVE', 'REJECT', 'CANCEL', 'SHIP', 'RECEIVE', 'CLOSE'] as const) {
        expect(afterPartnerStep(step, { status, isShort: true, isClosedHere: true })).toBeNull();
      }
    }
  });
});

/** What the receiving books make of a shipment: all of it in at its value, and what is missing out again. */
const receive = (before: StockLevel, { value, shipped, received }: { value: MinorUnits; shipped: Quantity; received: Quantity }) => {
  const came = postMovement(before, { kind: 'TRANSFER_IN', quantity: shipped, cost: costPerBaseUnit(value, shipped) });
  if (!came.ok) return null;
  const missing = (shipped - received) as Quantity;
  const facts = { unitCost: null, valueMinor: lostValue(value, shipped, received), isCorrected: false, isCorrection: false };
  const lost = missing === 0n ? came : decideCorrection(came.value.level, { kind: 'TRANSFER_LOSS', quantity: missing, ...facts });
  if (!lost.ok) return null;
  const lossRows = lost === came ? [] : lost.value.rows;
  return { level: lost.value.level, valueIn: came.value.rows[0].valueMinor, lossRows, rows: [...came.value.rows, ...lossRows] };
};

const levelOf = (onHand: Quantity, value: MinorUnits): StockLevel => {
  const empty: StockLevel = { onHand: quantity('0'), averageCost: null, valueMinor: minorUnits('0') };
  if (onHand === 0n) return empty;
  const opened = postMovement(empty, { kind: 'OPENING', quantity: onHand, cost: costPerBaseUnit(value, onHand) });
  return opened.ok ? opened.value.level : empty;
};

test('value out is value in and loss together, in the rows of the books, whatever came of it', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((minor) => minorUnits(minor.toString()));
  const level = fc.record({ onHand: fc.bigInt({ min: 0n, max: 10n ** 10n }), minor: amount });
  fc.assert(
    fc.property(level, amount, fc.bigInt({ min: 1_000n, max: 10n ** 10n }), fc.nat(1000), (there, value, shippedSize, share) => {
      const before = levelOf(there.onHand as Quantity, there.minor);
      const shipment = { value, shipped: shippedSize as Quantity, received: ((shippedSize * BigInt(share)) / 1000n) as Quantity };
      const done = receive(before, shipment);
      fc.pre(done !== null);
      const loss = lostValue(value, shipment.shipped, shipment.received);
      expect(done?.valueIn).toBe(value);
      expect(done?.lossRows[0]?.valueMinor ?? 0n).toBe(-loss);
      expect(loss >= 0n && loss <= value).toBe(true);
      const sum = done?.rows.reduce((total, row) => total + (row.valueMinor ?? 0n), before.valueMinor ?? 0n);
      expect([done?.level.onHand, done?.level.valueMinor]).toEqual([before.onHand + shipment.received, sum]);
    }),
  );
});

const chicken = { name: 'Chicken thigh', nameLocal: 'የዶሮ ሥጋ', sku: 'CHI-1', barcodes: ['501'], baseUnit: 'g' } as const;
const own = (change: object) => ({ id: 'own', ...chicken, name: 'Poultry', nameLocal: null, sku: 'POU-1', barcodes: [], ...change });

test.each([
  ['one barcode', [own({ barcodes: ['999', '501'] })], 'SURE'],
  ['one name, however it is written', [own({ name: 'chicken  THIGH' })], 'SURE'],
  ['one Amharic name', [own({ nameLocal: 'የዶሮ ስጋ' })], 'SURE'],
  ['a name that two items bear', [own({ name: 'Chicken thigh' }), own({ id: 'other', name: 'Chicken thigh' })], 'GUESS'],
  ['a stock code alone', [own({ sku: 'CHI-1' })], 'GUESS'],
  ['a likeness', [own({ name: 'Chicken thighs, boneless' })], 'GUESS'],
  ['another base unit', [own({ barcodes: ['501'], baseUnit: 'each' })], 'NONE'],
  ['nothing in common', [own({ name: 'Salt' })], 'NONE'],
])('an item of another restaurant is known by %s: %#', (_title, items, match) => {
  expect(matchItem(chicken, items as Parameters<typeof matchItem>[1]).match).toBe(match);
});
