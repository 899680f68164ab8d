import { expect, test } from 'vitest';

import { featurePlan, hasFeature } from './features.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-30T12:00:00Z');
const trial = { plan: 'free_trial', status: 'trialing', trialEndAt: later, plannedUpgrade: null };

test.each([
  [trial, 'growth'],
  [{ ...trial, plannedUpgrade: 'professional' }, 'pro'],
  [{ ...trial, plannedUpgrade: 'starter' }, 'starter'],
  [{ ...trial, trialEndAt: now, plannedUpgrade: 'pro' }, 'starter'],
  [{ ...trial, trialEndAt: null }, 'starter'],
  [{ ...trial, plan: 'pro', status: 'active' }, 'pro'],
  [{ ...trial, plan: 'pro', status: 'past_due' }, 'pro'],
  [{ ...trial, plan: 'enterprise', status: 'cancelled' }, 'starter'],
])('%o has the features of %s', (standing, plan) => {
  expect(featurePlan(standing, now)).toBe(plan);
  expect(hasFeature('multi-location', standing, now)).toBe(plan === 'pro' || plan === 'enterprise');
});
