import fc from 'fast-check';
import { expect, test } from 'vitest';

import { calendarDays, daysBetween } from './calendar/calendar-days.ts';
import { withExpectedEvents } from './expected-events.ts';
import { knownAmounts } from './known-amounts.ts';

const days = daysBetween('2026-11-01', '2026-11-06');
const traded = new Set(['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-06']);

test.each([
  ['a day without sales is not nothing', 'UNKNOWN' as const, [null, 5, null, null, null, 7]],
  ['a dish that nobody asked for on a day of trade is none, once it was sold', 'NONE' as const, [null, 5, null, 0, null, 7]],
])('%s', (_, missing, amounts) => {
  const byDay = new Map([
    ['2026-11-02', 5],
    ['2026-11-06', 7],
  ]);
  expect(knownAmounts(byDay, days, { traded, missing })).toEqual(amounts);
});

test('what is known stays as it is, whatever is missing', () => {
  const anyAmounts = fc.array(fc.option(fc.nat(50)), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(anyAmounts, fc.constantFrom('UNKNOWN', 'NONE'), (amounts, missing) => {
      const known = days.flatMap((day, place) => {
        const amount = amounts[place] ?? null;
        return amount === null ? [] : [[day, amount] as const];
      });
      const laid = knownAmounts(new Map(known), days, { traded, missing });
      expect(known.map(([day]) => laid[days.indexOf(day)])).toEqual(known.map(([, amount]) => amount));
    }),
  );
});

const house = { country: 'US', openWeekdays: null, traded: new Set<string>() };
const flat = { low: 8, mean: 10, high: 12 };
const event = (fromDay: string, effectBps: number | null) => ({ name: 'Match', fromDay, untilDay: fromDay, effectBps });

test('an event counts as its writer said until it was seen twice', () => {
  const next = event('2026-11-06', 5000);
  const foretell = (events: readonly (typeof next)[]) =>
    withExpectedEvents([flat, flat], { days: calendarDays(days, { ...house, events }), amounts: [1, 1, 1, 1], events });
  expect(foretell([next])).toEqual([flat, { low: 12, mean: 15, high: 18 }]);
  expect(foretell([event('2026-11-02', null), next])[1]?.mean).toBe(15);
  expect(foretell([event('2026-11-01', null), event('2026-11-02', null), next])).toEqual([flat, flat]);
  expect(foretell([event('2026-11-05', null)])).toEqual([flat, flat]);
});
