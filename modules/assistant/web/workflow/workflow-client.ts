import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { usageKey } from '../../../subscription/web/parts.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { failureWords } from './workflow-words.ts';

type World = ReturnType<typeof useAssistantWorld>;
type Command<Body> = ReturnType<typeof newCommand<Body>>;

const keyOf = ({ restaurantId }: World) => ['assistant', restaurantId, 'automation'] as const;

/** What the house lets happen by itself, and what waits. */
export const automationsQuery = (world: World) =>
  queryOptions({
    queryKey: [...keyOf(world), 'list'],
    queryFn: ({ signal }) => world.client.listAutomations({ restaurantId: world.restaurantId }, { signal }),
  });

/** What automations did. */
export const runsQuery = (world: World) =>
  queryOptions({
    queryKey: [...keyOf(world), 'runs'],
    queryFn: ({ signal }) => world.client.listAutomationRuns({ restaurantId: world.restaurantId }, { signal }),
  });

/** What an automation would have done; reckoned anew whenever it is asked for. */
export const dryRunQuery = (world: World, automationId: string) =>
  queryOptions({
    queryKey: [...keyOf(world), 'dry-run', automationId],
    queryFn: ({ signal }) => world.client.dryRunAutomation({ restaurantId: world.restaurantId, automationId }, { signal }),
    staleTime: 0,
  });

/** Does one thing about automations, and asks for everything about them anew; undefined where it was refused. */
export const useTellWorkflow = () => {
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
    if ('failure' in outcome) setRefused(failureWords(outcome.failure, workflowLimits.automationsMax));
    const asked = Promise.all([queries.invalidateQueries({ queryKey: keyOf(world) }), queries.invalidateQueries({ queryKey: [usageKey] })]);
    // Without a line what is asked anew waits for it: why not is said before.
    if ('failure' in outcome) return undefined;
    await asked;
    return outcome.answer;
  };
  return { tell, isTelling, refused };
};
