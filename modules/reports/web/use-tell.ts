import { newCommand } from '../../../platform/web/new-command.ts';
import { useDoing } from '../../../platform/web/use-doing.ts';
import { useReportsWorld, type ReportsClient } from './reports-client.ts';
import { failureWords } from './words/refusal-words.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

/** Does one thing now, and asks for everything of the reports anew. */
export const useTell = () => {
  const { client, restaurantId } = useReportsWorld();
  const { tell, ...state } = useDoing({ stale: [['reports', restaurantId]], explain: failureWords });
  return {
    ...state,
    /** Whether it was done. */
    tell: async <Body>(send: (client: ReportsClient) => (command: Command<Body>) => Promise<unknown>, body: Body): Promise<boolean> =>
      'answer' in (await tell(send(client)(newCommand(restaurantId, body)))),
  };
};
