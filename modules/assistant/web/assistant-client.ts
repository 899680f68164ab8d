import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { newCommand } from '../../../platform/web/new-command.ts';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useDoing, type Doing } from '../../../platform/web/use-doing.ts';
import { useRestaurant } from '../../restaurants/web/public.ts';
import { usageKey } from '../../subscription/web/parts.ts';
import type { assistantContract } from '../contract/assistant.contract.ts';

/** The restaurant that is asked about, with the client that asks. */
export const useAssistantWorld = () => {
  const client = useRpcClient<{ assistant: typeof assistantContract }>().assistant;
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

type AssistantWorld = ReturnType<typeof useAssistantWorld>;
type Command<Body> = ReturnType<typeof newCommand<Body>>;

/** So often it is looked whether a model has read a question. @unit milliseconds */
const readingLookMs = 1_500;

/** One's own questions of the last day, and those that were kept. */
export const questionsQuery = ({ client, restaurantId }: AssistantWorld) =>
  queryOptions({
    queryKey: ['assistant', restaurantId, 'questions'],
    queryFn: ({ signal }) => client.listQuestions({ restaurantId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.conversation.some(({ isReading }) => isReading) === true ? readingLookMs : false),
  });

/** Does one thing of the assistant, and asks anew for what it changed and what was used of the plan; undefined where it was refused. */
export const useTellAssistant = <Reason>({ client, restaurantId }: AssistantWorld, { stale, explain }: Doing<Reason>) => {
  const { tell, ...state } = useDoing({ stale: [...stale, [usageKey]], explain });
  return {
    ...state,
    tell: async <Body, Answer>(
      send: (to: AssistantWorld['client']) => (command: Command<Body>) => Promise<Answer>,
      body: Body,
    ): Promise<Answer | undefined> => {
      const outcome = await tell(send(client)(newCommand(restaurantId, body)));
      return 'answer' in outcome ? outcome.answer : undefined;
    },
  };
};
