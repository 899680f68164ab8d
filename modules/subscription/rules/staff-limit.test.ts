import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plans } from './plans.ts';
import { staffLimitOfPlan } from './staff-limit.ts';

test.each([
  ['free_trial', 5],
  ['starter', 5],
  ['growth', 10],
  ['pro', 25],
  ['professional', 25],
  ['enterprise', 999],
  ['platinum', 5],
  ['', 5],
])('on the plan %s a restaurant may have %i people', (plan, limit) => {
  expect(staffLimitOfPlan(plan)).toBe(limit);
});

test('a larger plan never allows fewer people, and no name allows fewer than the trial', () => {
  const allowed = plans.map(staffLimitOfPlan);
  expect(allowed).toEqual(allowed.toSorted((left, right) => left - right));
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(staffLimitOfPlan(name)).toBeGreaterThanOrEqual(staffLimitOfPlan('free_trial'));
    }),
  );
});
