import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '../../../kit/time/wall.ts';
import { checkShifts, isBlocking } from './check-shifts.ts';
import { minuteMs, type PlannedShift } from './planned-shift.ts';
import { dayAfter } from './rota-week.ts';
import { file, facts, shift, found, born, monday, days } from './testing/checked-shifts.ts';

describe('two shifts of one person', () => {
  test.each([
    ['10:00', '15:00', '15:00', '20:00', []],
    ['10:00', '15:01', '15:00', '20:00', [['HOUSE.overlap', 1, 0]]],
    ['10:00', '20:00', '12:00', '14:00', [['HOUSE.overlap', 120, 0]]],
  ])('from %s to %s and from %s to %s of a day: %j', (from, to, nextFrom, nextTo, findings) => {
    const shifts = [shift(monday, [from, to]), shift(monday, [nextFrom, nextTo], { pause: 0 })];
    expect(found({ shifts })).toEqual(findings);
  });

  test.each([
    ['22:00', '09:00', []],
    ['22:00', '08:59', [['GB.daily-rest', 659, 660]]],
    ['00:30', '09:30', [['GB.daily-rest', 540, 660]]],
  ])('that end at %s and begin at %s leave a grown-up eleven hours, or are found: %j', (to, from, findings) => {
    expect(found({ shifts: [shift('2026-11-16', ['16:00', to]), shift('2026-11-17', [from, '14:00'])] })).toEqual(findings);
  });

  test.each([
    ['20:00', '08:00', []],
    ['20:01', '08:00', [['GB.young-daily-rest', 719, 720]]],
  ])('that end at %s and begin at %s leave somebody of 17 twelve hours, or are found: %j', (to, from, findings) => {
    const shifts = [shift('2026-11-16', ['15:00', to]), shift('2026-11-17', [from, '12:00'])];
    expect(found({ shifts, file: born('2009-05-01') })).toEqual(findings);
  });

  test('leave the rest after whichever ends last', () => {
    const shifts = [shift(monday, ['12:00', '23:00']), shift(monday, ['14:00', '15:00']), shift('2026-11-17', ['09:00', '14:00'])];
    expect(found({ shifts })).toContainEqual(['GB.daily-rest', 600, 660]);
  });

  test('in two parts of one day owe no night’s rest between them', () => {
    expect(found({ shifts: [shift(monday, ['10:00', '14:00']), shift(monday, ['17:00', '23:00'])] })).toEqual([]);
  });
});

