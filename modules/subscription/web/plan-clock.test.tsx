import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openElement } from '../../../platform/web/testing/open-element.tsx';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { Meters } from './meters.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { starterOverview as starter } from './testing/starter-overview.ts';

const trial: SubscriptionOverview = { ...starter, plan: 'free_trial', featurePlan: 'growth', trialEndAt: '2026-12-15T06:20:00Z' };
const restaurantId = '0199aaaa-0000-7000-8000-000000000001';
const answering = (overview: SubscriptionOverview) => ({ subscription: { getOverview: () => Promise.resolve(overview) } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page stays as it is, and time goes on: its clock, and once what ticks by it. */
const goOnTo = (at: string): void =>
  act(() => {
    vi.setSystemTime(at);
    vi.advanceTimersByTime(60_000);
  });

test.each([
  ['is left for three days', '2026-12-12T08:00:00Z', () => m.subscription_trial_left({ count: 3 })],
  ['ends tomorrow', '2026-12-14T12:00:00Z', () => m.subscription_trial_left({ count: 1 })],
  ['ends today', '2026-12-15T05:00:00Z', m.subscription_trial_ends_today],
  ['is over', '2026-12-15T06:20:00Z', m.subscription_trial_over],
])('the account holder reads that a trial %s, with the way to the plans', async (_, at, title) => {
  vi.setSystemTime(at);
  openElement(<PlanBanner restaurantId={restaurantId} />, answering(trial));
  expect(await screen.findByText(title())).toBeTruthy();
  expect(screen.getByRole('link', { name: m.subscription_see_plans() }).getAttribute('href')).toBe('/subscription');
});

test('a page that stays open counts the days of a trial down', async () => {
  vi.setSystemTime('2026-12-08T08:00:00Z');
  openElement(
    <>
      <PlanBanner restaurantId={restaurantId} />
      <Meters overview={trial} usage={undefined} />
    </>,
    answering(trial),
  );
  await screen.findByText(m.subscription_trial_left({ count: 7 }));
  goOnTo('2026-12-12T08:00:00Z');
  expect(screen.getByText(m.subscription_trial_left({ count: 3 }))).toBeTruthy();
  expect(screen.getByText('3')).toBeTruthy();
});

test.each([
  ['goes on for a while', 'growth', m.subscription_owed_text],
  ['is over, and the free plan holds', 'starter', m.subscription_owed_over_text],
] as const)('whoever owes a payment reads that the plan %s, and nowhere that it renews', async (_, plan, text) => {
  const owed = { ...starter, plan, paidPlan: 'growth', pastDueAt: '2026-12-15T08:00:00Z', periodEndAt: '2027-01-15T08:00:00Z' } as const;
  openElement(
    <>
      <PlanNotices overview={owed} payment={undefined} usage={undefined} />
      <Meters overview={owed} usage={undefined} />
    </>,
    {},
  );
  const named = { plan: m.subscription_plan_growth(), day: '29 Dec' };
  expect(await screen.findByText(text(named))).toBeTruthy();
  expect(screen.queryByText(m.subscription_renews({ day: '15 Jan' }))).toBeNull();
});

test.each([
  [1, 0],
  [2, 1],
  [4, 3],
])('before a trial ends, of %i restaurants it is said that %i are more than the free plan is for', async (locationsUsed, count) => {
  vi.setSystemTime('2026-12-08T08:00:00Z');
  const overview = { ...trial, locationsUsed };
  openElement(
    <>
      <PlanNotices overview={overview} payment={undefined} usage={undefined} />
      <Meters overview={overview} usage={undefined} />
    </>,
    {},
  );
  await screen.findByText(m.subscription_until({ day: '15 Dec' }));
  const said = screen.queryByText(m.subscription_trial_beyond({ count }));
  expect(said !== null).toBe(count > 0);
  expect(screen.queryByText(m.subscription_trial_beyond_text({ count })) !== null).toBe(count > 0);
});

test.each([
  ['is not over', '2026-12-15T07:59:00Z', 'growth', m.subscription_prepaid, m.subscription_prepaid_text({ day: '15 Dec' })],
  ['is over', '2026-12-15T08:00:00Z', 'growth', m.subscription_prepaid_over, m.subscription_owed_text({ plan: 'Growth', day: '29 Dec' })],
  [
    'is over for long',
    '2026-12-30T08:00:00Z',
    'starter',
    m.subscription_prepaid_over,
    m.subscription_prepaid_over_text({ plan: 'Growth', day: '29 Dec' }),
  ],
] as const)('what was paid ahead %s, and is never said to renew itself', async (_, at, plan, title, text) => {
  vi.setSystemTime(at);
  const until = '2026-12-15T08:00:00Z';
  const paid = { ...starter, plan, paidPlan: 'growth', prepaidUntil: until, periodEndAt: until } as const;
  openElement(
    <>
      <PlanNotices overview={paid} payment={undefined} usage={undefined} />
      <Meters overview={paid} usage={undefined} />
    </>,
    {},
  );
  expect(await screen.findByText(title())).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  const isOver = title === m.subscription_prepaid_over;
  expect(screen.queryByText(m.subscription_prepaid()) === null).toBe(isOver);
  expect(screen.queryByText(m.subscription_renews({ day: '15 Dec' }))).toBeNull();
  expect(screen.getByText(isOver ? m.subscription_unpaid() : m.subscription_ends({ day: '15 Dec' }))).toBeTruthy();
});

test.each([
  ['go on', '2026-12-14T08:00:00Z', 'growth', false],
  ['are over, and the plan goes on for a while', '2026-12-16T08:00:00Z', 'growth', true],
  ['are over for long, and the free plan holds', '2026-12-30T08:00:00Z', 'starter', false],
] as const)('on every page it is said of months paid ahead that %s', async (_, at, plan, isSaid) => {
  vi.setSystemTime(at);
  const paid = { ...starter, plan, paidPlan: 'growth', prepaidUntil: '2026-12-15T08:00:00Z' } as const;
  const getOverview = vi.fn(() => Promise.resolve(paid));
  openElement(<PlanBanner restaurantId={restaurantId} />, { subscription: { getOverview } });
  await vi.waitFor(() => expect(getOverview).toHaveResolved());
  if (isSaid) await screen.findByText(m.subscription_prepaid_over());
  expect(screen.queryByRole('link', { name: m.subscription_pay_now() }) !== null).toBe(isSaid);
});

test('a page that stays open says on its own that the months paid ahead are over', async () => {
  vi.setSystemTime('2026-12-15T07:59:00Z');
  const paid = { ...starter, plan: 'growth', paidPlan: 'growth', prepaidUntil: '2026-12-15T08:00:00Z' } as const;
  openElement(<PlanNotices overview={paid} payment={undefined} usage={undefined} />, {});
  await screen.findByText(m.subscription_prepaid());
  goOnTo('2026-12-15T08:00:00Z');
  expect(screen.getByText(m.subscription_prepaid_over())).toBeTruthy();
});
