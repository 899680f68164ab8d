import { describe, expect, test } from 'vitest';
import { minuteMs, type PlannedShift } from './planned-shift.ts';
import { dayAfter } from './rota-week.ts';
import { file, shift, found, born, monday } from './testing/checked-shifts.ts';

describe('a night on which London changes its clocks', () => {
  test.each([
    ['the clock goes forward', '2026-03-28', '10:00', [['GB.daily-rest', 600, 660]]],
    ['the clock goes back', '2026-10-24', '10:00', []],
    ['the clock goes back', '2026-10-24', '09:00', []],
    ['the clock goes back', '2026-10-24', '08:59', [['GB.daily-rest', 659, 660]]],
  ])('%s after %s: from 23:00 to %s it is as long as it lasts', (_what, day, from, findings) => {
    const shifts = [shift(day, ['17:00', '23:00']), shift(dayAfter(day, 1), [from, '15:00'])];
    expect(found({ shifts })).toEqual(findings);
  });

  test.each([
    ['2026-03-28', 420],
    ['2026-10-24', 540],
    ['2026-11-16', 480],
  ])('work from 22:00 of %s to 06:00 lasts %i minutes, and so does what the other meets of it', (day, minutes) => {
    const night = shift(day, ['22:00', '06:00'], { pause: 0 });
    expect((night.endsMs - night.startsMs) / minuteMs).toBe(minutes);
    const other = { ...night, id: 'other' };
    expect(found({ shifts: [night, other] })).toContainEqual(['HOUSE.overlap', minutes, 0]);
  });

  test('somebody of 17 is found in the night by what lasted of it', () => {
    const at = (day: string) => found({ shifts: [shift(day, ['20:00', '02:30'])], file: born('2009-05-01') });
    expect(at('2026-03-28')).toContainEqual(['GB.young-night', 90, 0]);
    expect(at('2026-11-20')).toContainEqual(['GB.young-night', 150, 0]);
  });
});

describe('whoever usually works at night', () => {
  /** Six nights a week; each lasts from ten to a time of the morning. */
  const nights = (to: string, weeks: number) =>
    Array.from({ length: weeks * 6 }, (_, index) =>
      shift(dayAfter(monday, Math.floor(index / 6) * 7 + (index % 6)), ['22:00', to], { pause: 0 }),
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
    const long = Array.from({ length: 6 }, (_, day) => shift(dayAfter(monday, day), ['16:00', to], { pause: 0 }));
    expect(ofNights(long)).toHaveLength(count);
  });

  test('is nobody who works at night on half of their days', () => {
    const half = [0, 1, 2, 3, 4, 5].map((day) =>
      day % 2 === 0 ? shift(dayAfter(monday, day), ['20:00', '07:00']) : shift(dayAfter(monday, day), ['12:00', '23:00']),
    );
    expect(ofNights(half)).toEqual([]);
  });
});
