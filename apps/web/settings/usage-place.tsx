import { lazy } from 'react';

import { useCan, useRestaurant } from '../../../modules/restaurants/web/public.ts';
import { loadOperationsScreen } from '../../../modules/subscription/web/public.ts';

const OperationsScreen = lazy(async () => ({ default: await loadOperationsScreen() }));

/** Who used which AI operation in the restaurant being worked in. */
export const UsagePlace = () => {
  const { id, timeZone } = useRestaurant();
  return <OperationsScreen restaurantId={id} timeZone={timeZone} maySee={useCan('subscription.view')} />;
};
