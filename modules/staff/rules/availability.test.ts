import fc from 'fast-check';
import { expect, test } from 'vitest';

import { areSpansWrong, availabilityKinds, spansOn, unavailableOn, type AvailabilitySpan, type DayWall } from './availability.ts';

const wall: DayWall = { timeZone: 'Europe/London', dayTurnsAt: '04:00' };
/** A Friday. */
const friday = '2026-11-27';
const span = (kind: AvailabilitySpan['kind'], from: number, to: number, weekday = 5): AvailabilitySpan => ({
  weekday,
  fromMinute: from * 60,
  toMinute: to * 60,
  kind,
});
const on = (...spans: AvailabilitySpan[]) => unavailableOn([friday], [{ validFrom: '2026-01-01', spans }], wall);
const hours = (stretches: readonly { startsMs: number; endsMs: number }[]) =>
  stretches.map(({ startsMs, endsMs }) => [new Date(startsMs).toISOString().slice(5, 16), new Date(endsMs).toISOString().slice(5, 16)]);

test.each([
  ['nothing said leaves the day free', [], []],
  ['what is liked keeps nobody away', [span('PREFERRED', 10, 16)], []],
  ['what is ruled out is ruled out, into the night', [span('UNAVAILABLE', 22, 26)], [['11-27T22:00', '11-28T02:00']]],
  [
    'times at which somebody can come leave none but those of the trading day',
    [span('AVAILABLE', 10, 16), span('PREFERRED', 16, 18)],
    [
      ['11-27T04:00', '11-27T10:00'],
      ['11-27T18:00', '11-28T04:00'],
    ],
  ],
  ['the evening before reaches into the day', [span('AVAILABLE', 20, 30, 4), span('AVAILABLE', 8, 28)], [['11-27T06:00', '11-27T08:00']]],
] as const)('%s', (_what, spans, expected) => {
  expect(hours(on(...spans))).toEqual(expected);
});

test('the latest word that holds by a day is the one that counts', () => {
  const patterns = [
    { validFrom: '2026-11-27', spans: [span('UNAVAILABLE', 8, 9)] },
    { validFrom: '2026-01-01', spans: [span('UNAVAILABLE', 10, 11)] },
  ];
  expect(spansOn(patterns, '2026-11-20')).toEqual([span('UNAVAILABLE', 10, 11)]);
  expect(spansOn(patterns, '2026-11-27')).toEqual([span('UNAVAILABLE', 8, 9)]);
  expect(spansOn(patterns, '2025-11-28')).toEqual([]);
});

test('an hour that summer time skips or repeats is still an hour that somebody can or can’t come', () => {
  const pattern = [{ validFrom: '2026-01-01', spans: [span('UNAVAILABLE', 0, 24, 0)] }];
  const [night] = unavailableOn(['2026-03-29'], pattern, wall);
  const [long] = unavailableOn(['2026-10-25'], pattern, wall);
  expect([night, long].map((one) => ((one?.endsMs ?? 0) - (one?.startsMs ?? 0)) / 3_600_000)).toEqual([23, 25]);
});

test('two times of one day never lie over each other', () => {
  expect(areSpansWrong([span('AVAILABLE', 10, 12), span('UNAVAILABLE', 12, 14)])).toBe(false);
  expect(areSpansWrong([span('AVAILABLE', 10, 12), span('UNAVAILABLE', 11, 14)])).toBe(true);
  expect(areSpansWrong([span('AVAILABLE', 12, 12)])).toBe(true);
});

test('a time at which somebody said they can come is never ruled out', () => {
  const quarters = fc.integer({ min: 16, max: 111 });
  const spans = fc.array(
    fc
      .record({ kind: fc.constantFrom(...availabilityKinds), from: quarters, length: fc.integer({ min: 1, max: 20 }) })
      .map(({ kind, from, length }): AvailabilitySpan => ({ weekday: 5, fromMinute: from * 15, toMinute: (from + length) * 15, kind })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(spans, (said) => {
      fc.pre(!areSpansWrong(said));
      const ruledOut = on(...said);
      for (const { kind, fromMinute, toMinute } of said) {
        const [from, to] = [fromMinute, toMinute].map((minute) => Date.parse(friday) + minute * 60_000);
        const covers = ruledOut.some(({ startsMs, endsMs }) => startsMs < (to ?? 0) && (from ?? 0) < endsMs);
        expect(covers).toBe(kind === 'UNAVAILABLE');
      }
    }),
  );
});
