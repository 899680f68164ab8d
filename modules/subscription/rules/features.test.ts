import { expect, test } from 'vitest';

import { effectivePlan, featurePlan, graceDays, hasFeature, openFeatures } from './features.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-30T12:00:00Z');
const trial = { plan: 'free_trial', status: 'trialing', trialEndAt: later, plannedUpgrade: null, pastDueAt: null, prepaidUntil: null };

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

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const pro = { ...trial, plan: 'pro', status: 'active' };

test.each([
  ['a payment that failed an instant under fourteen days ago', { ...pro, pastDueAt: new Date(daysAgo(graceDays).getTime() + 1) }, 'pro'],
  ['a payment that failed fourteen days ago', { ...pro, pastDueAt: daysAgo(graceDays) }, 'starter'],
  ['months paid ahead that end tomorrow', { ...pro, prepaidUntil: daysAgo(-1) }, 'pro'],
  ['months paid ahead that ended thirteen days ago', { ...pro, prepaidUntil: daysAgo(13) }, 'pro'],
  ['months paid ahead that ended fourteen days ago', { ...pro, prepaidUntil: daysAgo(graceDays) }, 'starter'],
  ['a trial in its last instant', { ...trial, trialEndAt: new Date(now.getTime() + 1) }, 'free_trial'],
  ['a trial at its end', { ...trial, trialEndAt: now }, 'starter'],
])('after %s the plan has the expected limits', (_title, standing, plan) => {
  expect(effectivePlan(standing, now)).toBe(plan);
});

test('a trial of the largest plan opens neither the interface for programs nor a brand of its own', () => {
  const enterprise = { ...trial, plannedUpgrade: 'enterprise' };
  expect(openFeatures(enterprise, now)).toEqual([
    'staff-scheduling',
    'smart-forecasting',
    'multi-location',
    'compliance-automation',
    'dedicated-support',
  ]);
  expect(hasFeature('api-access', { ...enterprise, plan: 'enterprise', status: 'active' }, now)).toBe(true);
});
