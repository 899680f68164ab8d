import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand } from '../../../platform/web/new-command.ts';
import { attempt } from '../../../platform/web/refusal.ts';
import { useReportsWorld, type ReportsClient } from './reports-client.ts';
import { failureWords } from './words/refusal-words.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

/** Does one thing now. Whatever came of it, everything of the reports is asked for anew: a refusal means that something here is old. */
export const useTell = () => {
  const { client, restaurantId } = useReportsWorld();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** Whether it was done. */
  const tell = async <Body>(
    send: (client: ReportsClient) => (command: Command<Body>) => Promise<unknown>,
    body: Body,
  ): Promise<boolean> => {
    setIsTelling(true);
    setRefused(null);
    const outcome = await attempt(send(client)(newCommand(restaurantId, body)));
    setIsTelling(false);
    // Without a line, what is asked anew waits for it: why not is said before.
    if ('failure' in outcome) setRefused(failureWords(outcome.failure));
    const isAskedAnew = queries.invalidateQueries({ queryKey: ['reports', restaurantId] });
    if ('failure' in outcome) return false;
    await isAskedAnew;
    return true;
  };
  return { tell, isTelling, refused };
};
