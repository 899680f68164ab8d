import { lazy, Suspense } from 'react';

import { useCan, useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { loadPlanBanner } from '../../../modules/subscription/web/public.ts';

const PlanBanner = lazy(async () => ({ default: await loadPlanBanner() }));

/** How the plan stands, above every screen, for the account holder alone. */
export const PlanNotice = () => {
  const restaurantId = useMaybeRestaurant()?.id;
  const maySee = useCan('subscription.view');
  if (restaurantId === undefined || !maySee) return null;
  return (
    <Suspense>
      <PlanBanner restaurantId={restaurantId} />
    </Suspense>
  );
};
