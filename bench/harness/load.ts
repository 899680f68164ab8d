import autocannon from 'autocannon';

/** What a load of some seconds came to. */
export type LoadResult = {
  readonly requestsPerSecond: number;
  /** @unit milliseconds */
  readonly p50Ms: number;
  /** @unit milliseconds */
  readonly p97Ms: number;
  readonly failures: number;
};

/** A load on one address of this machine, bounded in time. */
export type Load = {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** The body of the next request; each may differ. */
  readonly body: () => string;
  readonly connections: number;
  readonly seconds: number;
};

/** Sends requests as fast as they are answered and counts every one that was not answered well. */
export const applyLoad = async ({ url, headers, body, connections, seconds }: Load): Promise<LoadResult> => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        setupRequest: (request) => ({ ...request, body: body() }),
      },
    ],
  });
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p97Ms: result.latency.p97_5,
    failures: result.non2xx + result.errors + result.timeouts,
  };
};

/**
 * Two loads turn by turn, so that what the machine does meanwhile falls on both alike; the median of each.
 *
 * @throws where what ours is measured against leaves a request unanswered
 */
export const compareLoads = async (
  bare: Load,
  ours: Load,
  rounds: number,
): Promise<{ bare: LoadResult; ours: LoadResult; ratio: number; failures: number }> => {
  const [bareRuns, ourRuns]: [LoadResult[], LoadResult[]] = [[], []];
  for (const load of [bare, ours]) await applyLoad({ ...load, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) {
    bareRuns.push(await applyLoad(bare));
    ourRuns.push(await applyLoad(ours));
  }
  const middle = (runs: LoadResult[]): LoadResult =>
    runs.toSorted((left, right) => left.requestsPerSecond - right.requestsPerSecond)[Math.floor(runs.length / 2)] as LoadResult;
  const [bareMiddle, ourMiddle] = [middle(bareRuns), middle(ourRuns)];
  // A figure against somebody who did not answer would look splendid.
  if (bareRuns.some(({ failures }) => failures > 0)) throw new Error('What ours is measured against does not answer.');
  return {
    bare: bareMiddle,
    ours: ourMiddle,
    ratio: ourMiddle.requestsPerSecond / bareMiddle.requestsPerSecond,
    failures: [...bareRuns, ...ourRuns].reduce((sum, run) => sum + run.failures, 0),
  };
};
