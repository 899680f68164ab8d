import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openElement } from '../../../platform/web/testing/open-element.tsx';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { starterOverview } from './testing/starter-overview.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const overview: SubscriptionOverview = {
  ...starterOverview,
  plan: 'growth',
  paidPlan: 'growth',
  featurePlan: 'growth',
  staffLimit: 10,
};

const open = (isPhone: boolean, answers: object = {}) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query.includes('< 48rem'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openElement(<SubscriptionScreen restaurantId="0199aaaa-0000-7000-8000-000000000001" payment={undefined} heading="h1" />, {
    subscription: { getOverview: async () => overview },
    ...answers,
  });
};

test('on a phone each plan stands under the others with what it holds, and nothing is moved sideways', async () => {
  open(true);
  const plans = within(await screen.findByRole('region', { name: m.subscription_plans() }));
  expect(screen.queryByRole('table')).toBeNull();
  const planOf = (word: string) => within(plans.getByText(word).closest('li') ?? document.body);
  expect(planOf(m.subscription_plan_starter()).getByText('£0')).toBeDefined();
  const own = planOf(m.subscription_plan_growth());
  expect(own.getByText(m.subscription_yours())).toBeDefined();
  expect(own.queryByRole('button')).toBeNull();
  const pro = planOf(m.subscription_plan_pro());
  expect(pro.getByText('3,000')).toBeDefined();
  expect(pro.getByRole('button', { name: m.subscription_upgrade_to({ plan: m.subscription_plan_pro() }) })).toBeDefined();
});

test('elsewhere the plans stand beside each other', async () => {
  open(false);
  expect(await screen.findByRole('table', { name: m.subscription_plans() })).toBeDefined();
});

test.each([
  [
    'nobody answers',
    () => Promise.reject(new TypeError('Failed to fetch')),
    m.subscription_website_unasked(),
    m.subscription_website_away(),
  ],
  [
    'the billing service fails',
    async () => new Response('out of order', { status: 500 }),
    m.subscription_website_away(),
    m.subscription_website_unasked(),
  ],
])('where %s just that is said of what is missing', async (_why, answer, said, other) => {
  vi.stubGlobal('fetch', answer);
  open(false, { accounts: { getSession: async () => ({ accessToken: 'token' }) } });
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(other)).toBeNull();
});

test('a plan that could not be asked for without a line is missing for want of one', async () => {
  open(false, { subscription: { getOverview: () => Promise.reject(new TypeError('Failed to fetch')) } });
  expect(await screen.findByText(m.ui_unread_no_connection())).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
