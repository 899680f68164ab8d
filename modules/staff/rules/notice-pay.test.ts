import fc from 'fast-check';
import { expect, test } from 'vitest';

import { packOf } from './country-pack.ts';
import { noticeOf, noticePay } from './notice-pay.ts';

const hourMs = 3_600_000;
const shift = (from: number, to: number, changes: { userId?: string | null; isCancelled?: boolean } = {}) => ({
  userId: 'sara',
  startsMs: from * hourMs,
  endsMs: to * hourMs,
  isCancelled: false,
  ...changes,
});
const known = shift(100, 108);

/** Kind, hours of notice and hours lost, said at hour 52. */
test.each([
  ['taken off', shift(100, 108, { isCancelled: true }), ['CANCELLED', 48, 8]],
  ['given to another', shift(100, 108, { userId: 'yonas' }), ['GIVEN_AWAY', 48, 8]],
  ['left open', shift(100, 108, { userId: null }), ['GIVEN_AWAY', 48, 8]],
  ['an hour later throughout', shift(101, 109), ['MOVED', 48, 1]],
  ['on the day after', shift(124, 132), ['MOVED', 48, 8]],
  ['two hours sooner throughout', shift(98, 106), ['MOVED', 46, 2]],
  ['an end two hours sooner', shift(100, 106), ['SHORTENED', 48, 2]],
  ['an end two hours later', shift(100, 110), ['LENGTHENED', 48, 0]],
  ['another kind of work', shift(100, 108), ['OTHER', 48, 0]],
] as const)('%s', (_what, after, [kind, hours, lost]) => {
  expect(noticeOf(known, after, 52 * hourMs)).toEqual({ kind, noticeMinutes: hours * 60, lostMinutes: lost * 60 });
});

test('what was nobody’s costs nobody notice, and what has begun leaves none', () => {
  expect(noticeOf(shift(100, 108, { userId: null }), known, 0)).toBeNull();
  expect(noticeOf(known, shift(100, 104), 103 * hourMs)?.noticeMinutes).toBe(0);
});

const rule = packOf('GB').notice;

/** At 12.00 an hour, eight hours lost. */
test.each([
  [47 * 60 + 59, 9600n],
  [48 * 60, 4800n],
  [168 * 60 - 1, 4800n],
  [168 * 60, 0n],
])('with %i minutes of notice %i is owed', (noticeMinutes, owed) => {
  expect(noticePay(rule, { kind: 'CANCELLED', noticeMinutes, lostMinutes: 480 }, 1200n)).toBe(owed);
});

test('where no rule is known nothing is owed by one, and what does not bind yet says so', () => {
  expect(noticePay(packOf('ET').notice, { kind: 'CANCELLED', noticeMinutes: 0, lostMinutes: 480 }, 1200n)).toBeNull();
  expect(rule).toMatchObject({ isInForce: false });
});

test('more notice never costs more, and nothing costs more than what is lost', () => {
  const minutes = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fc.integer({ min: 0, max: 1440 }),
      fc.bigInt({ min: 0n, max: 100_000n }),
      (one, other, lostMinutes, rate) => {
        const owed = (noticeMinutes: number) => noticePay(rule, { kind: 'MOVED', noticeMinutes, lostMinutes }, rate) ?? 0n;
        expect(owed(Math.max(one, other)) <= owed(Math.min(one, other))).toBe(true);
        expect(owed(one) <= (BigInt(lostMinutes) * rate + 59n) / 60n).toBe(true);
      },
    ),
  );
});
