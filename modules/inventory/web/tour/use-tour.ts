import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import type { TourStep } from '../../rules/tour.ts';
import type { InventoryInputs, InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { failureWords } from '../words/failure-words.ts';

type Answer = InventoryOutputs['getTour'];

/** How far somebody is on their tour. */
export type ShownTour = NonNullable<Answer['tour']>;

type Entry = InventoryInputs['takeTourStep']['body']['entry'];

/** One's own tour, and its steps; each is taken now or not at all, and says why not where it could not be. */
export const useTour = () => {
  const { client, restaurantId } = useInventoryWorld();
  const queries = useQueryClient();
  const queryKey = inventoryKeys.tour(restaurantId);
  const [isWorking, setIsWorking] = useState(false);
  const [fault, setFault] = useState<string>();
  const query = useQuery({ queryKey, queryFn: () => client.getTour({ restaurantId }) });
  const work = async (call: Promise<Answer>): Promise<boolean> => {
    setIsWorking(true);
    setFault(undefined);
    const outcome = await attempt(call);
    setIsWorking(false);
    if ('failure' in outcome) {
      setFault(failureWords(outcome.failure, { needsLine: m.inventory_try_out_needs_line }));
      // It may have been swept, or gone on somewhere else.
      void queries.invalidateQueries({ queryKey });
      return false;
    }
    queries.setQueryData(queryKey, outcome.answer);
    return true;
  };
  return {
    query,
    isWorking,
    fault,
    begin: () => work(client.beginTour(newCommand(restaurantId, {}))),
    take: (step: TourStep, entry: Entry) => work(client.takeTourStep(newCommand(restaurantId, { step, entry }))),
    leave: () => work(client.leaveTour(newCommand(restaurantId, {}))),
  };
};
