import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { useDoing } from '../../../../platform/web/use-doing.ts';
import type { InventoryInputs, InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { failureWords } from '../words/failure-words.ts';

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

const explain = (failure: CallFailure): string => failureWords(failure, { needsLine: m.inventory_books_needs_line });

/**
 * Merges two items, or takes that back, now or not at all, and says why not where it could not be. Everything that is
 * known of stock is asked for anew afterwards: both items moved, and what else names them.
 */
export const useMergeCommands = () => {
  const { client, restaurantId } = useInventoryWorld();
  const { tell, isTelling: isBusy, refused: fault } = useDoing({ stale: [inventoryKeys.all(restaurantId)], explain });
  const settle = async (call: Promise<unknown>): Promise<boolean> => 'answer' in (await tell(call));
  return {
    merge: (input: InventoryInputs['mergeItems']) => settle(client.mergeItems(input)),
    undo: (input: InventoryInputs['undoMerge']) => settle(client.undoMerge(input)),
    isBusy,
    fault,
  };
};
