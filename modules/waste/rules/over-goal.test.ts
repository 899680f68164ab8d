import { expect, it } from 'vitest';

import { overGoalPercent } from './over-goal.ts';

const week = {
  monday: '2026-11-23',
  daysLogged: 2,
  valueMinor: 1500n,
  purchasesMinor: 10_000n,
  covered: { covers: 10n, weight: 2_000_000n },
};

it.each([
  ['MONEY_A_WEEK', 1000n, 50],
  ['MONEY_A_WEEK', 1500n, null],
  ['SHARE_OF_PURCHASES', 1000n, 50],
  ['SHARE_OF_PURCHASES', 2000n, null],
  ['GRAMS_PER_COVER', 100n, 100],
  ['GRAMS_PER_COVER', 200n, null],
] as const)('a week under %s with a goal of %s is over it by %s', (metric, target, over) => {
  expect(overGoalPercent(metric, target, week)).toBe(over);
});

it('without purchases, guests or figures nothing is over anything', () => {
  expect(overGoalPercent('SHARE_OF_PURCHASES', 1n, { ...week, purchasesMinor: 0n })).toBeNull();
  expect(overGoalPercent('GRAMS_PER_COVER', 1n, { ...week, covered: null })).toBeNull();
  expect(overGoalPercent('MONEY_A_WEEK', 1n, undefined)).toBeNull();
});
