import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openElement } from '../../../platform/web/testing/open-element.tsx';
import type { Entitlements, SubscriptionOverview } from '../contract/subscription.contract.ts';
import type { Usage } from '../contract/usage.contract.ts';
import { usageLevel } from '../rules/usage-level.ts';
import { BeyondBanner } from './beyond-banner.tsx';
import { LocationLimitNotice } from './location-limit-notice.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { starterOverview as overview } from './testing/starter-overview.ts';
import { UpgradePrompt } from './upgrade-prompt.tsx';

afterEach(cleanup);

const restaurantId = '0199aaaa-0000-7000-8000-000000000001';
const answering = (changed: Partial<SubscriptionOverview> & Partial<Entitlements>) => ({
  subscription: {
    getOverview: () => Promise.resolve({ ...overview, ...changed }),
    getEntitlements: () => Promise.resolve({ plan: 'starter', features: [], isBeyondPlan: false, aiUsed: 0, aiLimit: 100, ...changed }),
  },
});

describe('a refusal by the plan', () => {
  const pro = m.subscription_plan_pro();
  test.each([
    [
      'RESTAURANT_BEYOND_PLAN',
      { limit: 1, plan: 'starter', fitsOn: 'pro' },
      m.subscription_beyond(),
      m.subscription_prompt_limit_text({ plan: pro }),
    ],
    [
      'FEATURE_NOT_IN_PLAN',
      { feature: 'multi-location', fitsOn: 'pro' },
      m.subscription_prompt_feature({ feature: m.subscription_feature_multi_location() }),
      m.subscription_prompt_feature_text({ plan: pro }),
    ],
    [
      'LOCATION_LIMIT_REACHED',
      { limit: 1, plan: 'growth', fitsOn: 'pro' },
      m.subscription_prompt_limit({ plan: m.subscription_plan_growth(), count: 1 }),
      m.subscription_prompt_limit_text({ plan: pro }),
    ],
  ] as const)('%s is told in words, with the plan on which it goes and the way there', async (code, data, title, text) => {
    let closed = 0;
    openElement(<UpgradePrompt refusal={{ code, data }} maySee onClose={() => (closed += 1)} />, {});
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toContain(text);
    expect(screen.getByRole('link', { name: m.subscription_see_plans() }).getAttribute('href')).toBe('/subscription');
    fireEvent.click(screen.getByRole('button', { name: m.subscription_not_now() }));
    expect(closed).toBe(1);
  });

  test('leads nobody to the plans who cannot choose one, and says who can', async () => {
    const data = { limit: 1, plan: 'starter', fitsOn: 'pro' };
    openElement(<UpgradePrompt refusal={{ code: 'RESTAURANT_BEYOND_PLAN', data }} maySee={false} onClose={() => undefined} />, {});
    expect((await screen.findByRole('dialog')).textContent).toContain(m.subscription_for_holder());
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('beside every screen', () => {
  test('whoever works in a restaurant beyond the plan reads what goes on', async () => {
    openElement(<BeyondBanner restaurantId={restaurantId} maySee={false} />, answering({ isBeyondPlan: true }));
    expect((await screen.findByText(m.subscription_beyond())).textContent).toBeTruthy();
    expect(screen.getByText(m.subscription_for_holder(), { exact: false })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('in one that the plan is for nothing stands there', async () => {
    openElement(
      <>
        <BeyondBanner restaurantId={restaurantId} maySee />
        <p>below</p>
      </>,
      answering({}),
    );
    await screen.findByText('below');
    expect(screen.queryByText(m.subscription_beyond())).toBeNull();
  });

  test('the account holder reads that a payment is owed, with the way to pay it', async () => {
    openElement(<PlanBanner restaurantId={restaurantId} />, answering({ pastDueAt: '2026-11-20T08:00:00Z', plan: 'growth' }));
    expect(await screen.findByText(m.subscription_owed())).toBeTruthy();
    expect(screen.getByRole('link', { name: m.subscription_pay_now() }).getAttribute('href')).toBe('/subscription');
  });
});

describe('before a restaurant is added', () => {
  test('the limit stands in its place where it is reached, with the plan that has room', async () => {
    openElement(<LocationLimitNotice restaurantId={restaurantId}>the form</LocationLimitNotice>, answering({}));
    expect(await screen.findByText(m.subscription_prompt_limit_text({ plan: m.subscription_plan_pro() }))).toBeTruthy();
    expect(screen.queryByText('the form')).toBeNull();
  });

  test('the form stands there where there is room', async () => {
    openElement(
      <LocationLimitNotice restaurantId={restaurantId}>the form</LocationLimitNotice>,
      answering({ featurePlan: 'pro', locationLimit: 5 }),
    );
    expect(await screen.findByText('the form')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('AI operations', () => {
  const usageOf = (used: number, limit: number): Usage => ({
    summary: { total_operations: used, operations_limit: limit, usage_percentage: 0, breakdown: {} as never },
    quota: { aiOperationsUsed: used, aiOperationsLimit: limit },
    level: usageLevel(used, limit),
    cycleStartAt: '2026-11-01T00:00:00Z',
    cycleEndAt: '2026-12-01T00:00:00Z',
    reachedAt: null,
    people: [],
  });
  const open = (used: number, limit: number) =>
    openElement(
      <>
        <PlanNotices overview={overview} payment={undefined} usage={usageOf(used, limit)} />
        <p>below</p>
      </>,
      {},
    );

  test.each([79, 0])('of which %i of 100 are used are spoken of nowhere', async (used) => {
    open(used, 100);
    await screen.findByText('below');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([80, 95, 99])('of which %i of 100 are used are spoken of, softly', async (used) => {
    open(used, 100);
    expect(await screen.findByText(m.subscription_ai_low({ used, limit: 100 }))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that are used up are an alarm, with the plan that has more of them', async () => {
    open(100, 100);
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toContain(m.subscription_ai_over_text({ plan: m.subscription_plan_growth() }));
  });

  test('without a limit are never spoken of', async () => {
    open(9999, -1);
    await screen.findByText('below');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
