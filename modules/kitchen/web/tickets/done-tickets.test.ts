import { describe, expect, it } from 'vitest';

import type { OrderHead, OrderLine } from '../../contract/fields.ts';
import type { RoutedStation } from '../../rules/routing.ts';
import { doneTickets, isDoneAt } from './done-tickets.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const line = (id: string, changes: Partial<OrderLine> = {}): OrderLine =>
  ({
    id,
    orderId: 'order',
    state: 'READY',
    stationIds: ['make', 'oven'],
    stage: 2,
    modifiers: [],
    sortOrder: 0,
    firedAt: hoursAgo(3),
    readyAt: hoursAgo(1),
    passedAt: null,
    servedAt: null,
    voidedAt: null,
    ...changes,
  }) as OrderLine;

const order = { id: 'order', allergyNote: null } as OrderHead;
const station = (id: string, kind: RoutedStation['kind'], stage = 1): RoutedStation => ({
  id,
  kind,
  stage,
  dishIds: [],
  categoryIds: [],
  isArchived: false,
});
const [make, oven, pass, door] = [station('make', 'PREP'), station('oven', 'PREP', 2), station('pass', 'EXPO'), station('door', 'PICKUP')];

describe('what a station is done with', () => {
  it.each([
    ['READY', 2, { make: true, oven: true, pass: false, door: false }],
    ['QUEUED', 2, { make: true, oven: false, pass: false, door: false }],
    ['QUEUED', 1, { make: false, oven: false, pass: false, door: false }],
    ['PASSED', 2, { make: true, oven: true, pass: true, door: false }],
    ['SERVED', 2, { make: true, oven: true, pass: true, door: true }],
  ] as const)('of a dish that is %s at stage %i', (state, stage, done) => {
    const one = line('a', { state, stage });
    const said = { make: isDoneAt(one, make), oven: isDoneAt(one, oven), pass: isDoneAt(one, pass), door: isDoneAt(one, door) };
    expect(said).toEqual(done);
  });

  it('is kept for four hours, what was done last first', () => {
    const lines = [
      line('old', { firedAt: hoursAgo(6), readyAt: hoursAgo(5) }),
      line('early', { firedAt: hoursAgo(4), readyAt: hoursAgo(3) }),
      line('late'),
    ];
    expect(doneTickets({ lines, orders: [order], station: make, nowMs: now }).map((one) => one.lines.map(({ id }) => id))).toEqual([
      ['late'],
      ['early'],
    ]);
  });

  it('is what this device did last, where the server has not heard of it', () => {
    const lines = [line('a', { readyAt: hoursAgo(2) }), line('a', { state: 'QUEUED', stage: 1, readyAt: null })];
    expect(doneTickets({ lines, orders: [order], station: make, nowMs: now })).toEqual([]);
  });
});
