import { expect, test } from 'vitest';

import { cardLawOf } from './card-law.ts';
import { payOf } from './card-pay.ts';

const tier = (minutes: number, ratePermille: number) => ({ reason: 'BASE' as const, minutes, ratePermille });

test.each([
  [[tier(480, 1000)], 1271n, 10_168n],
  [[tier(480, 1000), tier(60, 1500)], 10_000n, 95_000n],
  [[tier(30, 1000)], 1271n, 636n],
  [[tier(30, 1000)], 1273n, 636n],
  [[tier(-30, 1000)], 1000n, -500n],
  [[], 1000n, 0n],
])('what was worked is worth its minutes, rounded once: case %#', (tiers, hourly, expected) => {
  expect(payOf(tiers, hourly)).toBe(expected);
});

test.each([
  ['GB', 17, 720, 30],
  ['GB', 18, 660, 20],
  ['GB', null, 660, 20],
  ['ET', 17, null, undefined],
])('in %s at the age of %s the law asks for %s minutes of rest and %s of break', (country, age, rest, pause) => {
  const law = cardLawOf(country, '2026-11-22', age);
  expect([law.dailyRestMinutes, law.breakOwed?.minutes]).toEqual([rest, pause]);
});
