import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayLater, stretchAround } from './report-period.ts';
import { begunBy, trendOf, widest } from './trend-stretches.ts';

describe('a trend', () => {
  it.each([
    ['day', { from: '2026-11-22', to: '2026-11-22' }, 'day', 14, '2026-11-09'],
    ['week', { from: '2026-11-16', to: '2026-11-22' }, 'week', 12, '2026-08-31'],
    ['month', { from: '2026-11-01', to: '2026-11-30' }, 'week', 6, '2026-11-01'],
    ['year', { from: '2026-01-01', to: '2026-12-31' }, 'month', 12, '2026-01-01'],
    ['few days', { from: '2026-11-03', to: '2026-11-07' }, 'day', 5, '2026-11-03'],
    ['many days', { from: '2026-11-03', to: '2026-11-27' }, 'week', 4, '2026-11-03'],
  ] as const)('of a %s', (_name, days, span, points, first) => {
    const trend = trendOf(days, 'GREGORIAN');
    expect([trend.span, trend.stretches.length, trend.stretches[0]?.from]).toEqual([span, points, first]);
  });

  it('has no gap and no overlap, and ends where the stretch does, by either calendar', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((later) => dayLater('2024-01-01', later));
    const span = fc.constantFrom('day', 'week', 'month', 'quarter', 'year');
    fc.assert(
      fc.property(day, span, fc.constantFrom('GREGORIAN', 'ETHIOPIC'), (around, named, calendar) => {
        const days = stretchAround(named, around, calendar);
        const { stretches } = trendOf(days, calendar);
        expect(stretches.at(-1)?.to).toBe(days.to);
        stretches.slice(1).forEach(({ from }, at) => expect(from).toBe(dayLater(stretches[at]?.to ?? '', 1)));
        expect((stretches[0]?.from ?? '') >= widest(days, calendar).from).toBe(true);
      }),
    );
  });
});

it.each([
  [{ from: '2026-11-16', to: '2026-11-22' }, '2026-11-19', { from: '2026-11-16', to: '2026-11-19' }],
  [{ from: '2026-11-16', to: '2026-11-22' }, '2026-12-01', { from: '2026-11-16', to: '2026-11-22' }],
  [{ from: '2026-11-16', to: '2026-11-22' }, '2026-11-15', null],
])('of %j by %s has begun %j', (days, today, expected) => {
  expect(begunBy(days, today)).toEqual(expected);
});
