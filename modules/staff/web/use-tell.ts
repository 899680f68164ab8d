import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand } from '../../../platform/web/new-command.ts';
import { attempt } from '../../../platform/web/refusal.ts';
import { useStaffWorld, type StaffClient } from './staff-client.ts';
import { failureWords, fieldOfFailure } from './words/refusal-words.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

/** Why something was not done, and beside which field that stands; an empty field is none. */
export type Refused = { readonly field: string; readonly words: string };

/**
 * Does one thing now. Whatever came of it, everything about the staff is asked for anew: a refusal means that something
 * here is older than what stands there.
 */
export const useTell = () => {
  const { client, restaurantId } = useStaffWorld();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  /** Whether it was done. */
  const tell = async <Body>(send: (client: StaffClient) => (command: Command<Body>) => Promise<unknown>, body: Body): Promise<boolean> => {
    setIsTelling(true);
    setRefused(null);
    const outcome = await attempt(send(client)(newCommand(restaurantId, body)));
    setIsTelling(false);
    // Without a line, what is asked anew waits for it: why not is said before.
    if ('failure' in outcome) setRefused({ field: fieldOfFailure(outcome.failure), words: failureWords(outcome.failure) });
    const isAskedAnew = queries.invalidateQueries({ queryKey: ['staff', restaurantId] });
    if ('failure' in outcome) return false;
    await isAskedAnew;
    return true;
  };
  return { tell, isTelling, refused };
};
