import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lineStates } from './line-state.ts';
import type { RoutedStation } from './routing.ts';
import { allDayCounts, hasLeft, isLockedVoid, type KitchenLine, readinessOf, stationItems, stationTickets } from './ticket-view.ts';

const line = (id: string, changes: Partial<KitchenLine> = {}): KitchenLine => ({
  id,
  orderId: 'order',
  dishId: 'tibs',
  state: 'QUEUED',
  quantity: 1,
  modifierIds: [],
  note: null,
  hasAllergy: false,
  isWarned: false,
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
    isWarned: fc.boolean(),
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

describe('a station that works dish by dish', () => {
  it('shows each open dish for itself, in the order of the tickets, what is urgent before them', () => {
    const lines = [
      line('later', { orderId: 'b', firedAt: 3000 }),
      line('second', { firedAt: 1000, sortOrder: 1 }),
      line('done', { firedAt: 1000, state: 'READY' }),
      line('urgent', { orderId: 'c', firedAt: 4000, priority: 1 }),
    ];
    expect(stationItems(lines, grill).map((ticket) => ticket.lines.map(({ id }) => id))).toEqual([['urgent'], ['second'], ['later']]);
  });

  it('shows exactly the open dishes that the tickets show, each once', () => {
    const any = fc.array(
      fc.record({
        order: fc.constantFrom('a', 'b', 'c'),
        firedAt: fc.constantFrom(1, 2, 3),
        state: fc.constantFrom(...lineStates),
        hasAllergy: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(any, (drawn) => {
        const lines = drawn.map(({ order, ...rest }, index) => line(`l${index}`, { orderId: order, ...rest }));
        const items = stationItems(lines, grill).map((ticket) => ticket.lines);
        const onTickets = stationTickets(lines, grill).flatMap((ticket) => ticket.lines);
        expect(items.every((one) => one.length === 1)).toBe(true);
        const open = onTickets.filter(({ state }) => ['QUEUED', 'STARTED', 'VOID_REQUESTED', 'VOIDED'].includes(state));
        expect(
          items
            .flat()
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(open.map(({ id }) => id).toSorted());
      }),
    );
  });
});

describe('what was voided', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const voided = { state: 'VOIDED', beforeVoid: 'QUEUED', voidedAt: minutesAgo(60), acknowledgedAt: null } as const;
  it.each([
    ['untouched stays until somebody has seen it', voided, false],
    ['untouched stays for a day', { ...voided, voidedAt: minutesAgo(24 * 60 - 1) }, false],
    ['untouched goes by itself then, though nobody has seen it', { ...voided, voidedAt: minutesAgo(24 * 60) }, true],
    ['untouched goes when somebody has seen it', { ...voided, acknowledgedAt: now }, true],
    ['on the fire stays for a quarter of an hour', { ...voided, beforeVoid: 'STARTED', voidedAt: minutesAgo(14) }, false],
    ['on the fire goes by itself then', { ...voided, beforeVoid: 'VOID_REQUESTED', voidedAt: minutesAgo(15) }, true],
    ['not voided never goes by this', { ...voided, state: 'QUEUED', acknowledgedAt: now }, false],
  ] as const)('%s', (_title, one, isGone) => expect(hasLeft(one, now)).toBe(isGone));

  it("on the fire is nobody's to clear", () => {
    expect(isLockedVoid({ state: 'VOIDED', beforeVoid: 'READY' })).toBe(true);
    expect(isLockedVoid({ state: 'VOIDED', beforeVoid: 'QUEUED' })).toBe(false);
    expect(isLockedVoid({ state: 'VOID_REQUESTED', beforeVoid: 'STARTED' })).toBe(false);
  });
});

it.each(['READY', 'PASSED'] as const)(
  'an allergy that is told of what is %s stands at whoever made it and at the pass until it is seen',
  (state) => {
    const told = line('a', { state, hasAllergy: true, isWarned: true });
    for (const at of [grill, pass]) expect(stationTickets([told], at).map(({ lines }) => lines)).toEqual([[told]]);
    expect(stationTickets([{ ...told, isWarned: false }], grill)).toEqual([]);
    expect(stationTickets([{ ...told, state: 'SERVED' }], grill)).toEqual([]);
  },
);
