import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
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
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const tell = async <Body, Answer>(
    send: (client: World['client']) => (command: Command<Body>) => Promise<Answer>,
    body: Body,
  ): Promise<Answer | undefined> => {
    setIsTelling(true);
    setRefused(null);
    const outcome = await attempt(send(world.client)(newCommand(world.restaurantId, body)));
    setIsTelling(false);
    if ('failure' in outcome) setRefused(failureWords(outcome.failure));
    const isAskedAnew = Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(world) }),
      queries.invalidateQueries({ queryKey: [usageKey] }),
    ]);
    // Without a line what is asked anew waits for it: why not is said before.
    if ('failure' in outcome) return undefined;
    await isAskedAnew;
    return outcome.answer;
  };
  return { tell, isTelling, refused };
};
