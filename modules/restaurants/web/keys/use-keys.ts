import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { sayFailure } from '../say-failure.ts';

/** The keys of other programs, and the way to do something about one now. */
export const useKeys = () => {
  const { id: restaurantId } = useRestaurant();
  const client = useRestaurantsClient();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const queryKey = ['restaurants', restaurantId, 'keys'];
  const keys = useQuery({ queryKey, queryFn: async () => (await client.listKeys({ restaurantId })).keys });
  const tell = async (call: Promise<unknown>): Promise<boolean> => {
    setIsTelling(true);
    const outcome = await attempt(call);
    setIsTelling(false);
    if ('failure' in outcome) {
      sayFailure(outcome.failure, { title: m.restaurants_key_failed() });
      return false;
    }
    await queries.invalidateQueries({ queryKey });
    return true;
  };
  return { restaurantId, client, keys, tell, isTelling };
};
