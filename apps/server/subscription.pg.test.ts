import { beforeAll, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let home: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  home = await createHousehold(app, database());
});

const overview = () => app.as(home.people.owner).subscription.getOverview({ restaurantId: home.restaurantId });

it.each([
  ['free_trial', 5],
  ['starter', 5],
  ['growth', 10],
  ['pro', 25],
  ['enterprise', 999],
])('on the plan %s an account holder sees how many of %i places are taken', async (plan, staffLimit) => {
  await queryAs(database().superuser, 'update subscription set plan = $2 where owner_id = $1', [home.ownerId, plan]);
  expect(await overview()).toMatchObject({ plan, staffLimit, staffUsed: 6 });
});

it('somebody who no longer works there takes no place', async () => {
  const gone = [home.restaurantId, home.people.staff.kind === 'person' ? home.people.staff.userId : ''];
  await queryAs(database().superuser, 'update membership set is_active = false where restaurant_id = $1 and user_id = $2', gone);
  expect((await overview()).staffUsed).toBe(5);
});

it('the end of the trial is an instant that any clock can show', async () => {
  const { trialEndAt } = await overview();
  expect(new Date(trialEndAt ?? '').getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000);
});
