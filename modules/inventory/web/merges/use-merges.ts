import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import type { InventoryInputs, InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { inventoryRefusalWords } from '../words/refusal-words.ts';

type Duplicates = InventoryOutputs['listDuplicates'];

/** Two items that may be one, and what speaks for it. */
export type LikelyPair = Duplicates['pairs'][number];

/** A merge that may still be taken back. */
export type RecentMerge = Duplicates['merges'][number];

/** What may be merged, and what was. */
export const useDuplicates = () => {
  const { client, restaurantId } = useInventoryWorld();
  return useQuery({ queryKey: inventoryKeys.duplicates(restaurantId), queryFn: () => client.listDuplicates({ restaurantId }) });
};

/**
 * Merges two items, or takes that back, now or not at all, and says why not where it could not be. Everything that is
 * known of stock is asked for anew afterwards: both items moved, and what else names them.
 */
export const useMergeCommands = () => {
  const { client, restaurantId } = useInventoryWorld();
  const queries = useQueryClient();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const settle = async (call: Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setFault(undefined);
    const outcome = await attempt(call);
    setIsBusy(false);
    if ('failure' in outcome) {
      setFault(faultWords(outcome.failure));
      return false;
    }
    void queries.invalidateQueries({ queryKey: inventoryKeys.all(restaurantId) });
    return true;
  };
  return {
    merge: (input: InventoryInputs['mergeItems']) => settle(client.mergeItems(input)),
    undo: (input: InventoryInputs['undoMerge']) => settle(client.undoMerge(input)),
    isBusy,
    fault,
  };
};

const faultWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.inventory_books_needs_line();
  return (failure.kind === 'refusal' ? inventoryRefusalWords(failure.code, failure.data) : undefined) ?? m.inventory_failed_title();
};
