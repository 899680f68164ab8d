import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { questionOf, type EntriesSearch } from './entries/entries-search.ts';
import type { WasteClient } from './waste-client.ts';

type WasteWorld = { readonly client: WasteClient; readonly restaurantId: string };

/** What a device needs to log without a line. */
export const helpQuery = ({ client, restaurantId }: WasteWorld) =>
  queryOptions({ queryKey: ['waste', restaurantId, 'help'], queryFn: () => client.logHelp({ restaurantId }) });

/** Everything that is said about the waste of a period. */
export const analysisQuery = ({ client, restaurantId }: WasteWorld, period: { readonly from: string; readonly to: string }) =>
  queryOptions({ queryKey: ['waste', restaurantId, 'analysis', period], queryFn: () => client.analyse({ restaurantId, ...period }) });

/** The goal that runs, and its weeks. */
export const goalsQuery = ({ client, restaurantId }: WasteWorld) =>
  queryOptions({ queryKey: ['waste', restaurantId, 'goals'], queryFn: () => client.getGoals({ restaurantId }) });

/** What came of causes. */
export const reviewsQuery = ({ client, restaurantId }: WasteWorld) =>
  queryOptions({ queryKey: ['waste', restaurantId, 'reviews'], queryFn: () => client.listReviews({ restaurantId }) });

/** Covers and sales of the days of a period. */
export const daysQuery = ({ client, restaurantId }: WasteWorld, period: { readonly from: string; readonly to: string }) =>
  queryOptions({ queryKey: ['waste', restaurantId, 'days', period], queryFn: () => client.listDays({ restaurantId, ...period }) });

const pageSize = 50;

/** The log, newest first, page by page. */
export const entriesQuery = ({ client, restaurantId }: WasteWorld, search: EntriesSearch) =>
  infiniteQueryOptions({
    queryKey: ['waste', restaurantId, 'entries', search],
    queryFn: ({ pageParam }) =>
      client.listEntries({ restaurantId, ...questionOf(search), limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
