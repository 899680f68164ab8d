import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chosenPlan, planNamed, plans } from './plans.ts';

test.each([
  ['free', 'free_trial'],
  ['free trial', 'free_trial'],
  ['freetrial', 'free_trial'],
  ['free_trial', 'free_trial'],
  ['start', 'starter'],
  ['basic', 'starter'],
  ['starter', 'starter'],
  ['growth', 'growth'],
  ['pro', 'pro'],
  ['premium', 'pro'],
  ['professional', 'pro'],
  ['enterprise', 'enterprise'],
  ['business', 'enterprise'],
  ['advanced', 'enterprise'],
  [' Premium ', 'pro'],
  ['FREE TRIAL', 'free_trial'],
  ['platinum', 'free_trial'],
  ['__proto__', 'free_trial'],
  ['', 'free_trial'],
])('the price list’s word "%s" means the plan %s', (name, plan) => {
  expect(planNamed(name)).toBe(plan);
});

test.each([
  ['growth', 'enterprise', 'growth'],
  [undefined, 'business', 'enterprise'],
  ['platinum', 'growth', 'free_trial'],
  [undefined, null, 'free_trial'],
])('with %s in the address and %s kept before, the choice is %s', (inAddress, kept, plan) => {
  expect(chosenPlan(inAddress, kept)).toBe(plan);
});

test('whatever a link says, it means a plan that exists, and naming that plan means it again', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const plan = planNamed(name);
      expect(plans).toContain(plan);
      expect(planNamed(plan)).toBe(plan);
    }),
  );
});
