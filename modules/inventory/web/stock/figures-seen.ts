import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** @unit milliseconds that figures on their way hold everything else up at most */
const waitMaxMs = 3_000;

/** @unit milliseconds in which an answer becomes a picture */
const drawnAfterMs = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Lets figures that are on their way be seen first: on a slow line a thousand items would come between them and whoever waits.
 * Where nobody has asked for them there is nothing to wait for.
 */
export const figuresSeen = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  const asked = queries.getQueryCache().find({ queryKey });
  if (asked?.state.fetchStatus !== 'fetching') return;
  await Promise.race([Promise.allSettled([asked.promise]).then(() => pause(drawnAfterMs)), pause(waitMaxMs)]);
};
