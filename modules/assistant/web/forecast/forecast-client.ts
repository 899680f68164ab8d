import { queryOptions } from '@tanstack/react-query';

import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { useTellAssistant } from '../use-tell-assistant.ts';
import { failureWords } from './forecast-words.ts';

type World = ReturnType<typeof useAssistantWorld>;

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
  return useTellAssistant(world, { stale: [keyOf(world)], explain: failureWords });
};
