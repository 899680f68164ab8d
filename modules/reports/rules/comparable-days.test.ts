import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { comparableDays, daysOver, runningDay } from './comparable-days.ts';
import { dayLater, lengthOf } from './report-period.ts';

describe('a stretch that runs', () => {
  it.each([
    ['a week on its Wednesday', '2026-11-16', '2026-11-22', '2026-11-18', ['2026-11-09', '2026-11-11'], ['2025-11-17', '2025-11-19']],
    ['a week that is over', '2026-11-16', '2026-11-22', '2026-11-30', ['2026-11-09', '2026-11-15'], ['2025-11-17', '2025-11-23']],
    [
      'a month on its 30th, after a shorter one',
      '2026-03-01',
      '2026-03-31',
      '2026-03-30',
      ['2026-02-01', '2026-02-28'],
      ['2025-03-01', '2025-03-30'],
    ],
    ['a day', '2026-11-18', '2026-11-18', '2026-11-18', ['2026-11-11', '2026-11-11'], ['2025-11-19', '2025-11-19']],
  ])('%s is held against as much of the one before and of a year ago', (_what, from, to, today, before, lastYear) => {
    expect(comparableDays({ from, to }, 'GREGORIAN', today)).toMatchObject({
      before: { from: before[0], to: before[1] },
      lastYear: { from: lastYear[0], to: lastYear[1] },
    });
  });

  it('is never held against more days than have begun', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(60),
        fc.nat(60),
        fc.constantFrom('GREGORIAN' as const, 'ETHIOPIC' as const),
        (start, length, begun, calendar) => {
          const from = dayLater('2024-01-01', start);
          const days = { from, to: dayLater(from, length) };
          const today = dayLater(from, Math.min(begun, length));
          const { now, before, lastYear } = comparableDays(days, calendar, today);
          if (now.to === days.to) return;
          expect(lengthOf(before)).toBeLessThanOrEqual(lengthOf(now));
          expect(lengthOf(lastYear)).toBeLessThanOrEqual(lengthOf(now));
        },
      ),
    );
  });
});

describe('a day that runs', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' };

  it.each([
    ['2026-11-22', null],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-29'],
    ['2026-11-30', null],
  ])('on %s is %s of a week', (today, running) => {
    expect(runningDay(week, today)).toBe(running);
  });

  it('is left out, and as many days before are taken', () => {
    expect(daysOver(week, 'GREGORIAN', '2026-11-29')).toMatchObject({
      now: { from: '2026-11-23', to: '2026-11-28' },
      before: { from: '2026-11-16', to: '2026-11-21' },
    });
  });

  it('leaves nothing to judge while it is the first', () => {
    expect(daysOver(week, 'GREGORIAN', '2026-11-23')).toBeNull();
    expect(daysOver({ from: '2026-11-29', to: '2026-11-29' }, 'GREGORIAN', '2026-11-29')).toBeNull();
  });
});
