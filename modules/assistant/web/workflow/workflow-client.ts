import { queryOptions } from '@tanstack/react-query';

import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { useTellAssistant } from '../use-tell-assistant.ts';
import { failureWords } from './workflow-words.ts';

type World = ReturnType<typeof useAssistantWorld>;

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

const explain = (failure: CallFailure): string => failureWords(failure, workflowLimits.automationsMax);

/** Does one thing about automations, and asks for everything about them anew; undefined where it was refused. */
export const useTellWorkflow = () => {
  const world = useAssistantWorld();
  return useTellAssistant(world, { stale: [keyOf(world)], explain });
};
