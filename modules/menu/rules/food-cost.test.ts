import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { minorUnits } from '../../../kit/money.ts';
import { rational } from '../../../kit/rational.ts';
import { isOffered, type Availability } from './availability.ts';
import { decideDishStep, dishStates, type DishStep } from './dish-state.ts';
import { marginOf, vatWithin } from './food-cost.ts';
import { quadrantsOf } from './quadrant.ts';
import { decideVersionStep, versionStates, type VersionStep } from './recipe-state.ts';

const price = (gross: string, vatRate: number) => ({ grossMinor: minorUnits(gross), vatRate });

it.each([
  [
    '12.00 with 20 % costs 3.00: a third of 10.00 less a little',
    price('1200', 2000),
    rational(3n),
    { foodCostShare: 3000, marginMinor: 700n },
  ],
  ['230.00 birr with 15 % costs 60.00', price('23000', 1500), rational(60n), { foodCostShare: 3000, marginMinor: 14_000n }],
  ['without VAT', price('1000', 0), rational(5n, 2n), { foodCostShare: 2500, marginMinor: 750n }],
  ['a dish that costs more than it brings', price('500', 0), rational(6n), { foodCostShare: 12_000, marginMinor: -100n }],
  ['a price of nothing has no share', price('0', 2000), rational(1n), { foodCostShare: null, marginMinor: -100n }],
])('food cost is held against the price without VAT: %s', (_what, guest, cost, expected) => {
  expect(marginOf(guest, cost)).toEqual(expected);
});

test('net and VAT of a price are never more than a half minor unit apart from the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (gross, rate) => {
      const vat = Number(vatWithin(price(`${gross}`, rate)));
      expect(Math.abs(vat * (10_000 + rate) - gross * rate)).toBeLessThanOrEqual((10_000 + rate) / 2);
    }),
  );
});

const offered: Availability = { days: [5], hours: { from: 18 * 60, to: 2 * 60 }, fasting: 'OTHER_DAYS' };

it.each([
  ['in its hours', { weekday: 5, minute: 19 * 60, isFastingDay: false }, true],
  ['past midnight of its trading day', { weekday: 5, minute: 60, isFastingDay: false }, true],
  ['at the end of its hours', { weekday: 5, minute: 120, isFastingDay: false }, false],
  ['on another day', { weekday: 6, minute: 19 * 60, isFastingDay: false }, false],
  ['on a fasting day', { weekday: 5, minute: 19 * 60, isFastingDay: true }, false],
])('a dish is offered by day, hour and fast: %s', (_when, moment, expected) => {
  expect(isOffered(offered, moment)).toBe(expected);
});

const may = {
  DRAFT: ['PUBLISH', 'RETIRE'],
  LIVE: ['PAUSE', 'RETIRE'],
  PAUSED: ['RESUME', 'RETIRE'],
  RETIRED: ['REVIVE'],
};

it.each(dishStates)('a dish that is %s takes its own steps and no other', (state) => {
  const steps: readonly DishStep[] = ['PUBLISH', 'PAUSE', 'RESUME', 'RETIRE', 'REVIVE'];
  const taken = steps.filter((step) => decideDishStep(state, step, { hasPrice: true, hasRecipe: true }).ok);
  expect(taken.toSorted()).toEqual(may[state].toSorted());
});

it('no dish goes on the menu without a price and a recipe', () => {
  expect(decideDishStep('DRAFT', 'PUBLISH', { hasPrice: false, hasRecipe: true })).toMatchObject({
    refusal: { code: 'DISH_WITHOUT_PRICE' },
  });
  expect(decideDishStep('DRAFT', 'PUBLISH', { hasPrice: true, hasRecipe: false })).toMatchObject({
    refusal: { code: 'DISH_WITHOUT_RECIPE' },
  });
});

const none = { names: [], namesLocal: [] };
const berbere = { names: ['Berbere'], namesLocal: ['በርበሬ'] };

it.each(versionStates)('a version that is %s takes its own steps and no other', (state) => {
  const open = { DRAFT: ['APPROVE', 'DISCARD', 'SUBMIT'], IN_REVIEW: ['APPROVE', 'DISCARD', 'RETURN'], APPROVED: [], DISCARDED: [] }[state];
  const steps: readonly VersionStep[] = ['SUBMIT', 'RETURN', 'APPROVE', 'DISCARD'];
  const taken = steps.filter(
    (step) => decideVersionStep(state, step, { hasUnknownAllergens: false, unknownParts: none, isEmpty: false }).ok,
  );
  expect(taken.toSorted()).toEqual(open);
});

it('nobody approves an empty recipe, or one whose allergens nobody can tell', () => {
  expect(decideVersionStep('DRAFT', 'APPROVE', { hasUnknownAllergens: false, unknownParts: none, isEmpty: true })).toMatchObject({
    refusal: { code: 'RECIPE_EMPTY' },
  });
  expect(decideVersionStep('DRAFT', 'APPROVE', { hasUnknownAllergens: true, unknownParts: berbere, isEmpty: false })).toMatchObject({
    refusal: { code: 'RECIPE_ALLERGENS_UNKNOWN', ...berbere },
  });
});

it('a dish stands where its popularity and its margin put it; one of unknown margin stands nowhere', () => {
  const told = quadrantsOf([
    { dishId: 'doro', sold: 100, marginMinor: 900 },
    { dishId: 'shiro', sold: 100, marginMinor: 300 },
    { dishId: 'kitfo', sold: 10, marginMinor: 1200 },
    { dishId: 'salad', sold: 10, marginMinor: 100 },
    { dishId: 'new', sold: 500, marginMinor: null },
  ]);
  expect(Object.fromEntries(told)).toEqual({ doro: 'STAR', shiro: 'PLOUGHHORSE', kitfo: 'PUZZLE', salad: 'DOG' });
});
