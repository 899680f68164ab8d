import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { saidInPassing, useDoing } from '../../../platform/web/use-doing.ts';
import { showToast } from '../../../ui/toast.ts';
import { useMenuWorld, type MenuClient } from './menu-client.ts';
import { menuKeys } from './menu-queries.ts';
import { failureWords } from './words/failure-words.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

/** Does one thing now, says in passing why not where it was refused, and asks for everything about the menu anew. */
export const useTell = () => {
  const { client, restaurantId } = useMenuWorld();
  const { tell, isTelling } = useDoing({ stale: [menuKeys.all(restaurantId)], explain: saidInPassing });
  return {
    isTelling,
    /** The code of what refused it, or null when it was done. */
    tell: async <Body>(send: (client: MenuClient) => (command: Command<Body>) => Promise<unknown>, body: Body) => {
      const outcome = await tell(send(client)(newCommand(restaurantId, body)));
      if ('answer' in outcome) return null;
      const { failure } = outcome;
      showToast({ status: 'wrong', title: m.menu_not_done(), description: failureWords(failure) });
      return failure.kind === 'refusal' ? failure.code : failure.kind;
    },
  };
};
