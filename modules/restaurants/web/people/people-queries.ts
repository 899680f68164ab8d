import { useQuery } from '@tanstack/react-query';

import { queryTimes } from '../../../../platform/web/query-times.ts';
import { saidInPassing, useDoing } from '../../../../platform/web/use-doing.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { sayFailure } from '../say-failure.ts';
import { peopleFailure } from './people-failure.ts';

const keyOf = (restaurantId: string) => ['restaurants', 'people', restaurantId] as const;

/** Who works in the restaurant, and how many may. */
export const useMembers = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  return useQuery({
    queryKey: [...keyOf(restaurantId), 'members'],
    queryFn: () => client.listMembers({ restaurantId }),
    staleTime: queryTimes.restaurantsStaleMs,
  });
};

export const useDepartments = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  return useQuery({
    queryKey: [...keyOf(restaurantId), 'departments'],
    queryFn: async () => (await client.listDepartments({ restaurantId })).departments,
    staleTime: queryTimes.restaurantsStaleMs,
  });
};

export const useInvitations = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  return useQuery({
    queryKey: [...keyOf(restaurantId), 'invitations'],
    queryFn: async () => (await client.listInvitations({ restaurantId })).invitations,
    staleTime: queryTimes.restaurantsStaleMs,
  });
};

export const useTablets = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  return useQuery({
    queryKey: [...keyOf(restaurantId), 'tablets'],
    queryFn: async () => (await client.listTablets({ restaurantId })).tablets,
    staleTime: queryTimes.restaurantsStaleMs,
  });
};

/** Does one thing about people now, says why not where it was refused, and asks everything about them anew. */
export const useTell = () => {
  const restaurantId = useRestaurant().id;
  const { tell, isTelling } = useDoing({ stale: [keyOf(restaurantId)], explain: saidInPassing });
  return {
    isTelling,
    tell: async (call: Promise<unknown>): Promise<boolean> => {
      const outcome = await tell(call);
      if ('answer' in outcome) return true;
      const { title, text } = peopleFailure(outcome.failure);
      sayFailure(outcome.failure, { title, description: text });
      return false;
    },
  };
};
