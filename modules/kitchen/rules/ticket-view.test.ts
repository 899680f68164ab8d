import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lineStates } from './line-state.ts';
import type { RoutedStation } from './routing.ts';
import { allDayCounts, type KitchenLine, readinessOf, stationTickets } from './ticket-view.ts';

const line = (id: string, changes: Partial<KitchenLine> = {}): KitchenLine => ({
  id,
  orderId: 'order',
  dishId: 'tibs',
  state: 'QUEUED',
  quantity: 1,
  modifierIds: [],
  note: null,
  hasAllergy: false,
  stationIds: ['grill'],
  stage: 1,
  firedAt: 1000,
  priority: 0,
  sortOrder: 0,
  ...changes,
});

const station = (id: string, changes: Partial<RoutedStation> = {}): RoutedStation => ({
  id,
  kind: 'PREP',
  dishIds: [],
  categoryIds: [],
  stage: 1,
  isArchived: false,
  ...changes,
});

const [grill, oven, pass, door] = [
  station('grill'),
  station('oven', { stage: 2 }),
  station('pass', { kind: 'EXPO' }),
  station('door', { kind: 'PICKUP' }),
] as const;

const idsOf = (lines: readonly KitchenLine[], at: RoutedStation) =>
  stationTickets(lines, at).map((ticket) => ticket.lines.map(({ id }) => id));

describe('tickets', () => {
  it('stand in the order in which they were fired, what is urgent before them', () => {
    const lines = [
      line('late', { orderId: 'b', firedAt: 3000 }),
      line('first', { orderId: 'a', firedAt: 1000 }),
      line('urgent', { orderId: 'c', firedAt: 4000, priority: 1 }),
    ];
    expect(idsOf(lines, grill)).toEqual([['urgent'], ['first'], ['late']]);
  });

  it('keep what is done until all of it is, and go then', () => {
    const lines = [line('done', { state: 'READY' }), line('open', { sortOrder: 1 })];
    expect(idsOf(lines, grill)).toEqual([['done', 'open']]);
    expect(
      idsOf(
        lines.map((one) => ({ ...one, state: 'READY' as const })),
        grill,
      ),
    ).toEqual([]);
    expect(
      idsOf(
        lines.map((one) => ({ ...one, state: 'READY' as const })),
        pass,
      ),
    ).toEqual([['done', 'open']]);
    expect(
      idsOf(
        lines.map((one) => ({ ...one, state: 'PASSED' as const })),
        pass,
      ),
    ).toEqual([]);
    expect(
      idsOf(
        lines.map((one) => ({ ...one, state: 'PASSED' as const })),
        door,
      ),
    ).toEqual([['done', 'open']]);
  });

  it('come to a later stage when the one before is done with them, and not before', () => {
    const baked = line('pizza', { stationIds: ['grill', 'oven'] });
    expect([idsOf([baked], grill), idsOf([baked], oven)]).toEqual([[['pizza']], []]);
    expect([idsOf([{ ...baked, stage: 2 }], grill), idsOf([{ ...baked, stage: 2 }], oven)]).toEqual([[], [['pizza']]]);
  });

  it('show what was voided until somebody has seen it', () => {
    expect(idsOf([line('gone', { state: 'VOIDED' })], grill)).toEqual([['gone']]);
  });

  it('say how far each station is', () => {
    const lines = [line('a'), line('b', { state: 'READY' }), line('c', { stationIds: ['grill', 'oven'], stage: 2 })];
    expect(readinessOf(lines, [grill, oven, pass])).toEqual([
      { stationId: 'grill', ready: 2, all: 3 },
      { stationId: 'oven', ready: 0, all: 1 },
    ]);
  });
});

const someLines = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    orderId: fc.constantFrom('a', 'b', 'c'),
    dishId: fc.constantFrom('tibs', 'shiro'),
    state: fc.constantFrom(...lineStates),
    quantity: fc.integer({ min: 1, max: 9 }),
    modifierIds: fc.subarray(['rare', 'extra']),
    note: fc.constantFrom(null, 'no salt'),
    hasAllergy: fc.boolean(),
    stationIds: fc.subarray(['grill', 'oven']),
    stage: fc.constantFrom(1, 2),
    firedAt: fc.constantFrom(1000, 2000, 3000),
    priority: fc.constantFrom(0, 1),
    sortOrder: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);

it('the order of tickets is the same however the lines arrive', () => {
  fc.assert(
    fc.property(
      someLines.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
      ([lines, shuffled]) => {
        for (const at of [grill, oven, pass, door]) expect(stationTickets(shuffled, at)).toEqual(stationTickets(lines, at));
      },
    ),
  );
});

it('no count hides an allergy among others, and every portion is counted once', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const counts = allDayCounts(lines);
      const byId = new Map(lines.map((one) => [one.id, one]));
      for (const { lineIds } of counts) {
        const isAlone = lineIds.some((id) => byId.get(id)?.hasAllergy === true || byId.get(id)?.note !== null);
        expect(isAlone && lineIds.length > 1).toBe(false);
      }
      const open = lines.filter(({ state }) => state === 'QUEUED' || state === 'STARTED');
      const portions = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
      expect(portions(counts.map(({ count }) => count))).toBe(portions(open.map(({ quantity }) => quantity)));
    }),
  );
});

it('nothing that is open in the kitchen is on no screen', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const shown = new Set(
        [grill, oven, pass].flatMap((at) => stationTickets(lines, at).flatMap((ticket) => ticket.lines.map(({ id }) => id))),
      );
      const open = lines.filter(({ state }) => ['QUEUED', 'STARTED', 'READY', 'VOID_REQUESTED', 'VOIDED'].includes(state));
      expect(open.filter(({ id }) => !shown.has(id))).toEqual([]);
    }),
  );
});
