import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { clockKinds, pairMarks, type ClockMark, type ToldShift } from './clock-pairing.ts';
import { stretchMinutes } from './paid-stretches.ts';
import { isComplete, timeCards, type CardRules } from './time-card.ts';

const minuteOf = (iso: string): number => Date.parse(iso) / 60_000;
const dayOf = (at: number): string => new Date((at - 240) * 60_000).toISOString().slice(0, 10);
const shift: ToldShift = {
  id: 'evening',
  day: '2026-11-20',
  startsAt: minuteOf('2026-11-20T16:00Z'),
  endsAt: minuteOf('2026-11-21T00:00Z'),
  paidBreakMinutes: 0,
};
const plain: CardRules = {
  graceMinutes: 10,
  breakOwed: { afterMinutes: 360, minutes: 20 },
  dailyRestMinutes: 660,
  roundUpToMinutes: 1,
  now: minuteOf('2026-11-23T12:00Z'),
  dayOf,
  hasRota: () => true,
  outOfFence: new Set(),
};

const marksOf = (script: string): ClockMark[] =>
  script.split(', ').map((said, index) => {
    const [kind = '', day = '', time = ''] = said.split(' ');
    return { id: `m${index}`, kind: kind as ClockMark['kind'], at: minuteOf(`2026-11-${day}T${time}Z`), replacesId: null };
  });
const cardsOf = (script: string, changes: Partial<CardRules> = {}, shifts: readonly ToldShift[] = [shift]) =>
  timeCards(pairMarks(script === '' ? [] : marksOf(script), shifts, { earlyMinutes: 120, lateMinutes: 60 }), shifts, {
    ...plain,
    ...changes,
  });

const evening = 'IN 20 16:00, BREAK_START 20 20:00, BREAK_END 20 20:30, OUT 21 00:00';

describe('a day', () => {
  it('is what lies between coming and going without the break that nobody pays, on the day of the shift', () => {
    expect(cardsOf(evening)).toMatchObject([
      { day: '2026-11-20', spanMinutes: 480, workedMinutes: 450, unpaidMinutes: 30, roundingMinutes: 0, exceptions: [] },
    ]);
  });

  it('pays the first minutes of a break where that was agreed', () => {
    expect(cardsOf(evening, {}, [{ ...shift, paidBreakMinutes: 20 }])).toMatchObject([{ workedMinutes: 470, unpaidMinutes: 10 }]);
  });

  it('is rounded up, never down', () => {
    expect(cardsOf('IN 20 16:00, BREAK_START 20 20:00, BREAK_END 20 20:30, OUT 21 00:01', { roundUpToMinutes: 15 })).toMatchObject([
      { workedMinutes: 451, roundingMinutes: 14 },
    ]);
  });

  it('that has no end pays nothing, and cannot be approved', () => {
    const [card] = cardsOf('IN 20 16:00');
    expect(card).toMatchObject({ workedMinutes: 0, segments: [{ proposedEnd: shift.endsAt }], exceptions: [{ kind: 'MISSED_OUT' }] });
    expect(card && isComplete(card)).toBe(false);
  });

  it('reads otherwise as soon as anything that is paid is otherwise', () => {
    const [one] = cardsOf(evening);
    const [other] = cardsOf(evening.replace('00:00', '00:01'));
    expect(one?.digest).not.toBe(other?.digest);
  });
});

test.each([
  ['IN 20 15:50, OUT 20 20:00', []],
  ['IN 20 15:49, OUT 20 20:00', [['EARLY', 11]]],
  ['IN 20 16:10, OUT 20 20:00', []],
  ['IN 20 16:11, OUT 20 20:00', [['LATE', 11]]],
  ['IN 20 16:00, OUT 20 18:00, IN 20 19:00, OUT 20 20:00', []],
  ['IN 20 16:00, OUT 20 22:00', []],
  ['IN 20 16:00, OUT 20 22:01', [['MISSED_BREAK', 0]]],
  ['IN 20 16:00, BREAK_START 20 18:00, BREAK_END 20 18:19, OUT 20 23:00', [['MISSED_BREAK', 19]]],
  ['IN 20 16:00, BREAK_START 20 18:00, BREAK_END 20 18:20, OUT 20 23:00', []],
  [
    'OUT 20 23:00',
    [
      ['MISSED_IN', null],
      ['NO_SHOW', null],
    ],
  ],
  ['', [['NO_SHOW', null]]],
])('%s is %j', (script, expected) => {
  const [card] = cardsOf(script);
  expect(card?.exceptions.map(({ kind, minutes }) => [kind, minutes])).toEqual(expected);
});

