import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';

import { noteAnswered, noteFailure, onConnectionBack } from './connection.ts';
import { keptAnswers } from './kept-answers.ts';
import { queryTimes } from './query-times.ts';
import { readFailure } from './refusal.ts';

/** Bump when the shape of what screens keep changes: an older device then starts from the server. */
const shapeVersion = '12';

/** Tries a question again where that may help; a refusal is an answer. */
export const retryUpTo =
  (retries: number) =>
  (failures: number, thrown: unknown): boolean =>
    failures < retries && readFailure(thrown).kind !== 'refusal';

/**
 * One person's answers, in memory and in IndexedDB, so that the app opens without a connection.
 *
 * @param onSignInNeeded what is done where the server answers that it knows no session
 */
export const createQueryCache = (userId: string, onSignInNeeded: () => void) => {
  const client = new QueryClient({
    queryCache: new QueryCache({ onSuccess: () => noteAnswered(), onError: (thrown) => afterFailure(thrown, onSignInNeeded) }),
    defaultOptions: {
      queries: {
        staleTime: queryTimes.defaultStaleMs,
        gcTime: queryTimes.offlineKeepMs,
        retry: retryUpTo(queryTimes.defaultRetries),
        refetchOnWindowFocus: false,
        // Whether there is a line is the server's to show: what waited for the browser's word would be loading without end.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Nothing that was given up long ago is done by itself when the line is back: what may wait goes through the outbox.
      mutations: { networkMode: 'always' },
    },
  });
  const persister = keptAnswers({ userId, shape: shapeVersion, maxAge: queryTimes.offlineKeepMs });
  // What could not be asked anew is still the best that this device knows.
  const dehydrateOptions = { shouldDehydrateQuery: (query: Query) => query.state.data !== undefined };
  return { client, persistence: { persister, maxAge: queryTimes.offlineKeepMs, buster: shapeVersion, dehydrateOptions } };
};

/** The cache of one person, with what the provider needs to keep it. */
export type KeptQueries = ReturnType<typeof createQueryCache>;

/** Asks again what failed and somebody looks at, each time the line is back; ends with what it returns. */
export const askAgainWhenBack = (client: QueryClient): (() => void) =>
  onConnectionBack(() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }));

const afterFailure = (thrown: unknown, onSignInNeeded: () => void) => {
  const failure = readFailure(thrown);
  noteFailure(failure);
  if (failure.kind === 'refusal' && failure.retry === 'after-sign-in') onSignInNeeded();
};
