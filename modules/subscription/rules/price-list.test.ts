import { expect, test } from 'vitest';

import { firstPlanForLocations, firstPlanWith, nextPlan, priceList, termsOf } from './price-list.ts';
import { plans } from './plans.ts';

test('the price list is the one that was promised', () => {
  expect(
    priceList.map(({ id, priceMinor, aiOperationsIncluded, locationLimit, support }) => [
      id,
      priceMinor,
      aiOperationsIncluded,
      locationLimit,
      support,
    ]),
  ).toEqual([
    ['starter', 0, 100, 1, 'community'],
    ['growth', 5900, 1000, 1, 'email'],
    ['pro', 12900, 3000, 5, 'priority'],
    ['enterprise', 100000, -1, -1, 'dedicated'],
  ]);
});

test('a larger plan has everything that a smaller one has', () => {
  for (const [place, { features }] of priceList.entries()) {
    for (const smaller of priceList.slice(0, place)) expect(features).toEqual(expect.arrayContaining([...smaller.features]));
  }
});

test('the way up goes from starter to enterprise and ends there', () => {
  expect(plans.map((plan) => `${plan} ${nextPlan(plan)}`)).toEqual([
    'free_trial growth',
    'starter growth',
    'growth pro',
    'pro enterprise',
    'enterprise enterprise',
  ]);
});

test('the trial is kept within the numbers of the free plan', () => {
  expect(termsOf('free_trial')).toBe(termsOf('starter'));
});

test.each([
  ['staff-scheduling', 'starter'],
  ['smart-forecasting', 'growth'],
  ['multi-location', 'pro'],
  ['compliance-automation', 'pro'],
  ['api-access', 'enterprise'],
  ['white-label', 'enterprise'],
  ['dedicated-support', 'enterprise'],
] as const)('%s comes with %s', (feature, plan) => {
  expect(firstPlanWith(feature)).toBe(plan);
});

test.each([
  [1, 'starter'],
  [2, 'pro'],
  [5, 'pro'],
  [6, 'enterprise'],
  [400, 'enterprise'],
])('%i restaurants fit on %s', (count, plan) => {
  expect(firstPlanForLocations(count)).toBe(plan);
});
