import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { instantAt } from '../../../kit/time/wall.ts';
import { checkShifts, isBlocking } from './check-shifts.ts';
import type { RotaFacts } from './rota-question.ts';
import { minuteMs, type PlannedShift } from './planned-shift.ts';
import { dayAfter, mondayOf } from './rota-week.ts';

const file: RotaFacts['file'] = {
  startedOn: null,
  endedOn: null,
  rightToWorkUntil: null,
  optedOutOn: null,
  optOutEndsOn: null,
  birthDate: null,
  otherMinutes: 0,
};
const facts = (said: Partial<RotaFacts> = {}): RotaFacts => ({
  shifts: [],
  file,
  timeOff: [],
  unavailable: [],
  preferred: [],
  papers: [],
  country: 'GB',
  timeZone: 'Europe/London',
  dayTurnsAt: '04:00',
  ...said,
});

/** A shift of a day from one time of the wall to another, past midnight where it ends before it begins. */
const shift = (day: string, from: string, to: string, { zone = 'Europe/London', pause = 60 } = {}): PlannedShift => ({
  id: `${day} ${from}`,
  day,
  startsMs: instantAt(day, from, zone).getTime(),
  endsMs: instantAt(to > from ? day : dayAfter(day, 1), to, zone).getTime(),
  breaks: pause > 0 ? [{ afterMinutes: 180, minutes: pause, isPaid: false }] : [],
});
const found = (said: Partial<RotaFacts>) => checkShifts(facts(said)).map(({ ruleId, measured, allowed }) => [ruleId, measured, allowed]);
const born = (birthDate: string) => ({ ...file, birthDate });

/** Monday of an ordinary week. */
const monday = '2026-11-16';
const days = (count: number) => Array.from({ length: count }, (_, index) => dayAfter(monday, index));

describe('two shifts of one person', () => {
  test.each([
    ['10:00', '15:00', '15:00', '20:00', []],
    ['10:00', '15:01', '15:00', '20:00', [['HOUSE.overlap', 1, 0]]],
    ['10:00', '20:00', '12:00', '14:00', [['HOUSE.overlap', 120, 0]]],
  ])('from %s to %s and from %s to %s of a day: %j', (from, to, nextFrom, nextTo, findings) => {
    const shifts = [shift(monday, from, to), shift(monday, nextFrom, nextTo, { pause: 0 })];
    expect(found({ shifts })).toEqual(findings);
  });

  test.each([
    ['22:00', '09:00', []],
    ['22:00', '08:59', [['GB.daily-rest', 659, 660]]],
    ['00:30', '09:30', [['GB.daily-rest', 540, 660]]],
  ])('that end at %s and begin at %s leave a grown-up eleven hours, or are found: %j', (to, from, findings) => {
    expect(found({ shifts: [shift('2026-11-16', '16:00', to), shift('2026-11-17', from, '14:00')] })).toEqual(findings);
  });

  test.each([
    ['20:00', '08:00', []],
    ['20:01', '08:00', [['GB.young-daily-rest', 719, 720]]],
  ])('that end at %s and begin at %s leave somebody of 17 twelve hours, or are found: %j', (to, from, findings) => {
    const shifts = [shift('2026-11-16', '15:00', to), shift('2026-11-17', from, '12:00')];
    expect(found({ shifts, file: born('2009-05-01') })).toEqual(findings);
  });

  test('leave the rest after whichever ends last', () => {
    const shifts = [shift(monday, '12:00', '23:00'), shift(monday, '14:00', '15:00'), shift('2026-11-17', '09:00', '14:00')];
    expect(found({ shifts })).toContainEqual(['GB.daily-rest', 600, 660]);
  });

  test('in two parts of one day owe no night’s rest between them', () => {
    expect(found({ shifts: [shift(monday, '10:00', '14:00'), shift(monday, '17:00', '23:00')] })).toEqual([]);
  });
});

describe('a night on which London changes its clocks', () => {
  test.each([
    ['the clock goes forward', '2026-03-28', '10:00', [['GB.daily-rest', 600, 660]]],
    ['the clock goes back', '2026-10-24', '10:00', []],
    ['the clock goes back', '2026-10-24', '09:00', []],
    ['the clock goes back', '2026-10-24', '08:59', [['GB.daily-rest', 659, 660]]],
  ])('%s after %s: from 23:00 to %s it is as long as it lasts', (_what, day, from, findings) => {
    const shifts = [shift(day, '17:00', '23:00'), shift(dayAfter(day, 1), from, '15:00')];
    expect(found({ shifts })).toEqual(findings);
  });

  test.each([
    ['2026-03-28', 420],
    ['2026-10-24', 540],
    ['2026-11-16', 480],
  ])('work from 22:00 of %s to 06:00 lasts %i minutes, and so does what the other meets of it', (day, minutes) => {
    const night = shift(day, '22:00', '06:00', { pause: 0 });
    expect((night.endsMs - night.startsMs) / minuteMs).toBe(minutes);
    const other = { ...night, id: 'other' };
    expect(found({ shifts: [night, other] })).toContainEqual(['HOUSE.overlap', minutes, 0]);
  });

  test('somebody of 17 is found in the night by what lasted of it', () => {
    const at = (day: string) => found({ shifts: [shift(day, '20:00', '02:30')], file: born('2009-05-01') });
    expect(at('2026-03-28')).toContainEqual(['GB.young-night', 90, 0]);
    expect(at('2026-11-20')).toContainEqual(['GB.young-night', 150, 0]);
  });
});

