import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { failureWords } from '../words/failure-words.ts';

/** How the books are kept, as the server tells it. */
export type Books = InventoryOutputs['getBooks'];

/** What stock is worth, by category. */
export const useWorth = () => {
  const { client, restaurantId } = useInventoryWorld();
  return useQuery({ queryKey: inventoryKeys.worth(restaurantId), queryFn: () => client.stockWorth({ restaurantId }) });
};

/** How the books are kept; asked only for whoever keeps them. */
export const useBooks = () => {
  const { client, restaurantId } = useInventoryWorld();
  const enabled = useCan('inventory.keep-books');
  return useQuery({ queryKey: inventoryKeys.books(restaurantId), queryFn: () => client.getBooks({ restaurantId }), enabled });
};

/** Changes how the books are kept, now or not at all, and says why not where it could not be. */
export const useChangeBooks = () => {
  const { restaurantId } = useInventoryWorld();
  const queries = useQueryClient();
  const [fault, setFault] = useState<string>();
  const [isChanging, setIsChanging] = useState(false);
  const change = async (call: Promise<Books>): Promise<boolean> => {
    setIsChanging(true);
    setFault(undefined);
    const outcome = await attempt(call);
    setIsChanging(false);
    if ('failure' in outcome) {
      setFault(failureWords(outcome.failure, { needsLine: m.inventory_books_needs_line }));
      return false;
    }
    queries.setQueryData(inventoryKeys.books(restaurantId), outcome.answer);
    void queries.invalidateQueries({ queryKey: inventoryKeys.worth(restaurantId) });
    return true;
  };
  return { change, isChanging, fault, forgetFault: () => setFault(undefined) };
};
