import fc from 'fast-check';
import { expect, test } from 'vitest';

import { accuracyOf } from './accuracy.ts';
import { scoreOverrides, type OverriddenDay } from './score-override.ts';

const days = (count: number, forecast: number, override: number): OverriddenDay[] =>
  Array.from({ length: count }, () => ({ forecast, override, came: 100 }));

test.each([
  ['nearer than the forecast', days(6, 80, 95), 'HELPED', 6],
  ['further off', days(6, 95, 80), 'HARMED', 0],
  ['as far off to the other side', days(6, 90, 110), 'ALIKE', 0],
  ['nearer by a hair', days(6, 80, 80.5), 'ALIKE', 6],
  ['nearer on four days', days(4, 80, 95), 'TOO_EARLY', 4],
  ['both right', days(6, 100, 100), 'ALIKE', 0],
  ['of days to come', days(6, 80, 95).map((day) => ({ ...day, came: null })), 'TOO_EARLY', 0],
  ['of days on which nothing came', days(6, 3, 0).map((day) => ({ ...day, came: 0 })), 'TOO_EARLY', 6],
] as const)('an override %s: %s', (_, of, verdict, betterDays) => {
  expect(scoreOverrides(of)).toMatchObject({ verdict, betterDays });
});

test('whoever changes nothing neither helps nor harms, and both errors are shown', () => {
  const said = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.array(fc.record({ said, came: fc.integer({ min: 1, max: 200 }) }), { minLength: 5 }), (pairs) => {
      const score = scoreOverrides(pairs.map(({ said: both, came }) => ({ forecast: both, override: both, came })));
      expect(score).toMatchObject({ verdict: 'ALIKE', betterDays: 0 });
      expect(score.override).toEqual(score.forecast);
    }),
  );
});

test('a miss counts by its size, not by its day', () => {
  expect(
    accuracyOf([
      { said: 12, came: 10 },
      { said: 80, came: 90 },
    ]),
  ).toEqual({ wape: 0.12, bias: -0.08, comparedDays: 2 });
  expect(accuracyOf([{ said: 3, came: 0 }])).toEqual({ wape: null, bias: null, comparedDays: 1 });
});
