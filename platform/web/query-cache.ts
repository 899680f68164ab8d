import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { QueryClient } from '@tanstack/react-query';
import { del, get, set } from 'idb-keyval';

import { queryTimes } from './query-times.ts';

/** Bump when the shape of what screens keep changes: an older device then starts from the server. */
const shapeVersion = '1';

/** One person's answers, in memory and in IndexedDB, so that the app opens without a connection. */
export const createQueryCache = (userId: string) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryTimes.defaultStaleMs,
        gcTime: queryTimes.offlineKeepMs,
        retry: queryTimes.defaultRetries,
        refetchOnWindowFocus: false,
        // Asked offline, a query waits with what is kept instead of failing.
        networkMode: 'offlineFirst',
      },
    },
  });
  const key = cacheKey(userId);
  const persister = createAsyncStoragePersister({
    key,
    storage: { getItem: (name) => get<string>(name), setItem: (name, value) => set(name, value), removeItem: (name) => del(name) },
  });
  return { client, persistence: { persister, maxAge: queryTimes.offlineKeepMs, buster: shapeVersion } };
};

export type QueryCache = ReturnType<typeof createQueryCache>;

/** At sign-out: what one person saw is not left for the next. */
export const wipeQueryCache = (userId: string): Promise<void> => del(cacheKey(userId));

const cacheKey = (userId: string) => `maed.queries.${userId}`;
