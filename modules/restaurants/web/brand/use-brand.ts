import { useQuery } from '@tanstack/react-query';

import { queryTimes } from '../../../../platform/web/query-times.ts';
import type { Brand } from '../../contract/brand.contract.ts';
import { useMaybeRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';

/** Under which key the brand of a restaurant is kept. */
export const brandKey = (restaurantId: string) => ['restaurants', 'brand', restaurantId] as const;

/** The brand of the restaurant being worked in; nothing is asked where none was ever chosen. */
export const useBrand = (): Brand | null => {
  const restaurant = useMaybeRestaurant();
  const client = useRestaurantsClient();
  const restaurantId = restaurant?.id ?? '';
  const isChosen = Boolean(restaurant?.brandChangedAt);
  const { data } = useQuery({
    queryKey: brandKey(restaurantId),
    queryFn: async () => (await client.readBrand({ restaurantId })).brand,
    enabled: isChosen,
    staleTime: queryTimes.restaurantStaleMs,
  });
  return isChosen ? (data ?? null) : null;
};
