import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { decideUndo, type LineEvent, timesOfHistory } from './line-history.ts';
import { devicePrefix, nextOrderNumber, orderNumberText, prefixPattern } from './order-number.ts';
import { decideOrderStep, type OrderFacts, type OrderState, type OrderStep } from './order-state.ts';
import { decideReservationStep, type ReservationState, type ReservationStep } from './reservation-state.ts';
import { estimateMoment, notBefore } from './server-time.ts';
import { tableState } from './table-state.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 19, minute));
const outcome = (decision: { ok: true; value: string } | { ok: false; refusal: { code: string } }): string =>
  decision.ok ? decision.value : decision.refusal.code;

test.each<[OrderState, OrderStep, Partial<OrderFacts>, string]>([
  ['OPEN', 'CLOSE', {}, 'CLOSED'],
  ['OPEN', 'CLOSE', { leftMinor: 1n }, 'ORDER_NOT_PAID'],
  ['OPEN', 'CLOSE', { leftMinor: -1n }, 'CLOSED'],
  ['OPEN', 'CLOSE', { lineStates: ['HELD'] }, 'ORDER_HAS_HELD_LINES'],
  ['CLOSED', 'CLOSE', {}, 'ORDER_STEP_NOT_NOW'],
  ['CLOSED', 'REOPEN', {}, 'OPEN'],
  ['CANCELLED', 'REOPEN', {}, 'ORDER_STEP_NOT_NOW'],
  ['OPEN', 'CANCEL', { lineStates: ['VOIDED'] }, 'CANCELLED'],
  ['OPEN', 'CANCEL', { lineStates: ['VOIDED', 'SERVED'] }, 'ORDER_HAS_LINES'],
  ['OPEN', 'CANCEL', { paidMinor: 5n }, 'ORDER_HAS_PAYMENTS'],
])('an order that is %s, then %s with %o: %s', (state, step, facts, expected) => {
  expect(outcome(decideOrderStep(state, step, { lineStates: [], leftMinor: 0n, paidMinor: 0n, ...facts }))).toBe(expected);
});

test.each<[ReservationState, ReservationStep, number, string]>([
  ['BOOKED', 'CONFIRM', 0, 'CONFIRMED'],
  ['CONFIRMED', 'SEAT', 0, 'SEATED'],
  ['NO_SHOW', 'SEAT', 30, 'SEATED'],
  ['SEATED', 'FINISH', 0, 'DONE'],
  ['BOOKED', 'NO_SHOW', 14, 'NO_SHOW_TOO_EARLY'],
  ['BOOKED', 'NO_SHOW', 15, 'NO_SHOW'],
  ['SEATED', 'CANCEL', 0, 'RESERVATION_STEP_NOT_NOW'],
  ['CANCELLED', 'REVIVE', 0, 'BOOKED'],
])('a booking that is %s, then %s after %i minutes: %s', (state, step, minute, expected) => {
  expect(outcome(decideReservationStep(state, step, { startsAt: at(0), now: at(minute) }))).toBe(expected);
});

describe('an order number', () => {
  it('is of its device: two without a line never give the same', () => {
    expect(orderNumberText({ prefix: 'K', number: 12 })).toBe('K-12');
    expect(nextOrderNumber('K', [])).toEqual({ prefix: 'K', number: 1 });
    const known = [
      { prefix: 'K', number: 4 },
      { prefix: 'B', number: 9 },
    ];
    expect(nextOrderNumber('K', known)).toEqual({ prefix: 'K', number: 5 });
  });

  it('begins with letters that a device always has', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(devicePrefix(id)).toMatch(prefixPattern);
      }),
    );
  });
});

describe('a table', () => {
  const booking = { tableId: '4', startsAt: at(45), minutes: 60, state: 'BOOKED' as const };
  it.each([
    ['with an open order', { openTableIds: ['4'], bookings: [], now: at(0) }, 'TAKEN'],
    ['with guests of a booking', { openTableIds: [], bookings: [{ ...booking, state: 'SEATED' as const }], now: at(0) }, 'TAKEN'],
    ['that is booked soon', { openTableIds: [], bookings: [booking], now: at(0) }, 'RESERVED'],
    ['that is booked later', { openTableIds: [], bookings: [booking], now: new Date(at(0).getTime() - 1) }, 'FREE'],
    ['of a booking that was cancelled', { openTableIds: [], bookings: [{ ...booking, state: 'CANCELLED' as const }], now: at(0) }, 'FREE'],
  ])('%s is as it is', (_what, facts, expected) => {
    expect(tableState('4', facts)).toBe(expected);
  });
});

describe('a clock that is wrong', () => {
  it('by an hour tells the right moment, once it is known when it was sent by the same clock', () => {
    for (const wrong of [-60, 0, 60]) {
      const [saidAt, sentAt] = [at(10 + wrong), at(12 + wrong)];
      expect(estimateMoment({ saidAt, sentAt, receivedAt: at(13) })).toEqual(at(11));
    }
  });

  it('never tells of the future, nor of a dish that was bumped before it was fired', () => {
    expect(estimateMoment({ saidAt: at(59), sentAt: null, receivedAt: at(13) })).toEqual(at(13));
    expect(estimateMoment({ saidAt: at(59), sentAt: at(10), receivedAt: at(13) })).toEqual(at(13));
    expect([notBefore(at(1), at(5)), notBefore(at(6), at(5)), notBefore(at(1), null)]).toEqual([at(5), at(6), at(1)]);
  });
});

describe('a step that is undone', () => {
  const event = (id: string, changes: Partial<LineEvent>): LineEvent => ({
    id,
    fromState: 'QUEUED',
    toState: 'STARTED',
    fromStage: 1,
    occurredAt: at(0),
    at: at(0),
    undoesId: null,
    ...changes,
  });
  const started = event('1', {});
  const ready = event('2', { fromState: 'STARTED', toState: 'READY', occurredAt: at(5), at: at(5) });

  it.each([
    ['within ten seconds', '2', new Date(at(5).getTime() + 10_000), 'ok'],
    ['later', '2', new Date(at(5).getTime() + 10_001), 'UNDO_TOO_LATE'],
    ['when another followed', '1', at(0), 'UNDO_NOT_LAST'],
  ])('%s: as it should be', (_when, id, undoneAt, expected) => {
    const decision = decideUndo([started, ready], id, undoneAt);
    expect(decision.ok ? 'ok' : decision.refusal.code).toBe(expected);
  });

  it('leaves the line as if it had not been taken', () => {
    const undo = event('3', { fromState: 'READY', toState: 'STARTED', undoesId: '2', at: at(6) });
    expect(timesOfHistory([started, ready])).toMatchObject({ startedAt: at(0), readyAt: at(5) });
    expect(timesOfHistory([started, ready, undo])).toEqual(timesOfHistory([started]));
    const recall = event('4', { fromState: 'READY', toState: 'QUEUED', at: at(8) });
    const unrecall = event('5', { fromState: 'QUEUED', toState: 'READY', undoesId: '4', at: at(9) });
    expect(timesOfHistory([started, ready, recall]).readyAt).toBeNull();
    expect(timesOfHistory([started, ready, recall, unrecall])).toEqual(timesOfHistory([started, ready]));
  });
});
