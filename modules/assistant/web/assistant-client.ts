import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { assistantContract } from '../contract/assistant.contract.ts';

/** The restaurant that is asked about, with the client that asks. */
export const useAssistantWorld = () => {
  const client = useRpcClient<{ assistant: typeof assistantContract }>().assistant;
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

type AssistantWorld = ReturnType<typeof useAssistantWorld>;

/** So often it is looked whether a model has read a question. @unit milliseconds */
const readingLookMs = 1_500;

/** One's own questions of the last day, and those that were kept. */
export const questionsQuery = ({ client, restaurantId }: AssistantWorld) =>
  queryOptions({
    queryKey: ['assistant', restaurantId, 'questions'],
    queryFn: ({ signal }) => client.listQuestions({ restaurantId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.conversation.some(({ isReading }) => isReading) === true ? readingLookMs : false),
  });
