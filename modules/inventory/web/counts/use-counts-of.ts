import { useQueries, useQuery } from '@tanstack/react-query';

import { useInventoryWorld } from '../stock/use-stock.ts';
import { countSheetQuery, countsQuery } from './count-queries.ts';

/** A count that an item can be counted in now. */
export type CountOfItem = { readonly id: string; readonly name: string };

/** The counts that are open and have an item on their walk; none where nothing is being counted, or nothing is known yet. */
export const useCountsOf = (itemId: string): readonly CountOfItem[] => {
  const world = useInventoryWorld();
  const { data } = useQuery(countsQuery(world));
  const open = data?.counts.filter(({ status }) => status === 'COUNTING' || status === 'RECOUNT') ?? [];
  const sheets = useQueries({ queries: open.map(({ id, recountNumber }) => countSheetQuery(world, id, recountNumber)) });
  return open.filter(({ recountNumber }, at) =>
    sheets[at]?.data?.some((spot) => spot.itemId === itemId && spot.recountNumber === recountNumber),
  );
};
