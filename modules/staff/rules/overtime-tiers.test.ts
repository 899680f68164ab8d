import fc from 'fast-check';
import { expect, test } from 'vitest';

import { stretchMinutes } from './paid-stretches.ts';
import { tierMinutesOfWeek, tierRulesOf, type HouseOvertime, type PaidDay } from './overtime-tiers.ts';

/** A Monday, midnight. */
const monday = Date.UTC(2026, 10, 16) / 60_000;
const dayMinutes = 1440;
const noHouse: HouseOvertime = { afterMinutes: null, ratePermille: 1500 };
const wallOn = (holidays: readonly number[]) => (at: number) => {
  const day = Math.floor((at - monday) / dayMinutes);
  return { minuteOfDay: (at - monday) % dayMinutes, isRestDay: day === 6, isHoliday: holidays.includes(day) };
};
const dayOf = (day: number, fromHour: number, hours: number): PaidDay => {
  const from = monday + day * dayMinutes + fromHour * 60;
  return { day: `2026-11-${16 + day}`, paid: [{ from, to: from + hours * 60 }], roundingMinutes: 0 };
};
const tell = (week: readonly PaidDay[], country = 'ET', house = noHouse, holidays: readonly number[] = []) =>
  [...tierMinutesOfWeek(week, tierRulesOf(country, '2026-11-22', house), wallOn(holidays))].map(([, tiers]) =>
    tiers.map(({ reason, ratePermille, minutes }) => `${reason} ${ratePermille} ${minutes}`),
  );

test.each([
  ['eight hours are a day', [dayOf(0, 9, 8)], [['BASE 1000 480']]],
  ['the ninth hour is overtime', [dayOf(0, 9, 9)], [['BASE 1000 480', 'LONG_DAY 1500 60']]],
  ['until six in the morning it is night', [dayOf(0, 20, 11)], [['BASE 1000 480', 'LONG_DAY 1500 60', 'LONG_DAY_NIGHT 1750 120']]],
  ['overtime after ten at night is worth more', [dayOf(0, 13, 10)], [['BASE 1000 480', 'LONG_DAY 1500 60', 'LONG_DAY_NIGHT 1750 60']]],
  ['a night within the day is no overtime', [dayOf(0, 20, 8)], [['BASE 1000 480']]],
  ['the day of rest is worth twice, from its first minute', [dayOf(6, 9, 9)], [['REST_DAY 2000 540']]],
])('%s', (_title, week, expected) => {
  expect(tell(week)).toEqual(expected);
});

test('a holiday is worth most, also on the day of rest', () => {
  expect(tell([dayOf(6, 9, 2)], 'ET', noHouse, [6])).toEqual([['HOLIDAY 2500 120']]);
});

test('beyond 48 hours of a week, what is no overtime yet becomes so', () => {
  const week = [0, 1, 2, 3, 4, 5].map((day) => dayOf(day, 9, 8));
  const noRest = (at: number) => ({ ...wallOn([])(at), isRestDay: false });
  const told = tierMinutesOfWeek([...week, dayOf(6, 15, 8)], tierRulesOf('ET', '2026-11-22', noHouse), noRest);
  expect(told.get('2026-11-21')?.map(({ reason }) => reason)).toEqual(['BASE']);
  expect(told.get('2026-11-22')?.map(({ reason, minutes }) => [reason, minutes])).toEqual([
    ['LONG_WEEK', 420],
    ['LONG_WEEK_NIGHT', 60],
  ]);
  // An hour of overtime on each day leaves the week as it was: nothing is counted twice.
  expect(tell([0, 1, 2, 3, 4].map((day) => dayOf(day, 9, 9)).concat(dayOf(5, 9, 8))).at(-1)).toEqual(['BASE 1000 480']);
});

test('in Great Britain no law knows overtime, and what the house agreed holds', () => {
  const week = [0, 1, 2, 3].map((day) => dayOf(day, 9, 12));
  expect(tell(week, 'GB').flat()).toEqual(Array.from({ length: 4 }, () => 'BASE 1000 720'));
  expect(tell(week, 'GB', { afterMinutes: 2400, ratePermille: 1250 }).at(-1)).toEqual(['BASE 1000 240', 'HOUSE_WEEK 1250 480']);
});

test('what rounding gives on top is paid as it is, and said', () => {
  expect(tell([{ ...dayOf(0, 9, 9), roundingMinutes: 7 }])).toEqual([['BASE 1000 480', 'ROUNDING 1000 7', 'LONG_DAY 1500 60']]);
});

test('every minute stands under exactly one reason', () => {
  const anyDay = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 900 }));
  fc.assert(
    fc.property(
      fc.uniqueArray(anyDay, { selector: ([day]) => day }),
      fc.constantFrom('ET', 'GB'),
      fc.integer({ min: 0, max: 3000 }),
      (days, country, afterMinutes) => {
        const week = days.map(([day, from, length]): PaidDay => {
          const at = monday + day * dayMinutes + from;
          return { day: `2026-11-${16 + day}`, paid: [{ from: at, to: at + length }], roundingMinutes: 0 };
        });
        const told = tierMinutesOfWeek(week, tierRulesOf(country, '2026-11-22', { afterMinutes, ratePermille: 1500 }), wallOn([2]));
        for (const { day, paid } of week) {
          const tiers = told.get(day) ?? [];
          expect(tiers.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(stretchMinutes(paid));
          expect(new Set(tiers.map(({ reason }) => reason)).size).toBe(tiers.length);
        }
      },
    ),
  );
});
