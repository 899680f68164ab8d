import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { retryUpTo } from '../../../platform/web/query-cache.ts';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { currentSession, keepSession } from '../../../platform/web/session.ts';
import { newPersonCommand } from '../../../platform/web/new-command.ts';
import { useRestaurantsClient } from './restaurants-client.ts';

/** The restaurants that the person belongs to, with their role in each. */
export const useMyRestaurants = () => {
  const client = useRestaurantsClient();
  return useQuery({
    queryKey: ['restaurants', 'mine'],
    queryFn: async () => (await client.listMine({})).restaurants,
    staleTime: queryTimes.restaurantsStaleMs,
    retry: retryUpTo(queryTimes.restaurantsRetries),
  });
};

/** Goes to work in another restaurant; everything shown is then asked anew. */
export const useSwitchRestaurant = () => {
  const client = useRestaurantsClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (restaurantId: string) => client.switchRestaurant(newPersonCommand({ restaurantId })),
    onSuccess: async ({ restaurantId }) => {
      const session = currentSession();
      if (session) keepSession({ ...session, user: { ...session.user, restaurantId } });
      await queries.invalidateQueries();
    },
  });
};