describe('a week', () => {
  const week = (count: number, to = '16:00') => days(count).map((day) => shift(day, '09:00', to));

  test('of seven days without a rest is found, and one with a free day is not', () => {
    const before = days(7).map((day) => shift(dayAfter(day, -7), '09:00', '15:00'));
    expect(found({ shifts: [...before, ...week(7, '15:00')] })).toContainEqual(['GB.weekly-rest', 1080, 1440]);
    expect(found({ shifts: [...before, ...week(6, '15:00')] })).not.toContainEqual(expect.arrayContaining(['GB.weekly-rest', 1080]));
  });

  test('of seven days is made good by two free ones in the week before', () => {
    const before = days(5).map((day) => shift(dayAfter(day, -7), '09:00', '15:00'));
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
      if (index === 2) return shift(day, '09:00', '12:00', zone);
      return index === 3 ? shift(day, from, '16:00', zone) : shift(day, '09:00', '15:00', zone);
    });
    expect(found({ shifts, country: 'ET', timeZone: 'Africa/Addis_Ababa' })).toEqual(findings);
  });

  test('that ends on Saturday night leaves the whole of Sunday', () => {
    const shifts = days(6).map((day) => shift(day, '17:00', '00:30', { zone: 'Africa/Addis_Ababa' }));
    expect(found({ shifts, country: 'ET', timeZone: 'Africa/Addis_Ababa' })).toEqual([]);
  });

  test.each([
    [6, 0, []],
    [6, 1, [['GB.weekly-hours', 2881, 2880]]],
    [5, 480, []],
    [5, 481, [['GB.weekly-hours', 2881, 2880]]],
  ])('of %i days of eight hours here and %i minutes elsewhere: %j', (count, otherMinutes, findings) => {
    const shifts = days(count).map((day) => shift(day, '09:00', '18:00'));
    expect(found({ shifts, file: { ...file, otherMinutes } })).toEqual(findings);
  });

  test('of 54 hours is lawful beside one of 42, which is an average of 48', () => {
    const of = (hours: number, back: number) => days(6).map((day) => shift(dayAfter(day, -7 * back), '09:00', `${10 + hours}:00`));
    expect(found({ shifts: [...of(7, 1), ...of(9, 0)] })).toEqual([]);
    expect(found({ shifts: [...of(8, 1), ...of(9, 0)] })).toContainEqual(['GB.weekly-hours', 3060, 2880]);
  });

  test('beyond the average is lawful with a consent, and never for somebody of 17', () => {
    const shifts = days(6).map((day) => shift(day, '09:00', '19:00'));
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
    expect(found({ ...inAddis, shifts: [shift(monday, from, to, addis)], file: { ...file, birthDate } })).toEqual(findings);
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
    expect(found({ shifts: [shift(monday, '09:00', to, { pause })], file: { ...file, birthDate } })).toEqual(findings);
  });

  test.each([
    ['00:00', []],
    ['00:01', [['GB.young-night', 1, 0]]],
  ])('that somebody of 17 ends at %s: %j', (to, findings) => {
    expect(found({ shifts: [shift(monday, '18:00', to)], file: born('2009-05-01') })).toEqual(findings);
  });

  test('is that of a grown-up from the birthday on', () => {
    const on = (birthDate: string) => found({ shifts: [shift(monday, '18:00', '00:30')], file: born(birthDate) });
    expect([on('2008-11-17').length, on('2008-11-16').length]).toEqual([1, 0]);
  });

  test.each([
    ['01:01', 'HOUSE.endless-shift'],
    ['01:00', 'HOUSE.long-shift'],
    ['19:01', 'HOUSE.long-shift'],
  ])('from 09:00 to %s is %s', (to, rule) => {
    expect(found({ shifts: [shift(monday, '09:00', to)] }).map(([id]) => id)).toEqual([rule]);
  });
});

