import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { attempt } from '../../../platform/web/refusal.ts';
import { showToast } from '../../../ui/toast.ts';
import { useMenuWorld, type MenuClient } from './menu-client.ts';
import { menuKeys } from './menu-queries.ts';
import { failureWords } from './words/failure-words.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

/**
 * Does one thing now and says why not where it was refused. Whatever came of it, everything about the menu is asked for
 * anew: a refusal means that something here is older than what stands there.
 */
export const useTell = () => {
  const { client, restaurantId } = useMenuWorld();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  /** The code of what refused it, or null when it was done. */
  const tell = async <Body>(send: (client: MenuClient) => (command: Command<Body>) => Promise<unknown>, body: Body) => {
    setIsTelling(true);
    const outcome = await attempt(send(client)(newCommand(restaurantId, body)));
    setIsTelling(false);
    const isAskedAnew = queries.invalidateQueries({ queryKey: menuKeys.all(restaurantId) });
    if (!('failure' in outcome)) {
      await isAskedAnew;
      return null;
    }
    // Without a line, what is asked anew waits for it: why not is said before.
    const { failure } = outcome;
    showToast({ status: 'wrong', title: m.menu_not_done(), description: failureWords(failure) });
    return failure.kind === 'refusal' ? failure.code : failure.kind;
  };
  return { tell, isTelling };
};