describe('a week', () => {
  const week = (count: number, to = '16:00') => days(count).map((day) => shift(day, ['09:00', to]));

  test('of seven days without a rest is found, and one with a free day is not', () => {
    const before = days(7).map((day) => shift(dayAfter(day, -7), ['09:00', '15:00']));
    expect(found({ shifts: [...before, ...week(7, '15:00')] })).toContainEqual(['GB.weekly-rest', 1080, 1440]);
    expect(found({ shifts: [...before, ...week(6, '15:00')] })).not.toContainEqual(expect.arrayContaining(['GB.weekly-rest', 1080]));
  });

  test('of seven days is made good by two free ones in the week before', () => {
    const before = days(5).map((day) => shift(dayAfter(day, -7), ['09:00', '15:00']));
    expect(found({ shifts: [...before, ...week(7, '15:00')] })).toEqual([]);
  });

  test('of somebody of 17 holds two free days together', () => {
    const at = (count: number) => found({ shifts: week(count, '14:00'), file: born('2009-05-01') });
    expect(at(5)).toEqual([]);
    expect(at(6)).toContainEqual(['GB.young-weekly-rest', 2280, 2880]);
  });

  test.each([
    ['12:00', []],
    ['11:59', [['ET.weekly-rest', 1439, 1440]]],
  ])('of seven days in Addis Ababa rests from Wednesday noon to Thursday %s, or is found: %j', (from, findings) => {
    const zone = { zone: 'Africa/Addis_Ababa' };
    const shifts = days(7).map((day, index) => {
      if (index === 2) return shift(day, ['09:00', '12:00'], zone);
      return index === 3 ? shift(day, [from, '16:00'], zone) : shift(day, ['09:00', '15:00'], zone);
    });
    expect(found({ shifts, country: 'ET', timeZone: 'Africa/Addis_Ababa' })).toEqual(findings);
  });

  test('that ends on Saturday night leaves the whole of Sunday', () => {
    const shifts = days(6).map((day) => shift(day, ['17:00', '00:30'], { zone: 'Africa/Addis_Ababa' }));
    expect(found({ shifts, country: 'ET', timeZone: 'Africa/Addis_Ababa' })).toEqual([]);
  });

  test.each([
    [6, 0, []],
    [6, 1, [['GB.weekly-hours', 2881, 2880]]],
    [5, 480, []],
    [5, 481, [['GB.weekly-hours', 2881, 2880]]],
  ])('of %i days of eight hours here and %i minutes elsewhere: %j', (count, otherMinutes, findings) => {
    const shifts = days(count).map((day) => shift(day, ['09:00', '18:00']));
    expect(found({ shifts, file: { ...file, otherMinutes } })).toEqual(findings);
  });

  test('of 54 hours is lawful beside one of 42, which is an average of 48', () => {
    const of = (hours: number, back: number) => days(6).map((day) => shift(dayAfter(day, -7 * back), ['09:00', `${10 + hours}:00`]));
    expect(found({ shifts: [...of(7, 1), ...of(9, 0)] })).toEqual([]);
    expect(found({ shifts: [...of(8, 1), ...of(9, 0)] })).toContainEqual(['GB.weekly-hours', 3060, 2880]);
  });

  test('beyond the average is lawful with a consent, and never for somebody of 17', () => {
    const shifts = days(6).map((day) => shift(day, ['09:00', '19:00']));
    const consent = { optedOutOn: '2026-01-01' };
    expect(found({ shifts, file: { ...file, ...consent } })).toEqual([]);
    const young = found({ shifts, file: { ...born('2009-05-01'), ...consent } });
    expect(young).toContainEqual(['GB.young-week', 3240, 2400]);
    expect(young).toContainEqual(['GB.young-day', 540, 480]);
  });
});

describe('a day', () => {
  const addis = { zone: 'Africa/Addis_Ababa', pause: 0 };
  const inAddis = { country: 'ET', timeZone: 'Africa/Addis_Ababa' };
  test.each([
    ['08:00', '16:00', null, []],
    ['08:00', '16:01', null, [['ET.day', 481, 480]]],
    [
      '08:00',
      '20:01',
      null,
      [
        ['ET.day-overtime', 721, 720],
        ['HOUSE.long-shift', 721, 600],
      ],
    ],
    ['08:00', '15:00', '2010-01-01', []],
    ['08:00', '15:01', '2010-01-01', [['ET.young-day', 421, 420]]],
    [
      '15:00',
      '22:01',
      '2010-01-01',
      [
        ['ET.young-day', 421, 420],
        ['ET.young-night', 1, 0],
      ],
    ],
  ])('in Addis Ababa from %s to %s, born on %s: %j', (from, to, birthDate, findings) => {
    expect(found({ ...inAddis, shifts: [shift(monday, [from, to], addis)], file: { ...file, birthDate } })).toEqual(findings);
  });

  test.each([
    ['15:00', 0, null, []],
    ['15:01', 0, null, [['GB.break', 0, 20]]],
    ['15:01', 20, null, []],
    ['13:30', 0, '2009-05-01', []],
    ['13:31', 0, '2009-05-01', [['GB.young-break', 0, 30]]],
    ['13:31', 29, '2009-05-01', [['GB.young-break', 29, 30]]],
    ['13:31', 30, '2009-05-01', []],
  ])('from 09:00 to %s with %i minutes of pause, born on %s: %j', (to, pause, birthDate, findings) => {
    expect(found({ shifts: [shift(monday, ['09:00', to], { pause })], file: { ...file, birthDate } })).toEqual(findings);
  });

  test.each([
    ['00:00', []],
    ['00:01', [['GB.young-night', 1, 0]]],
  ])('that somebody of 17 ends at %s: %j', (to, findings) => {
    expect(found({ shifts: [shift(monday, ['18:00', to])], file: born('2009-05-01') })).toEqual(findings);
  });

  test('is that of a grown-up from the birthday on', () => {
    const on = (birthDate: string) => found({ shifts: [shift(monday, ['18:00', '00:30'])], file: born(birthDate) });
    expect([on('2008-11-17').length, on('2008-11-16').length]).toEqual([1, 0]);
  });

  test.each([
    ['01:01', 'HOUSE.endless-shift'],
    ['01:00', 'HOUSE.long-shift'],
    ['19:01', 'HOUSE.long-shift'],
  ])('from 09:00 to %s is %s', (to, rule) => {
    expect(found({ shifts: [shift(monday, ['09:00', to])] }).map(([id]) => id)).toEqual([rule]);
  });
});

