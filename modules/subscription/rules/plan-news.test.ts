import { expect, test } from 'vitest';

import type { HeldSubscription } from './decide-billing.ts';
import { planNews } from './plan-news.ts';

const now = new Date('2026-11-22T08:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const trial: HeldSubscription & { trialEndAt: Date | null } = {
  plan: 'free_trial',
  status: 'trialing',
  paymentStatus: 'trial',
  periodStartAt: null,
  periodEndAt: null,
  prepaidUntil: null,
  pastDueAt: null,
  willCancel: false,
  trialEndAt: inDays(10),
};
const growth = { ...trial, plan: 'growth', status: 'active', paymentStatus: 'paid', trialEndAt: inDays(-5) } as const;

test.each([
  ['a trial with ten days left', trial, null],
  ['a trial with seven days left', { ...trial, trialEndAt: inDays(7) }, ['TRIAL_LEFT', 7]],
  ['a trial with two days left', { ...trial, trialEndAt: inDays(2) }, ['TRIAL_LEFT', 2]],
  ['a trial that is over', { ...trial, trialEndAt: now }, ['TRIAL_OVER', 0]],
  ['a plan that renews itself', growth, null],
  ['a payment that failed today', { ...growth, pastDueAt: now }, ['PAYMENT_FAILED', 14]],
  ['a payment that failed thirteen days ago', { ...growth, pastDueAt: inDays(-13) }, ['PAYMENT_FAILED', 1]],
  ['a payment that failed fourteen days ago', { ...growth, pastDueAt: inDays(-14) }, ['GRACE_OVER', 0]],
  ['months paid ahead with a day left', { ...growth, prepaidUntil: inDays(1) }, ['PREPAID_LEFT', 1]],
  ['months paid ahead that are over', { ...growth, prepaidUntil: inDays(-3) }, ['PREPAID_OVER', 0]],
  ['months paid ahead that are over for fourteen days', { ...growth, prepaidUntil: inDays(-14) }, ['GRACE_OVER', 0]],
  ['a payment that failed three weeks ago', { ...growth, pastDueAt: inDays(-21) }, null],
  ['months paid ahead that are over for twenty days', { ...growth, prepaidUntil: inDays(-20) }, ['GRACE_OVER', 0]],
  ['the free plan', { ...growth, plan: 'starter' }, null],
] as const)('%s', (_what, held, expected) => {
  const told = planNews(held, now);
  expect(told && [told.news, told.daysLeft]).toEqual(expected);
});

test('three days left and two days left are one notice, the next is another', () => {
  const subjects = [3, 2, 1].map((days) => planNews({ ...trial, trialEndAt: inDays(5) }, inDays(5 - days))?.subject);
  expect(new Set(subjects)).toEqual(new Set(['trial-2026-11-27-3', 'trial-2026-11-27-1']));
});
