import fc from 'fast-check';
import { expect, it } from 'vitest';

import { countBeyond, isBeyondPlan } from './beyond-plan.ts';
import { plans } from './plans.ts';

const now = new Date('2026-11-22T08:00:00Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);
const held = { plan: 'starter', status: 'active', trialEndAt: days(-20), pastDueAt: null, prepaidUntil: null };
const trial = { ...held, plan: 'free_trial', status: 'trialing', trialEndAt: days(1) };

it.each([
  ['the oldest restaurant on the free plan', 1, held, false],
  ['a second one on the free plan', 2, held, true],
  ['a second one on growth', 2, { ...held, plan: 'growth' }, true],
  ['a fifth one on pro', 5, { ...held, plan: 'pro' }, false],
  ['a sixth one on pro', 6, { ...held, plan: 'pro' }, true],
  ['a hundredth one on enterprise', 100, { ...held, plan: 'enterprise' }, false],
  ['a twentieth one in the last hour of a trial', 20, { ...trial, trialEndAt: new Date(now.getTime() + 1) }, false],
  ['a second one the moment a trial is over', 2, { ...trial, trialEndAt: now }, true],
  ['a second one while a payment for pro is owed for thirteen days', 2, { ...held, plan: 'pro', pastDueAt: days(-13) }, false],
  ['a second one when it is owed for fourteen', 2, { ...held, plan: 'pro', pastDueAt: days(-14) }, true],
  ['a second one after pro was cancelled', 2, { ...held, plan: 'pro', status: 'cancelled' }, true],
] as const)('%s is beyond the plan: place %i', (_, place, standing, isBeyond) => {
  expect(isBeyondPlan(place, standing, now)).toBe(isBeyond);
});

it('the oldest is never beyond, and none is that is older than one within', () => {
  const standings = fc.record({
    plan: fc.constantFrom(...plans),
    status: fc.constantFrom('trialing', 'active', 'past_due', 'cancelled'),
    trialEndAt: fc.option(fc.integer({ min: -30, max: 30 }).map(days)),
    pastDueAt: fc.option(fc.integer({ min: -30, max: 0 }).map(days)),
    prepaidUntil: fc.option(fc.integer({ min: -30, max: 30 }).map(days)),
  });
  fc.assert(
    fc.property(standings, fc.integer({ min: 1, max: 40 }), (standing, place) => {
      expect(isBeyondPlan(1, standing, now)).toBe(false);
      expect(isBeyondPlan(place, standing, now)).toBe(isBeyondPlan(place, standing, now) && isBeyondPlan(place + 1, standing, now));
    }),
  );
});

it.each([
  ['one on the free plan', 1, 'starter', 0],
  ['three on the free plan', 3, 'starter', 2],
  ['three on a trial, which the free plan follows', 3, 'free_trial', 2],
  ['six on pro', 6, 'pro', 1],
  ['a hundred on enterprise', 100, 'enterprise', 0],
] as const)('of %s, %i on %s, so many are more than the plan is for', (_, locations, plan, count) => {
  expect(countBeyond(locations, plan)).toBe(count);
});