test.each([
  ['IN 20 06:00, OUT 20 20:00', {}, [['UNSCHEDULED', null]]],
  [
    'IN 20 06:00, OUT 20 20:01',
    {},
    [
      ['OVERLONG', 841],
      ['UNSCHEDULED', null],
    ],
  ],
  [
    'IN 20 06:00, OUT 20 08:00',
    { outOfFence: new Set(['m1']) },
    [
      ['UNSCHEDULED', null],
      ['OUT_OF_FENCE', null],
    ],
  ],
])('%s without a shift is %j %j', (script, changes, expected) => {
  const [card] = cardsOf(script, { ...changes, breakOwed: null }, []);
  expect(card?.exceptions.map(({ kind, minutes }) => [kind, minutes])).toEqual(expected);
});

test.each([
  ['09:59', 659, ['REST_BREACH']],
  ['10:00', 660, []],
])('whoever went at 23:00 and comes at %s rested %i minutes: %j', (time, _rest, expected) => {
  const [, next] = cardsOf(`IN 20 20:00, OUT 20 23:00, IN 21 ${time}, OUT 21 12:00`, {}, []);
  expect(next?.exceptions.map(({ kind }) => kind).filter((kind) => kind !== 'UNSCHEDULED')).toEqual(expected);
});

test('where no rota was made known, nobody is off it', () => {
  expect(cardsOf('IN 20 06:00, OUT 20 08:00', { hasRota: () => false }, [])).toMatchObject([{ exceptions: [] }]);
});

test('nobody is missed at a shift that is not over, nor forgotten at one that has just ended', () => {
  expect(cardsOf('', { now: shift.endsAt - 1 })).toEqual([]);
  expect(cardsOf('IN 20 16:00', { now: shift.endsAt + 60 })).toMatchObject([{ exceptions: [] }]);
  expect(cardsOf('IN 20 16:00', { now: shift.endsAt + 61 })).toMatchObject([{ exceptions: [{ kind: 'MISSED_OUT' }] }]);
});

test('paid and unpaid minutes are together the time between coming and going, and rounding takes nothing away', () => {
  const anyMarks = fc
    .array(fc.record({ kind: fc.constantFrom(...clockKinds), at: fc.integer({ min: 0, max: 6000 }) }), { maxLength: 14 })
    .map((drawn) => drawn.map((said, index): ClockMark => ({ ...said, id: `m${index}`, replacesId: null, at: shift.startsAt + said.at })));
  fc.assert(
    fc.property(anyMarks, fc.integer({ min: 0, max: 60 }), fc.constantFrom(1, 5, 15), (marks, paidBreakMinutes, roundUpToMinutes) => {
      const shifts = [{ ...shift, paidBreakMinutes }];
      const pairing = pairMarks(marks, shifts, { earlyMinutes: 120, lateMinutes: 60 });
      const cards = timeCards(pairing, shifts, { ...plain, roundUpToMinutes });
      for (const card of cards) {
        expect(card.workedMinutes + card.unpaidMinutes).toBe(card.spanMinutes);
        expect(card.unpaidMinutes).toBeGreaterThanOrEqual(0);
        expect((card.workedMinutes + card.roundingMinutes) % roundUpToMinutes).toBe(0);
        expect(card.roundingMinutes).toBeGreaterThanOrEqual(0);
        expect(stretchMinutes(card.paid)).toBe(card.workedMinutes);
      }
      expect(cards.reduce((sum, card) => sum + card.segments.length, 0)).toBe(pairing.segments.length);
    }),
  );
});