describe('of any shifts', () => {
  const any = fc.array(fc.record({ offset: fc.integer({ min: 0, max: 14 * 96 }), quarters: fc.integer({ min: 1, max: 60 }) }), {
    minLength: 1,
    maxLength: 8,
  });
  const begins = instantAt('2026-10-19', '00:00', 'Europe/London').getTime();
  const planned = (rows: readonly { readonly offset: number; readonly quarters: number }[]): PlannedShift[] =>
    rows.map(({ offset, quarters }, index) => {
      const startsMs = begins + offset * 15 * minuteMs;
      return {
        id: String(index),
        day: new Date(startsMs).toISOString().slice(0, 10),
        startsMs,
        endsMs: startsMs + quarters * 15 * minuteMs,
        breaks: [],
      };
    });

  test('an overlap is found for exactly the pairs that share a minute, in whatever order they come', () => {
    fc.assert(
      fc.property(any, (rows) => {
        const shifts = planned(rows);
        const pairs = shifts.flatMap((one, index) =>
          shifts.slice(index + 1).filter((other) => one.startsMs < other.endsMs && other.startsMs < one.endsMs),
        );
        const overlaps = (list: readonly PlannedShift[]) =>
          checkShifts(facts({ shifts: list })).filter(({ kind }) => kind === 'OVERLAP').length;
        expect(overlaps(shifts)).toBe(pairs.length);
        expect(overlaps(shifts.toReversed())).toBe(pairs.length);
      }),
    );
  });

  test('what is not found for its rest leaves eleven hours between the days', () => {
    fc.assert(
      fc.property(any, (rows) => {
        const shifts = planned(rows).toSorted((one, other) => one.startsMs - other.startsMs);
        const findings = checkShifts(facts({ shifts }));
        const isFound = findings.some(({ kind }) => kind === 'DAILY_REST' || kind === 'OVERLAP');
        const rests = shifts.flatMap((later, index) => {
          const before = shifts[index - 1];
          return before && before.day !== later.day ? [later.startsMs - before.endsMs] : [];
        });
        expect(isFound || rests.every((rest) => rest >= 660 * minuteMs)).toBe(true);
      }),
    );
  });
});

test('an owner’s reason lifts what the law lets them lift, and nothing about the young or about two places at once', () => {
  const shifts = [shift('2026-11-16', ['16:00', '23:00']), shift('2026-11-17', ['09:00', '14:00'])];
  const blocks = (birthDate: string | null, overridden: readonly string[]) =>
    checkShifts(facts({ shifts, file: { ...file, birthDate } })).some((finding) => isBlocking(finding, overridden));
  expect(blocks(null, [])).toBe(true);
  expect(blocks(null, ['GB.daily-rest'])).toBe(false);
  expect(blocks('2009-05-01', ['GB.young-daily-rest'])).toBe(true);
});
