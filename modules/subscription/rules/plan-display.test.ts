import { expect, test } from 'vitest';

import { planDisplay } from './plan-display.ts';
import { plans } from './plans.ts';

test('the starter plan is shown as free, and every other one as active', () => {
  expect(plans.map((plan) => `${plan} ${planDisplay(plan)}`)).toEqual([
    'free_trial active',
    'starter free',
    'growth active',
    'pro active',
    'enterprise active',
  ]);
});
