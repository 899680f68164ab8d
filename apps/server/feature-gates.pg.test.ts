import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { aiCategories, aiCosts } from '../../modules/subscription/rules/ai-operations.ts';
import { featureGates, featureOfOperation } from '../../modules/subscription/rules/feature-gates.ts';
import { hasFeature } from '../../modules/subscription/rules/features.ts';
import { firstPlanWith, type Feature } from '../../modules/subscription/rules/price-list.ts';
import { plans } from '../../modules/subscription/rules/plans.ts';
import { listedProcedures } from './testing/contract-procedures.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { inputFor } from './testing/procedure-fixtures.ts';
import { unknownThings } from './testing/things.ts';

const house = freshHouse();

const stands = async (plan: string, plannedUpgrade: string | null = null) => {
  const { superuser } = house.database();
  const { ownerId } = house.here();
  const trial = `update subscription set plan = $2, trial_end_at = now() + interval '1 day' where owner_id = $1`;
  await queryAs(superuser, trial, [ownerId, plan]);
  await queryAs(superuser, 'update profile set planned_upgrade = $2 where user_id = $1', [ownerId, plannedUpgrade]);
};

const cases = Object.entries(featureGates).flatMap(([feature, paths]) => paths.map((path) => [path, feature as Feature] as const));
/** Whether a plan opens a feature, with growth tried during the trial. */
const isOpen = (feature: Feature, plan: string): boolean => {
  const trialEndAt = new Date(Date.now() + 60_000);
  const standing = { plan, status: 'active', trialEndAt, pastDueAt: null, prepaidUntil: null, plannedUpgrade: null };
  return hasFeature(feature, standing, new Date());
};

it('every procedure of the table is one in a restaurant, so that its guard looks at the plan', () => {
  const inRestaurants = listedProcedures.filter(({ meta }) => meta.scope === 'restaurant').map(({ path }) => path);
  for (const [path] of cases) expect(inRestaurants).toContain(path);
});

describe.each(cases)('%s', (path, feature) => {
  it.each(plans)(`on the plan %s is open where ${feature} is`, async (plan) => {
    await stands(plan);
    const answer = await house.app().call(path, inputFor(path, { ...unknownThings(), restaurantId: house.here().restaurantId }), {
      kind: 'person',
      userId: house.idOf('owner'),
    });
    const refused = { status: 403, body: { code: 'FEATURE_NOT_IN_PLAN', data: { feature, fitsOn: firstPlanWith(feature) } } };
    if (isOpen(feature, plan)) expect(answer.body).not.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    else expect(answer).toMatchObject(refused);
  });
});

it('a trial of pro opens what pro has', async () => {
  await stands('free_trial', 'pro');
  const ask = house
    .as('owner')
    .inventory.requestTransfer(
      inputFor('inventory.requestTransfer', { ...unknownThings(), restaurantId: house.here().restaurantId }) as never,
    );
  await expect(ask).rejects.toMatchObject({ code: 'TRANSFER_PARTNER_UNKNOWN' });
});

describe.each(aiCategories)('an AI operation of %s', (category) => {
  it.each(plans)('on the plan %s counts where the plan opens it', async (plan) => {
    await stands(plan);
    const counted = house.as('owner').subscription.trackUsage(house.tell({ id: uuidv7(), category, cost: aiCosts[category] }));
    const feature = featureOfOperation(category);
    if (feature === null || isOpen(feature, plan)) expect(await counted).toEqual({ isCounted: true });
    else await expect(counted).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN', data: { feature } });
  });
});
