import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';

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
      const isOffline = outcome.failure.kind === 'no-connection';
      const title = isOffline ? m.restaurants_connection_error() : m.restaurants_key_failed();
      showToast({ status: 'wrong', title, ...(isOffline && { description: m.restaurants_connection_error_text() }) });
      return false;
    }
    await queries.invalidateQueries({ queryKey });
    return true;
  };
  return { restaurantId, client, keys, tell, isTelling };
};
