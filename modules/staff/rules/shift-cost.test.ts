import fc from 'fast-check';
import { expect, test } from 'vitest';

import { instantAt } from '../../../kit/time/wall.ts';
import { packOf } from './country-pack.ts';
import type { PlannedShift } from './planned-shift.ts';
import { dayAfter } from './rota-week.ts';
import { costOfWeek, labourShareBps, type PayFacts } from './shift-cost.ts';

const zone = 'Africa/Addis_Ababa';
const paid = (country: 'ET' | 'GB', ratePerHour: bigint, holidays: readonly string[] = []): PayFacts => ({
  ...packOf(country),
  ratePerHour,
  holidays,
  timeZone: country === 'ET' ? zone : 'Europe/London',
});
const shift = (day: string, from: string, to: string, pause = 0): PlannedShift => ({
  id: `${day} ${from}`,
  day,
  startsMs: instantAt(day, from, zone).getTime(),
  endsMs: instantAt(to > from ? day : dayAfter(day, 1), to, zone).getTime(),
  breaks: pause > 0 ? [{ afterMinutes: 60, minutes: pause, isPaid: false }] : [],
});
const costOf = (shifts: readonly PlannedShift[], facts: PayFacts) => [...costOfWeek(shifts, facts).values()];

// 2026-11-17 is a Tuesday, 2026-11-22 a Sunday.
test.each([
  ['2026-11-17', '08:00', '16:00', 80_000n, [[null, 480]]],
  [
    '2026-11-17',
    '08:00',
    '17:00',
    95_000n,
    [
      [null, 480],
      ['ET.overtime', 60],
    ],
  ],
  [
    '2026-11-17',
    '13:00',
    '23:00',
    112_500n,
    [
      [null, 480],
      ['ET.overtime', 60],
      ['ET.night-overtime', 60],
    ],
  ],
  ['2026-11-17', '16:00', '00:00', 80_000n, [[null, 480]]],
  ['2026-11-22', '08:00', '17:00', 180_000n, [['ET.rest-day', 540]]],
  [
    '2026-11-21',
    '20:00',
    '02:00',
    80_000n,
    [
      [null, 240],
      ['ET.rest-day', 120],
    ],
  ],
])('at 100 birr an hour the %s from %s to %s costs %i, minute by minute with its reason', (day, from, to, wages, parts) => {
  const [cost] = costOf([shift(day, from, to)], paid('ET', 10_000n));
  expect(cost?.wages).toBe(wages);
  expect(cost?.parts.map(({ premium, minutes }) => [premium?.id ?? null, minutes])).toEqual(parts);
});

test('a holiday on the day of rest is paid as a holiday alone', () => {
  const [cost] = costOf([shift('2026-11-22', '08:00', '16:00')], paid('ET', 10_000n, ['2026-11-22']));
  expect(cost?.parts.map(({ premium, minutes }) => [premium?.id, minutes])).toEqual([['ET.holiday', 480]]);
  expect(cost?.wages).toBe(200_000n);
});

test('the forty-ninth hour of a week is overtime although its day is short', () => {
  const six = Array.from({ length: 6 }, (_, index) => shift(dayAfter('2026-11-15', index), '08:00', '16:00'));
  const facts = { ...paid('ET', 10_000n), weeklyRestDay: null };
  const costs = costOf([...six, shift('2026-11-21', '08:00', '09:00')], facts);
  expect(costs.at(-1)).toMatchObject({ wages: 15_000n, parts: [{ minutes: 60 }] });
});

test('an unpaid pause costs nothing, and a paid one what work costs', () => {
  const unpaid = shift('2026-11-17', '08:00', '14:00', 30);
  const [one, other] = [unpaid, { ...unpaid, breaks: [{ afterMinutes: 60, minutes: 30, isPaid: true }] }].map(
    (each) => costOf([each], paid('GB', 1200n))[0]?.wages,
  );
  expect([one, other]).toEqual([6600n, 7200n]);
});

test('what the employer adds begins where the wages of the week pass its threshold', () => {
  const costs = costOf([shift('2026-11-16', '08:00', '16:00'), shift('2026-11-17', '08:00', '16:00')], paid('GB', 1200n));
  expect(costs.map(({ wages, onCosts }) => [wages, onCosts])).toEqual([
    [9600n, 0n],
    [9600n, 1440n],
  ]);
  expect(costOf([shift('2026-11-17', '08:00', '16:00')], paid('ET', 10_000n))[0]?.onCosts).toBe(8800n);
});

test.each([
  [141_200n, 494_000n, 2858],
  [1n, 0n, null],
  [1n, null, null],
])('work for %i against expected sales of %i is %i', (cost, sales, share) => {
  expect(labourShareBps(cost, sales)).toBe(share);
});

test('whatever the shifts, every paid minute is paid once', () => {
  const hours = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 23 }),
    length: fc.integer({ min: 1, max: 14 }),
  });
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 6 }), (rows) => {
      const shifts = rows.map(({ day, from, length }, index) => {
        const startsMs = instantAt(dayAfter('2026-11-16', day), `${String(from).padStart(2, '0')}:00`, zone).getTime();
        return { id: String(index), day: dayAfter('2026-11-16', day), startsMs, endsMs: startsMs + length * 3_600_000, breaks: [] };
      });
      const minutes = costOf(shifts, paid('ET', 6200n)).flatMap(({ parts }) => parts.map((part) => part.minutes));
      expect(minutes.reduce((sum, some) => sum + some, 0)).toBe(rows.reduce((sum, { length }) => sum + length * 60, 0));
    }),
    { numRuns: 20 },
  );
});
