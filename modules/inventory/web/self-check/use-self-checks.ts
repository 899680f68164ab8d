import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';

type Runs = InventoryOutputs['listSelfChecks'];

/** A run of the self-checks, as a screen shows it. */
export type Run = Runs['runs'][number];

/** How often is looked while a run goes on. @unit milliseconds */
const lookMs = 700;

/** Whether a run goes on. */
export const isGoing = ({ status }: Run): boolean => status === 'WAITING' || status === 'RUNNING';

/** The last runs, and what may be done; while one goes on, it is looked at again and again. */
export const useSelfChecks = () => {
  const { client, restaurantId } = useInventoryWorld();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const queryKey = inventoryKeys.selfChecks(restaurantId);
  const query = useQuery({
    queryKey,
    queryFn: () => client.listSelfChecks({ restaurantId }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isGoing) === true ? lookMs : false),
  });
  const ask = async (call: Promise<Runs>): Promise<void> => {
    setIsAsking(true);
    const outcome = await attempt(call);
    setIsAsking(false);
    if (!('failure' in outcome)) return void queries.setQueryData(queryKey, outcome.answer);
    const isCut = outcome.failure.kind === 'no-connection';
    showToast({ status: 'wrong', title: isCut ? m.inventory_try_out_needs_line() : m.inventory_failed_title() });
  };
  return {
    query,
    isAsking,
    start: () => ask(client.startSelfCheck(newCommand(restaurantId, { runId: newId() }))),
    stop: () => ask(client.cancelSelfCheck(newCommand(restaurantId, {}))),
  };
};
