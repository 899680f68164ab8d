import { queryOptions } from '@tanstack/react-query';

import { newCommand } from '../../../../platform/web/new-command.ts';
import { useDoing } from '../../../../platform/web/use-doing.ts';
import { usageKey } from '../../../subscription/web/parts.ts';
import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { failureWords } from './forecast-words.ts';

type World = ReturnType<typeof useAssistantWorld>;
type Command<Body> = ReturnType<typeof newCommand<Body>>;

const keyOf = ({ restaurantId }: World) => ['assistant', restaurantId, 'forecast'] as const;

/** What was forecast last. */
export const forecastQuery = (world: World, what: ForecastSubject) =>
  queryOptions({
    queryKey: [...keyOf(world), what],
    queryFn: ({ signal }) => world.client.readForecast({ restaurantId: world.restaurantId, what }, { signal }),
  });

/** Does one thing about days to come, and asks for everything about them anew; undefined where it was refused. */
export const useTellForecast = () => {
  const world = useAssistantWorld();
  const { tell, ...state } = useDoing({ stale: [keyOf(world), [usageKey]], explain: failureWords });
  return {
    ...state,
    tell: async <Body, Answer>(
      send: (client: World['client']) => (command: Command<Body>) => Promise<Answer>,
      body: Body,
    ): Promise<Answer | undefined> => {
      const outcome = await tell(send(world.client)(newCommand(world.restaurantId, body)));
      return 'answer' in outcome ? outcome.answer : undefined;
    },
  };
};
