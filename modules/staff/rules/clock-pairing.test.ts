import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clockKinds, pairMarks, shiftOf, type ClockMark, type ToldShift } from './clock-pairing.ts';
import { stretchMinutes } from './paid-stretches.ts';

const minuteOf = (iso: string): number => Date.parse(iso) / 60_000;
const window = { earlyMinutes: 120, lateMinutes: 60 };
const shift = (id: string, from: string, to: string): ToldShift => ({
  id,
  day: from.slice(0, 10),
  startsAt: minuteOf(from),
  endsAt: minuteOf(to),
  paidBreakMinutes: 0,
});
const says = (script: readonly (readonly [ClockMark['kind'], string, string?])[]): ClockMark[] =>
  script.map(([kind, iso, replacesId], index) => ({ id: `m${index}`, kind, at: minuteOf(iso), replacesId: replacesId ?? null }));
const pair = (marks: readonly ClockMark[], shifts: readonly ToldShift[] = []) => pairMarks(marks, shifts, window);

const late = shift('late', '2026-11-20T17:00Z', '2026-11-21T01:00Z');
const early = shift('early', '2026-11-21T06:00Z', '2026-11-21T14:00Z');

test('whoever goes, goes from where they came last, though the next shift has begun', () => {
  const { segments } = pair(
    says([
      ['IN', '2026-11-20T17:00Z'],
      ['OUT', '2026-11-21T06:10Z'],
    ]),
    [late, early],
  );
  expect(segments).toMatchObject([{ shiftId: 'late', from: late.startsAt, to: early.startsAt + 10 }]);
});

test('a shift past midnight is one stretch', () => {
  const { segments } = pair(
    says([
      ['IN', '2026-11-20T16:55Z'],
      ['OUT', '2026-11-21T01:05Z'],
    ]),
    [late],
  );
  expect(segments.map(({ from, to, shiftId }) => [(to ?? 0) - from, shiftId])).toEqual([[490, 'late']]);
});

test('without a going nothing ends: the end of the shift is proposed, and no more', () => {
  expect(pair(says([['IN', '2026-11-20T17:00Z']]), [late]).segments).toMatchObject([
    { to: null, proposedEnd: late.endsAt, isLeftOpen: false },
  ]);
  expect(pair(says([['IN', '2026-11-20T09:00Z']]), [late]).segments).toMatchObject([{ to: null, proposedEnd: null }]);
});

test('whoever comes again without having gone leaves the first stretch open, and the second ends by itself', () => {
  const marks = says([
    ['IN', '2026-11-20T17:00Z'],
    ['IN', '2026-11-21T00:30Z'],
    ['OUT', '2026-11-21T02:00Z'],
  ]);
  expect(pair(marks, [late]).segments).toMatchObject([
    { to: null, isLeftOpen: true, proposedEnd: minuteOf('2026-11-21T00:30Z') },
    { to: minuteOf('2026-11-21T02:00Z'), isLeftOpen: false, proposedEnd: null },
  ]);
});

test('two touches close together are one coming', () => {
  const marks = says([
    ['IN', '2026-11-20T17:00Z'],
    ['IN', '2026-11-20T17:05Z'],
    ['OUT', '2026-11-21T01:00Z'],
  ]);
  expect(pair(marks).segments).toMatchObject([{ inId: 'm0', to: late.endsAt }]);
});

test('who comes and goes within a minute did so in that order', () => {
  const marks = says([
    ['OUT', '2026-11-20T17:00:40Z'],
    ['IN', '2026-11-20T17:00:20Z'],
  ]);
  expect(pair(marks)).toMatchObject({ segments: [{ from: late.startsAt, to: late.startsAt }], strays: [] });
});

test('what was replaced counts no more, nor does what never was', () => {
  const marks = says([
    ['IN', '2026-11-20T17:30Z'],
    ['OUT', '2026-11-20T18:00Z'],
    ['IN', '2026-11-20T17:00Z', 'm0'],
    ['VOID', '2026-11-20T18:00Z', 'm1'],
    ['OUT', '2026-11-21T01:00Z'],
  ]);
  expect(pair(marks).segments).toMatchObject([{ inId: 'm2', outId: 'm4' }]);
});

