import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { watchPlans } from '../../modules/subscription/server/mount.ts';
import { payingHouse } from './testing/paying-house.ts';

const house = payingHouse();

const stands = (set: string) =>
  queryAs(house.database().superuser, `update subscription set ${set} where owner_id = $1`, [house.here().ownerId]);
const dayMs = 86_400_000;
const watch = (now = new Date()) => watchPlans(house.database().pools, now);
const letters = async () => {
  const text = `select facts ->> 'news' as news, facts ->> 'daysLeft' as days from mail.letter where recipient = $1 and template = 'plan' order by queued_at`;
  const rows = await queryAs<{ news: string; days: string }>(house.database().superuser, text, [house.here().email]);
  return rows.map(({ news, days }) => `${news} ${days}`);
};

it('a trial is spoken of with seven, three and one day left, once each, however often the job looks', async () => {
  const end = Date.now() + 10 * dayMs;
  await stands(`plan = 'free_trial', status = 'trialing', trial_end_at = to_timestamp(${end / 1000})`);
  for (const daysLeft of [9, 7, 6, 3, 2, 1]) {
    await watch(new Date(end - daysLeft * dayMs));
    await watch(new Date(end - daysLeft * dayMs + 1000));
  }
  expect(await letters()).toEqual(['TRIAL_LEFT 7', 'TRIAL_LEFT 3', 'TRIAL_LEFT 1']);
});

it('at the end of a trial somebody is on the free plan, with everybody and everything still there', async () => {
  await stands(`plan = 'free_trial', status = 'trialing', trial_end_at = now()`);
  await watch();
  await watch();
  expect(await house.subscription()).toMatchObject({ plan: 'starter', status: 'active', payment_status: 'none', next_payment_at: null });
  expect((await house.history()).at(-1)).toBe('trial_end free_trial starter');
  expect(await letters()).toEqual(['TRIAL_OVER 0']);
  const overview = await house.as('owner').subscription.getOverview({ restaurantId: house.here().restaurantId });
  expect(overview).toMatchObject({ plan: 'starter', staffUsed: 6, staffLimit: 5 });
});

it('a failed payment is spoken of once, with the day until which the plan goes on', async () => {
  await stands(`plan = 'growth', status = 'past_due', past_due_at = now()`);
  await watch();
  await watch();
  expect(await letters()).toEqual(['PAYMENT_FAILED 14']);
});

it('a plan that renews itself is not spoken of', async () => {
  await stands(`plan = 'growth', status = 'active', past_due_at = null`);
  await watch();
  expect(await letters()).toEqual([]);
});
