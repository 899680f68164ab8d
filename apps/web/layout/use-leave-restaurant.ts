import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';

/**
 * Leaves one restaurant for another, in whichever tab that was chosen: nothing of the one is in the address, in the cache
 * or on the disk when the other is shown.
 *
 * @returns whether it is just being left; no screen may stand then, for it would keep, and ask again for, what is to go
 */
export const useLeaveRestaurant = (): boolean => {
  const queries = useQueryClient();
  const router = useRouter();
  const restaurantId = useMaybeRestaurant()?.id;
  const [shownId, setShownId] = useState(restaurantId);
  if (shownId === undefined && restaurantId !== undefined) setShownId(restaurantId);
  const isLeaving = shownId !== undefined && restaurantId !== undefined && shownId !== restaurantId;
  useEffect(() => {
    if (!isLeaving) return;
    forget(queries, shownId);
    void toStartOfPlace(router).finally(() => setShownId(restaurantId));
  }, [isLeaving, queries, router, restaurantId, shownId]);
  return isLeaving;
};

const forget = (queries: QueryClient, restaurantId: string): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(restaurantId) });

/** From an item to the items, and from what was filtered to all; the settings have the same pages everywhere. */
const toStartOfPlace = async (router: AnyRouter): Promise<void> => {
  const [, place = ''] = router.state.location.pathname.split('/');
  if (place === 'settings') return;
  await router.navigate({ to: `/${place}`, search: {}, replace: true });
};
