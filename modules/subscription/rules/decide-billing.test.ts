import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decideBilling, type HeldSubscription, type ProvidedSubscription } from './decide-billing.ts';

const now = new Date('2026-11-22T08:00:00Z');
const [start, end, next] = ['2026-11-20', '2026-12-20', '2027-01-20'].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date, Date];

const onTrial: HeldSubscription = {
  plan: 'free_trial',
  status: 'trialing',
  paymentStatus: 'trial',
  periodStartAt: null,
  periodEndAt: null,
  prepaidUntil: null,
  pastDueAt: null,
  willCancel: false,
};
const growth: ProvidedSubscription = {
  plan: 'growth',
  status: 'active',
  periodStartAt: start,
  periodEndAt: end,
  willCancel: false,
  isPrepaid: false,
};
const after = (...said: readonly ProvidedSubscription[]) => {
  let held = onTrial;
  for (const each of said) ({ held } = decideBilling(held, each, now));
  return held;
};

test.each<[string, HeldSubscription, ProvidedSubscription, readonly string[]]>([
  ['a first payment', onTrial, growth, ['subscribed']],
  ['a larger plan', after(growth), { ...growth, plan: 'pro' }, ['upgrade']],
  ['a smaller plan', after({ ...growth, plan: 'pro' }), growth, ['downgrade']],
  ['the next month', after(growth), { ...growth, periodStartAt: end, periodEndAt: next }, ['renewed']],
  ['an end that is asked for', after(growth), { ...growth, willCancel: true }, ['cancel_scheduled']],
  ['an end that is taken back', after({ ...growth, willCancel: true }), growth, ['cancel_withdrawn']],
  ['a payment that fails', after(growth), { ...growth, status: 'past_due' }, ['payment_failed']],
  ['a second failure', after(growth, { ...growth, status: 'past_due' }), { ...growth, status: 'past_due' }, []],
  ['a payment that comes after all', after(growth, { ...growth, status: 'past_due' }), growth, ['payment_recovered']],
  ['the end', after(growth), { ...growth, status: 'cancelled' }, ['cancelled']],
  ['the end of what never began', onTrial, { ...growth, status: 'cancelled' }, []],
])('%s', (_what, held, said, events) => {
  expect(decideBilling(held, said, now).events).toEqual(events);
});

test('after the end somebody is on the free plan and owes nothing', () => {
  expect(after(growth, { ...growth, status: 'past_due' }, { ...growth, status: 'cancelled' })).toEqual({
    ...onTrial,
    plan: 'starter',
    status: 'active',
    paymentStatus: 'none',
  });
});

test('an unpaid month counts from its first failure, however often it fails', () => {
  const failed = decideBilling(after(growth), { ...growth, status: 'past_due' }, now).held;
  expect(decideBilling(failed, { ...growth, status: 'past_due' }, new Date('2026-11-30T08:00:00Z')).held.pastDueAt).toEqual(now);
});

test('months paid ahead are kept with their end, and a plan that renews itself has none', () => {
  expect(after({ ...growth, isPrepaid: true }).prepaidUntil).toEqual(end);
  expect(after({ ...growth, isPrepaid: true }, growth).prepaidUntil).toBeNull();
});

test('whatever came before, what a provider says now is what counts, and saying it again changes nothing', () => {
  const said = fc.record<ProvidedSubscription>({
    plan: fc.constantFrom('growth', 'pro', 'enterprise'),
    status: fc.constantFrom('trialing', 'active', 'past_due', 'cancelled'),
    periodStartAt: fc.constant(start),
    periodEndAt: fc.constantFrom(end, next),
    willCancel: fc.boolean(),
    isPrepaid: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 6 }), said, (earlier, last) => {
      const held = after(...earlier, last);
      expect(decideBilling(held, last, new Date(now.getTime() + 1))).toEqual({ held, events: [] });
      expect([held.plan, held.willCancel]).toEqual(last.status === 'cancelled' ? [held.plan, false] : [last.plan, last.willCancel]);
    }),
  );
});
