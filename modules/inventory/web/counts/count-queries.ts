import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { CountSpot } from '../../contract/count-schemas.ts';
import { inventoryKeys, type InventoryWorld } from '../inventory-queries.ts';
import { withEntries, type CountEntries } from './count-cache.ts';

/** How often others' entries are asked for while a count is open on the screen. @unit milliseconds */
const freshMs = 15_000;

/** Plans that come round, and what is counted and was. */
export const countsQuery = ({ client, restaurantId }: InventoryWorld) =>
  queryOptions({
    queryKey: inventoryKeys.counts(restaurantId),
    queryFn: async () => {
      const [{ templates, keyItemIds }, { counts }] = await Promise.all([
        client.listCountTemplates({ restaurantId }),
        client.listCounts({ restaurantId }),
      ]);
      return { templates, counts, keyItemIds };
    },
  });

/** How far a count is, and who counts where. */
export const countQuery = ({ client, restaurantId }: InventoryWorld, countId: string) =>
  queryOptions({
    queryKey: inventoryKeys.count(restaurantId, countId),
    queryFn: () => client.getCount({ restaurantId, countId }),
    refetchInterval: freshMs,
  });

/** The whole walk, kept on the device: counting goes on where there is no line. */
export const countSheetQuery = ({ client, restaurantId }: InventoryWorld, countId: string, recountNumber: number) =>
  queryOptions({
    queryKey: [...inventoryKeys.countSheet(restaurantId, countId), recountNumber],
    queryFn: async () => {
      const spots: CountSpot[] = [];
      for (let hasMore = true; hasMore;) {
        const page = await client.countSheet({ restaurantId, countId, after: spots.at(-1)?.position ?? 0 });
        spots.push(...page.spots);
        ({ hasMore } = page);
      }
      return spots;
    },
  });

/** Every entry: at first all of them, then those behind the last that is known. */
export const countEntriesQuery = ({ client, restaurantId }: InventoryWorld, countId: string, queries: QueryClient) => {
  const queryKey = inventoryKeys.countEntries(restaurantId, countId);
  return queryOptions({
    queryKey,
    refetchInterval: freshMs,
    queryFn: async (): Promise<CountEntries> => {
      let { entries, through } = queries.getQueryData<CountEntries>(queryKey) ?? { entries: [], through: 0 };
      for (let hasMore = true; hasMore;) {
        const page = await client.countEntries({ restaurantId, countId, since: through });
        through = page.entries.at(-1)?.number ?? through;
        // An answer to a command may have added one meanwhile.
        entries = withEntries(queries.getQueryData<CountEntries>(queryKey)?.entries ?? entries, [...entries, ...page.entries]);
        ({ hasMore } = page);
      }
      return { entries, through };
    },
  });
};

/** A count against the books; asked when somebody looks. */
export const countReviewQuery = ({ client, restaurantId }: InventoryWorld, countId: string) =>
  queryOptions({
    queryKey: [...inventoryKeys.count(restaurantId, countId), 'review'],
    queryFn: () => client.reviewCount({ restaurantId, countId }),
  });
