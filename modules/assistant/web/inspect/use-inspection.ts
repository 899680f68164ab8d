import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import type { Gap } from '../../contract/inspection.contract.ts';
import { useUsageAnew } from '../use-usage-anew.ts';

const inspectionQuery = ({ client, restaurantId }: ReturnType<typeof useAssistantWorld>) =>
  queryOptions({
    queryKey: ['assistant', restaurantId, 'inspection'],
    queryFn: ({ signal }) => client.readInspection({ restaurantId }, { signal }),
  });

const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.assistant_inspect_no_connection();
  if (failure.kind !== 'refusal') return m.assistant_inspect_failed();
  if (failure.code === 'AI_LIMIT_REACHED') return m.assistant_refusal_ai_limit_reached();
  return failure.code === 'FEATURE_NOT_IN_PLAN' ? m.app_refusal_feature_not_in_plan() : m.assistant_inspect_failed();
};

/** The latest inspection, how to make one, and how to say what became of what it found. */
export const useInspection = () => {
  const world = useAssistantWorld();
  const { client, restaurantId } = world;
  const queries = useQueryClient();
  const askUsageAnew = useUsageAnew();
  const query = useQuery(inspectionQuery(world));
  const [isInspecting, setIsInspecting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: inspectionQuery(world).queryKey });
  const inspect = async (): Promise<void> => {
    setIsInspecting(true);
    setFailed(null);
    const outcome = await attempt(client.inspectHouse(newCommand(restaurantId, { inspectionId: newId() })));
    askUsageAnew();
    if ('failure' in outcome) setFailed(failureWords(outcome.failure));
    else await refresh();
    setIsInspecting(false);
  };
  const settle = async ({ place }: Gap, said: { readonly taskId: string | null; readonly isChanged: boolean }): Promise<void> => {
    const inspectionId = query.data?.inspection?.id ?? '';
    const outcome = said.taskId === null ? ('REJECTED' as const) : said.isChanged ? ('EDITED' as const) : ('ACCEPTED' as const);
    const told = await attempt(client.settleGap(newCommand(restaurantId, { inspectionId, place, outcome, taskId: said.taskId })));
    if ('failure' in told) {
      const isDecided = told.failure.kind === 'refusal' && told.failure.code === 'GAP_DECIDED';
      setFailed(isDecided ? m.assistant_refusal_gap_decided() : m.assistant_failed());
    }
    await refresh();
  };
  return { query, isInspecting, failed, inspect, settle };
};
