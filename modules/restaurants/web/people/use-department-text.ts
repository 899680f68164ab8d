import { useQuery } from '@tanstack/react-query';

import { useMaybeRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { departmentWord } from './department-word.ts';

/** The department of whoever is signed in, in the restaurant being worked in; empty where they have none, or it isn't known. */
export const useDepartmentText = (): string => {
  const restaurantId = useMaybeRestaurant()?.id ?? '';
  const client = useRestaurantsClient();
  const { data } = useQuery({
    queryKey: ['restaurants', 'people', restaurantId, 'me'],
    queryFn: () => client.myMembership({ restaurantId }),
    enabled: restaurantId !== '',
  });
  return data?.department ? departmentWord(data.department) : '';
};
