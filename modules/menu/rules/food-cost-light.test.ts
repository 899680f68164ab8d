import { expect, it } from 'vitest';

import { foodCostLight } from './food-cost-light.ts';

it.each([
  ['at its target', 3000, 3000, true, 'ON_TARGET'],
  ['a little over', 3001, 3000, true, 'OVER'],
  ['three percent over', 3300, 3000, true, 'OVER'],
  ['more than that over', 3301, 3000, true, 'FAR_OVER'],
  ['without a target', 3000, null, true, 'NO_TARGET'],
  ['under its target, with a cost missing', 2000, 3000, false, 'INCOMPLETE'],
  ['over its target whatever is missing', 3100, 3000, false, 'OVER'],
] as const)('a dish %s is shown so', (_what, share, target, isComplete, light) => {
  expect(foodCostLight({ share, target, isComplete })).toBe(light);
});
