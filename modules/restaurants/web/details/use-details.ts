import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import { queryTimes } from '../../../../platform/web/query-times.ts';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox, useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { RestaurantChanges, RestaurantDetails } from '../../contract/details.contract.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';

const command = 'restaurants.update-details@1';

/** Under which key a restaurant's own settings are kept in the cache. */
export const detailsKey = (restaurantId: string) => ['restaurants', 'details', restaurantId] as const;

const changesOf = (entry: OutboxEntry): RestaurantChanges => (entry.input as unknown as { readonly body: RestaurantChanges }).body;

/** The restaurant's settings as they will be once everything that waits has arrived, and the way to change them. */
export const useDetails = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const outbox = useOutbox();
  const { waiting } = useOutboxSummary();
  const query = useQuery({
    queryKey: detailsKey(restaurantId),
    queryFn: () => client.getDetails({ restaurantId }),
    staleTime: queryTimes.restaurantStaleMs,
  });
  const { data } = query;
  const details = useMemo((): RestaurantDetails | undefined => {
    if (!data) return undefined;
    const mine = waiting.filter((entry) => entry.name === command && entry.input.restaurantId === restaurantId);
    return Object.assign({ ...data }, ...mine.map(changesOf)) as RestaurantDetails;
  }, [data, waiting, restaurantId]);
  const change = (changes: RestaurantChanges, subject: string): void =>
    void outbox.enqueue({ name: command, subject, input: newCommand(restaurantId, changes) });
  return { details, query, change };
};
