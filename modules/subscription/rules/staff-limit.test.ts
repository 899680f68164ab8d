import fc from 'fast-check';
import { expect, test } from 'vitest';

import { staffLimitOfPlan } from './staff-limit.ts';

test.each([
  ['free_trial', 5],
  ['starter', 5],
  ['growth', 10],
  ['pro', 25],
  ['enterprise', 999],
  ['', 5],
  ['constructor', 5],
])('on the plan %s up to %i people work in a restaurant', (plan, limit) => {
  expect(staffLimitOfPlan(plan)).toBe(limit);
});

test('a plan that nobody knows allows the fewest', () => {
  const known = ['free_trial', 'starter', 'growth', 'pro', 'enterprise'];
  fc.assert(fc.property(fc.string(), (plan) => known.includes(plan) || staffLimitOfPlan(plan) === 5));
});
