import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isQuiet, isToldNow, toldADayMax, type TellFacts } from './tell-now.ts';

const hours = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });
const facts: TellFacts = { severity: 'WARN', isFoodSafety: false, toldToday: 0, quiet: null, minute: 720, isTired: false };

it.each([
  [12, hours(22, 6), false],
  [23, hours(22, 6), true],
  [5, hours(22, 6), true],
  [6, hours(22, 6), false],
  [13, hours(12, 14), true],
  [14, hours(12, 14), false],
  [0, hours(8, 8), false],
  [3, null, false],
] as const)('at %i o’clock, with quiet hours %o, somebody is left in peace: %s', (hour, quiet, expected) => {
  expect(isQuiet(hour * 60, quiet)).toBe(expected);
});

it.each([
  ['a warning in a free hour', {}, true],
  ['what is only to be known', { severity: 'INFO' }, false],
  ['a warning in a quiet hour', { quiet: hours(11, 13) }, false],
  ['the ninth of a day', { toldToday: toldADayMax }, false],
  ['a kind that is not wanted', { isTired: true }, false],
  ['something critical that is no food safety in a quiet hour', { severity: 'CRITICAL', quiet: hours(11, 13) }, false],
  [
    'critical food safety in a quiet hour, after eight, of a kind not wanted',
    { severity: 'CRITICAL', isFoodSafety: true, quiet: hours(11, 13), toldToday: 20, isTired: true },
    true,
  ],
] as const)('%s is told at once: %s', (_, more, expected) => {
  expect(isToldNow({ ...facts, ...more })).toBe(expected);
});

it('a minute is quiet in a stretch or in the stretch that is left of the day, never in both', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, minute, minute, (from, to, at) => {
      fc.pre(from !== to);
      expect(isQuiet(at, { fromMinute: from, toMinute: to })).toBe(!isQuiet(at, { fromMinute: to, toMinute: from }));
    }),
  );
});
