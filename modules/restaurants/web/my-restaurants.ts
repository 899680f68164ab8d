import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { retryUpTo } from '../../../platform/web/query-cache.ts';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { newPersonCommand } from '../../../platform/web/new-command.ts';
import { readFailure } from '../../../platform/web/refusal.ts';
import { currentSession, endSession, keepSession } from '../../../platform/web/session.ts';
import { showToast } from '../../../ui/toast.ts';
import type { RestaurantSummary } from '../contract/schemas.ts';
import { useRestaurantsClient } from './restaurants-client.ts';

const mineKey = ['restaurants', 'mine'] as const;

/** The restaurants that the person belongs to, with their role in each. */
export const useMyRestaurants = () => {
  const client = useRestaurantsClient();
  return useQuery({
    queryKey: mineKey,
    queryFn: async () => (await client.listMine({})).restaurants,
    staleTime: queryTimes.restaurantsStaleMs,
    retry: retryUpTo(queryTimes.restaurantsRetries),
  });
};

/** Goes to work in another restaurant, and says how that went. */
export const useSwitchRestaurant = () => {
  const client = useRestaurantsClient();
  const queries = useQueryClient();
  return useMutation({
    // Without a connection it is told so at once; a switch that waited would come when nobody thinks of it any more.
    networkMode: 'always',
    mutationFn: async (restaurantId: string): Promise<RestaurantSummary | null> => {
      const chosen = queries.getQueryData<readonly RestaurantSummary[]>(mineKey)?.find(({ id }) => id === restaurantId);
      if (chosen) await client.switchRestaurant(newPersonCommand({ restaurantId }));
      return chosen ?? null;
    },
    onSuccess: async (chosen) => {
      if (!chosen) return sayWhyNot(m.restaurants_switch_not_found());
      const session = currentSession();
      if (session) keepSession({ ...session, user: { ...session.user, restaurantId: chosen.id } });
      showToast({ title: m.restaurants_switched(), description: m.restaurants_now_managing({ name: chosen.name }) });
      await queries.invalidateQueries();
    },
    onError: (thrown) => {
      const failure = readFailure(thrown);
      const code = failure.kind === 'refusal' ? failure.code : '';
      sayWhyNot(Object.hasOwn(refused, code) ? refused[code]?.() : undefined);
      if (code === 'UNAUTHENTICATED') endSession();
      else if (code !== '') void queries.invalidateQueries({ queryKey: mineKey });
    },
  });
};

const refused: Readonly<Record<string, () => string>> = {
  UNAUTHENTICATED: m.restaurants_switch_not_signed_in,
  RESTAURANT_NO_ACCESS: m.restaurants_refusal_restaurant_no_access,
};

const sayWhyNot = (description: string = m.restaurants_switch_failed()): void =>
  showToast({ status: 'wrong', title: m.restaurants_error(), description });
