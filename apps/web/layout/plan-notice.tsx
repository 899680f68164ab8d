import { lazy, Suspense } from 'react';

import { useCan, useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { loadBeyondBanner, loadPlanBanner, loadUpgradePrompt } from '../../../modules/subscription/web/public.ts';
import { useExternalValue } from '../../../platform/web/external-value.ts';
import { planRefusal } from '../plan-refusal.ts';

const PlanBanner = lazy(async () => ({ default: await loadPlanBanner() }));
const BeyondBanner = lazy(async () => ({ default: await loadBeyondBanner() }));
const UpgradePrompt = lazy(async () => ({ default: await loadUpgradePrompt() }));

/**
 * How the plan stands, below every screen: to the account holder what is left or owed, to everybody what waits for a larger
 * plan. It is known later than the screen, and from below it moves nothing that somebody is about to touch.
 */
export const PlanNotice = () => {
  const restaurantId = useMaybeRestaurant()?.id;
  const maySee = useCan('subscription.view');
  const refusal = useExternalValue(planRefusal);
  if (restaurantId === undefined) return null;
  return (
    <Suspense>
      <BeyondBanner restaurantId={restaurantId} maySee={maySee} />
      {maySee && <PlanBanner restaurantId={restaurantId} />}
      {refusal && <UpgradePrompt refusal={refusal} maySee={maySee} onClose={() => planRefusal.set(null)} />}
    </Suspense>
  );
};
