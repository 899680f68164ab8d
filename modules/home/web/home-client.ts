import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { homeContract } from '../contract/home.contract.ts';

type Language = 'en' | 'am';

/** The restaurant that is asked about, with the client that asks. */
export const useHomeWorld = () => {
  const client = useRpcClient<{ home: typeof homeContract }>().home;
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

export type HomeWorld = ReturnType<typeof useHomeWorld>;

/** The day at a glance. */
export const homeQuery = ({ client, restaurantId }: HomeWorld, language: Language) =>
  queryOptions({
    queryKey: ['home', restaurantId, 'day', language],
    queryFn: () => client.readHome({ restaurantId, language }),
    staleTime: queryTimes.homeStaleMs,
    refetchInterval: queryTimes.homeStaleMs,
  });

/** What some words may have meant; nothing is asked before there are two letters. */
export const findQuery = (
  { client, restaurantId }: HomeWorld,
  { words, language }: { readonly words: string; readonly language: Language },
) =>
  queryOptions({
    queryKey: ['home', restaurantId, 'found', words, language],
    queryFn: ({ signal }) => client.findByName({ restaurantId, words, language }, { signal }),
    enabled: words.length > 1,
  });
