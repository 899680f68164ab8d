import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { accountCountsOf, ownWallOf } from '../../modules/restaurants/server/public.ts';
import { watchPlans } from '../../modules/subscription/server/mount.ts';
import { planPresses } from '../../modules/subscription/server/public.ts';
import { isEntryRefused, withRestaurant } from '../../platform/server/database/tenancy.ts';
import { createHousehold } from './testing/household.ts';
import { payingHouse } from './testing/paying-house.ts';

const house = payingHouse();

const stands = (set: string) =>
  queryAs(house.database().superuser, `update subscription set ${set} where owner_id = $1`, [house.here().ownerId]);
const dayMs = 86_400_000;
const watch = (now = new Date()) => watchPlans(house.database().pools, { wallOf: ownWallOf, countsOf: accountCountsOf }, now);
const letters = async () => {
  const text = `select facts ->> 'news' as news, facts ->> 'daysLeft' as days from mail.letter where recipient = $1 and template = 'plan' order by queued_at`;
  const rows = await queryAs<{ news: string; days: string }>(house.database().superuser, text, [house.here().email]);
  return rows.map(({ news, days }) => `${news} ${days}`);
};

/** The notice and the days of what is said of a trial; null where nothing is. */
const trialAlert = async (now = new Date()): Promise<string | null> => {
  const { restaurantId, people } = house.here();
  const entry = { pool: house.database().pools.app, credential: people.owner, access: 'read' } as const;
  const pressing = await withRestaurant(entry, restaurantId, (tx) => planPresses(tx, now));
  if (isEntryRefused(pressing)) throw new Error('The owner was not let in.');
  const found = pressing.find(({ kind }) => kind === 'trial');
  return found ? `${found.subject}: ${String(found.words['days'])}` : null;
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

it('until a trial ends its alert says the days that are left, and for a week after it that it is over', async () => {
  const end = Date.now() + 10 * dayMs;
  await stands(`plan = 'free_trial', status = 'trialing', trial_end_at = to_timestamp(${end / 1000})`);
  const told: (string | null)[] = [];
  for (const daysLeft of [8, 7, 5, 3, 2, 1, 0, -6, -8]) told.push(await trialAlert(new Date(end - daysLeft * dayMs)));
  // The subject is the notice that was told: one that only counts down is not told anew.
  expect(told).toEqual([null, '7: 7', '7: 5', '3: 3', '3: 2', '1: 1', '0: 0', '0: 0', null]);
  await watch(new Date(end + dayMs));
  expect(await trialAlert(new Date(end + dayMs))).toBe('0: 0');
});

it('whoever pays, or ended what they paid for, is not told that a trial is over', async () => {
  for (const standing of [`plan = 'growth', status = 'active'`, `plan = 'growth', status = 'cancelled'`]) {
    await stands(`${standing}, trial_end_at = now() - interval '1 hour'`);
    expect(await trialAlert()).toBeNull();
  }
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

it.each(['past_due_at', 'prepaid_until'])(
  'that the days of grace are over is told once, on whose day the free plan holds (%s)',
  async (column) => {
    const failedAt = Date.now() - 13 * dayMs;
    await stands(`plan = 'growth', status = 'active', ${column} = to_timestamp(${failedAt / 1000})`);
    for (const days of [13, 14, 14.1, 20]) await watch(new Date(failedAt + days * dayMs));
    expect(await letters()).toEqual([column === 'past_due_at' ? 'PAYMENT_FAILED 1' : 'PREPAID_OVER 0', 'GRACE_OVER 0']);
  },
);

/** Another restaurant of the same owner, made after the first. */
const addRestaurant = async (): Promise<string> => {
  const { superuser } = house.database();
  const { restaurantId } = await createHousehold(house.app(), house.database());
  await queryAs(superuser, 'update restaurant set owner_id = $1 where id = $2', [house.here().ownerId, restaurantId]);
  const owns = `insert into membership (restaurant_id, user_id, role) values ($1, $2, 'owner')`;
  await queryAs(superuser, owns, [restaurantId, house.here().ownerId]);
  return restaurantId;
};

it('a letter says how many restaurants are more than the free plan is for, before a trial ends and when it is over', async () => {
  const end = Date.now() + 3 * dayMs;
  await stands(`plan = 'free_trial', status = 'trialing', trial_end_at = to_timestamp(${end / 1000})`);
  await watch();
  await addRestaurant();
  await addRestaurant();
  await watch(new Date(end - dayMs));
  await watch(new Date(end));
  const text = `select facts ->> 'beyondCount' as beyond from mail.letter where recipient = $1 and template = 'plan' order by queued_at`;
  const told = await queryAs<{ beyond: string }>(house.database().superuser, text, [house.here().email]);
  expect(told.map(({ beyond }) => beyond)).toEqual(['0', '2', '2']);
});

describe('the day in a letter', () => {
  /** What the letter says of a payment that failed before midnight in London and after it in Addis Ababa. */
  const dayOf = async (restaurantIs: string, personIs = 'language = language'): Promise<string | undefined> => {
    const { superuser } = house.database();
    await queryAs(superuser, `update restaurant set ${restaurantIs} where id = $1`, [house.here().restaurantId]);
    await queryAs(superuser, `update profile set ${personIs} where user_id = $1`, [house.here().ownerId]);
    await stands(`plan = 'growth', status = 'past_due', past_due_at = '2026-12-10T22:30:00Z'`);
    await watch(new Date('2026-12-11T08:00:00Z'));
    const text = `select facts ->> 'day' as day from mail.letter where recipient = $1 and template = 'plan'`;
    return (await queryAs<{ day: string }>(superuser, text, [house.here().email]))[0]?.day;
  };

  it.each([
    ['in London is that of London', `time_zone = 'Europe/London'`, undefined, '24 December 2026'],
    ['in Addis Ababa is that of Addis Ababa', `time_zone = 'Africa/Addis_Ababa'`, undefined, '25 December 2026'],
    [
      'is that of the zone that the owner chose',
      `time_zone = 'Europe/London'`,
      `preferred_time_zone = 'Africa/Addis_Ababa'`,
      '25 December 2026',
    ],
    [
      'is counted as the house counts, in the language of its owner',
      `time_zone = 'Africa/Addis_Ababa', use_ethiopian_calendar = true`,
      `language = 'am'`,
      'ታኅሣሥ 16, 2019',
    ],
    ['is counted as the owner counts', `time_zone = 'Europe/London'`, 'use_ethiopian_calendar = true', 'Tahsas 15, 2019'],
  ] as const)('%s', async (_what, restaurantIs, personIs, day) => {
    expect(await dayOf(restaurantIs, personIs)).toBe(day);
  });

  it('is that of the oldest house, where there are several', async () => {
    const later = await addRestaurant();
    const place = `update restaurant set time_zone = 'Africa/Addis_Ababa', use_ethiopian_calendar = true where id = $1`;
    await queryAs(house.database().superuser, place, [later]);
    expect(await dayOf(`time_zone = 'Europe/London'`)).toBe('24 December 2026');
  });
});

it('a plan that renews itself is not spoken of', async () => {
  await stands(`plan = 'growth', status = 'active', past_due_at = null`);
  await watch();
  expect(await letters()).toEqual([]);
});

it('one account holder who cannot be looked after keeps none of the others waiting', async () => {
  const { superuser } = house.database();
  const others = [await createHousehold(house.app(), house.database()), await createHousehold(house.app(), house.database())];
  await queryAs(superuser, `update subscription set plan = 'growth', status = 'past_due', past_due_at = now()`);
  await queryAs(
    superuser,
    `create function public.break_notice() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await queryAs(
    superuser,
    `create trigger break_notice before insert on billing_notice for each row when (new.owner_id = '${house.here().ownerId}')
     execute function public.break_notice()`,
  );
  await expect(watch()).rejects.toThrow('1 account holder(s) could not be looked after.');
  await queryAs(superuser, 'drop trigger break_notice on billing_notice');
  await queryAs(superuser, 'drop function public.break_notice()');
  const told = `select count(*)::int as told from mail.letter where recipient = any ($1) and template = 'plan'`;
  expect(await queryAs(superuser, told, [others.map(({ email }) => email)])).toEqual([{ told: 2 }]);
  expect(await letters()).toEqual([]);
});