describe('the file of a person', () => {
  const here = shift(monday, '10:00', '15:00');
  const at = (from: string, to: string) => {
    const { startsMs, endsMs } = shift(monday, from, to);
    return [{ startsMs, endsMs }];
  };
  test.each<[string, Partial<RotaFacts>, string[]]>([
    ['papers to that day', { file: { ...file, rightToWorkUntil: monday } }, []],
    ['papers to the day before', { file: { ...file, rightToWorkUntil: '2026-11-15' } }, ['HOUSE.right-to-work']],
    ['a contract from that day', { file: { ...file, startedOn: monday } }, []],
    ['a contract from the day after', { file: { ...file, startedOn: '2026-11-17' } }, ['HOUSE.employed']],
    ['a contract to the day before', { file: { ...file, endedOn: '2026-11-15' } }, ['HOUSE.employed']],
    ['time off until the shift', { timeOff: at('08:00', '10:00') }, []],
    ['time off into the shift', { timeOff: at('08:00', '10:01') }, ['HOUSE.time-off']],
    ['no time from the end of the shift', { unavailable: at('15:00', '18:00') }, []],
    ['no time from before its end', { unavailable: at('14:59', '18:00') }, ['HOUSE.availability']],
  ])('with %s', (_what, said, rules) => {
    expect(found({ shifts: [here], ...said }).map(([id]) => id)).toEqual(rules);
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

describe('whoever usually works at night', () => {
  /** Six nights a week; each lasts from ten to a time of the morning. */
  const nights = (to: string, weeks: number) =>
    Array.from({ length: weeks * 6 }, (_, index) =>
      shift(dayAfter(monday, Math.floor(index / 6) * 7 + (index % 6)), '22:00', to, { pause: 0 }),
    );
  const optedOut = { ...file, optedOutOn: '2026-01-01' };
  const ofNights = (shifts: readonly PlannedShift[], who = optedOut) =>
    found({ shifts, file: who }).filter(([ruleId]) => ruleId === 'GB.night-average');

  test.each([
    ['06:00', []],
    ['06:01', [['GB.night-average', 481, 480]]],
  ])('until %s, six nights a week, is found by the average of a day, whatever they agreed to: %j', (to, findings) => {
    expect(ofNights(nights(to, 1))).toEqual(findings);
  });

  test('has an average over seventeen weeks, and those before the first known week do not count', () => {
    const short = nights('04:00', 16).map((one) => ({ ...one, id: `past ${one.id}` }));
    const long = nights('09:00', 17).slice(16 * 6);
    expect(ofNights([...short, ...long])).toEqual([]);
    expect(ofNights(long)).toEqual([['GB.night-average', 660, 480]]);
  });

  test.each([
    ['02:00', 1],
    ['01:59', 0],
  ])('is whoever works three hours of most nights: until %s %i are found', (to, count) => {
    const long = Array.from({ length: 6 }, (_, day) => shift(dayAfter(monday, day), '16:00', to, { pause: 0 }));
    expect(ofNights(long)).toHaveLength(count);
  });

  test('is nobody who works at night on half of their days', () => {
    const half = [0, 1, 2, 3, 4, 5].map((day) =>
      day % 2 === 0 ? shift(dayAfter(monday, day), '20:00', '07:00') : shift(dayAfter(monday, day), '12:00', '23:00'),
    );
    expect(ofNights(half)).toEqual([]);
  });
});

describe('a paper', () => {
  const hygiene = (expiresOn: string | null) => ({ topic: 'FOOD_HYGIENE' as const, expiresOn });
  const on = (papers: RotaFacts['papers'], said: Partial<RotaFacts> = {}) =>
    checkShifts(facts({ shifts: [shift(monday, '10:00', '15:00')], papers, ...said })).map(
      ({ ruleId, level, topic }) => `${ruleId} ${level} ${topic}`,
    );

  test.each([
    ['that holds on its last day', [hygiene(monday)], []],
    ['that ran out the day before', [hygiene('2026-11-15')], ['GB.certificate-food_hygiene WARN FOOD_HYGIENE']],
    ['that never runs out beside an old one', [hygiene('2020-01-01'), hygiene(null)], []],
    ['that nobody ever wrote down', [], []],
    ['that no law of the country names', [{ topic: 'HEALTH_CHECK' as const, expiresOn: '2020-01-01' }], []],
    ['of the house’s own', [{ topic: 'FIRST_AID' as const, expiresOn: '2020-01-01' }], ['HOUSE.certificate-first_aid WARN FIRST_AID']],
  ])('%s is found or not: %j', (_what, papers, findings) => {
    expect(on(papers)).toEqual(findings);
  });

  test('of a food handler’s health is Ethiopia’s to ask for, and not confirmed', () => {
    const papers = [{ topic: 'HEALTH_CHECK' as const, expiresOn: '2020-01-01' }];
    expect(on(papers, { country: 'ET' })).toEqual(['ET.certificate-health_check WARN HEALTH_CHECK']);
  });
});

test('an owner’s reason lifts what the law lets them lift, and nothing about the young or about two places at once', () => {
  const shifts = [shift('2026-11-16', '16:00', '23:00'), shift('2026-11-17', '09:00', '14:00')];
  const blocks = (birthDate: string | null, overridden: readonly string[]) =>
    checkShifts(facts({ shifts, file: { ...file, birthDate } })).some((finding) => isBlocking(finding, overridden));
  expect(blocks(null, [])).toBe(true);
  expect(blocks(null, ['GB.daily-rest'])).toBe(false);
  expect(blocks('2009-05-01', ['GB.young-daily-rest'])).toBe(true);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, begins) => {
  expect(mondayOf(day)).toBe(begins);
});
