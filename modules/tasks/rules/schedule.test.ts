import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayAfter, isDueOn, windowOf, type DayRule } from './schedule.ts';

describe('a list is due', () => {
  it.each([
    [{ kind: 'WEEKDAYS', weekdays: [6] }, '2026-11-21', true],
    [{ kind: 'WEEKDAYS', weekdays: [1, 7] }, '2026-11-21', false],
    [{ kind: 'EVERY', days: 28, from: '2026-11-21' }, '2026-11-21', true],
    [{ kind: 'EVERY', days: 28, from: '2026-11-21' }, '2026-12-19', true],
    [{ kind: 'EVERY', days: 28, from: '2026-11-21' }, '2026-12-18', false],
    [{ kind: 'EVERY', days: 2, from: '2026-11-21' }, '2026-11-19', false],
    [{ kind: 'NTH_WEEKDAY', nth: 3, weekday: 6 }, '2026-11-21', true],
    [{ kind: 'NTH_WEEKDAY', nth: 4, weekday: 6 }, '2026-11-21', false],
    [{ kind: 'NTH_WEEKDAY', nth: 5, weekday: 6 }, '2026-11-28', true],
    [{ kind: 'NTH_WEEKDAY', nth: 5, weekday: 6 }, '2026-11-21', false],
  ] as const)('by %o on %s: %s', (rule, day, due) => {
    expect(isDueOn(rule as DayRule, day)).toBe(due);
  });

  it('on exactly one day of every month, where it is the first to fourth or last such weekday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2040 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 5 }),
        (year, month, nth) => {
          const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
          const days = Array.from({ length: 31 }, (_, index) => dayAfter(first, index)).filter(
            (day) => day.slice(0, 7) === first.slice(0, 7),
          );
          expect(days.filter((day) => isDueOn({ kind: 'NTH_WEEKDAY', nth, weekday: 3 }, day))).toHaveLength(1);
        },
      ),
    );
  });
});

const everyDay: DayRule = { kind: 'WEEKDAYS', weekdays: [1, 2, 3, 4, 5, 6, 7] };

describe('a window', () => {
  it.each([
    ['Africa/Addis_Ababa', '2026-11-21', 540, '2026-11-21T06:00:00.000Z'],
    ['Europe/London', '2026-11-21', 540, '2026-11-21T09:00:00.000Z'],
    ['Europe/London', '2026-07-21', 540, '2026-07-21T08:00:00.000Z'],
    ['Europe/London', '2026-11-21', 1500, '2026-11-22T01:00:00.000Z'],
    // The hour that comes twice, and the one that never comes.
    ['Europe/London', '2026-10-24', 1530, '2026-10-25T00:30:00.000Z'],
    ['Europe/London', '2026-03-28', 1530, '2026-03-29T01:30:00.000Z'],
  ])('in %s on %s at minute %d of the wall begins at %s', (timeZone, day, showMinute, expected) => {
    const schedule = { rule: everyDay, showMinute, dueMinute: showMinute, expireMinute: showMinute };
    expect(windowOf(schedule, day, timeZone).showAt.toISOString()).toBe(expected);
  });

  it('is never over before it begins, in any night of the year', () => {
    const minute = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(minute, minute, minute, fc.integer({ min: 0, max: 730 }), (one, other, third, days) => {
        const [showMinute = 0, dueMinute = 0, expireMinute = 0] = [one, other, third].toSorted((a, b) => a - b);
        const { showAt, dueAt, expireAt } = windowOf(
          { rule: everyDay, showMinute, dueMinute, expireMinute },
          dayAfter('2026-01-01', days),
          'Europe/London',
        );
        expect(showAt <= dueAt && dueAt <= expireAt).toBe(true);
      }),
    );
  });

  it('stays in order in the night in which an hour is skipped', () => {
    const { dueAt, expireAt } = windowOf(
      { rule: everyDay, showMinute: 0, dueMinute: 1530, expireMinute: 1560 },
      '2026-03-28',
      'Europe/London',
    );
    expect(dueAt <= expireAt).toBe(true);
  });
});