test('a break without an end ends with the going, and a second beginning changes nothing', () => {
  const marks = says([
    ['IN', '2026-11-20T17:00Z'],
    ['BREAK_START', '2026-11-20T20:00Z'],
    ['BREAK_START', '2026-11-20T20:10Z'],
    ['BREAK_END', '2026-11-20T20:30Z'],
    ['BREAK_START', '2026-11-21T00:45Z'],
    ['OUT', '2026-11-21T01:00Z'],
  ]);
  const { segments, strays } = pair(marks);
  expect(stretchMinutes(segments[0]?.breaks ?? [])).toBe(45);
  expect(strays.map(({ id }) => id)).toEqual(['m2']);
});

test('a going without a coming is said, not paired', () => {
  const { segments, strays } = pair(says([['OUT', '2026-11-20T17:00Z']]));
  expect([segments, strays.map(({ kind }) => kind)]).toEqual([[], ['OUT']]);
});

test.each([
  ['2026-11-20T14:59Z', null],
  ['2026-11-20T15:00Z', 'late'],
  ['2026-11-21T02:00Z', 'late'],
  ['2026-11-21T02:01Z', null],
  ['2026-11-21T04:00Z', 'early'],
])('somebody who comes at %s belongs to the shift %s', (iso, expected) => {
  expect(shiftOf(minuteOf(iso), [late, early], window)?.id ?? null).toBe(expected);
});

test('of two shifts that follow each other, the one that begins nearest is theirs', () => {
  const lunch = shift('lunch', '2026-11-20T10:00Z', '2026-11-20T16:30Z');
  expect(shiftOf(minuteOf('2026-11-20T16:20Z'), [lunch, late], window)?.id).toBe('late');
});

// London: from 22:00 to 06:00 on the wall.
test.each([
  ['2026-10-24T21:00Z', '2026-10-25T06:00Z', 540, 'the clocks go back: nine hours were worked'],
  ['2026-03-28T22:00Z', '2026-03-29T05:00Z', 420, 'the clocks go forward: seven hours were worked'],
  ['2026-11-20T22:00Z', '2026-11-21T06:00Z', 480, 'any other night: eight'],
])('from %s to %s it is %i minutes: %s', (from, to, minutes) => {
  const { segments } = pair(
    says([
      ['IN', from],
      ['OUT', to],
    ]),
    [shift('night', from, to)],
  );
  expect(segments.map((segment) => [(segment.to ?? 0) - segment.from, segment.shiftId])).toEqual([[minutes, 'night']]);
});

const anyMarks = fc
  .array(fc.record({ kind: fc.constantFrom(...clockKinds), at: fc.integer({ min: 0, max: 3000 }), replaces: fc.nat(12) }), {
    maxLength: 12,
  })
  .map((drawn) =>
    drawn.map(({ kind, at, replaces }, index): ClockMark => ({
      id: `m${index}`,
      kind,
      at,
      replacesId: replaces < index ? `m${replaces}` : null,
    })),
  );

test('in which order things arrive changes nothing', () => {
  const shuffled = anyMarks.chain((marks) => fc.tuple(fc.constant(marks), fc.shuffledSubarray(marks, { minLength: marks.length })));
  fc.assert(
    fc.property(shuffled, ([marks, otherwise]) => {
      expect(pair(otherwise, [late])).toEqual(pair(marks, [late]));
    }),
  );
});

test('stretches never overlap, and breaks lie within them, one after the other', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const closed = pair(marks).segments.filter(({ to }) => to !== null);
      for (const { from, to, breaks } of closed) {
        const inside = [from, ...breaks.flatMap((pause) => [pause.from, pause.to]), to ?? from];
        expect(inside).toEqual(inside.toSorted((one, other) => one - other));
      }
      const ends = closed.flatMap(({ from, to }) => [from, to ?? from]);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    }),
  );
});
