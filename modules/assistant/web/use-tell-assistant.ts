import { newCommand } from '../../../platform/web/new-command.ts';
import { useDoing, type Doing } from '../../../platform/web/use-doing.ts';
import { usageKey } from '../../subscription/web/parts.ts';
import type { useAssistantWorld } from './assistant-client.ts';

type AssistantWorld = ReturnType<typeof useAssistantWorld>;
type Command<Body> = ReturnType<typeof newCommand<Body>>;

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
