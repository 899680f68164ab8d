import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';

import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { loadSubscriptionTab } from '../../../modules/subscription/web/public.ts';

const SubscriptionTab = lazy(async () => ({ default: await loadSubscriptionTab() }));

/** The plan of the restaurant being worked in, and how a payment ended, as the address says. */
export const SubscriptionPage = () => {
  const restaurantId = useMaybeRestaurant()?.id;
  const payment = useSearch({ strict: false, select: paymentOf });
  return restaurantId === undefined ? null : <SubscriptionTab restaurantId={restaurantId} payment={payment} />;
};

const paymentOf = ({ success, cancelled }: { readonly success?: 'true'; readonly cancelled?: 'true' }) => {
  if (success) return 'success';
  return cancelled ? 'cancelled' : undefined;
};
