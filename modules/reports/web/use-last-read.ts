import { type QueryKey, useQueryClient } from '@tanstack/react-query';

import { readFailure } from '../../../platform/web/refusal.ts';

type Asked<Answer> = {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly isPlaceholderData: boolean;
};

/** What failed without a line waits for one before it is asked again. */
const isCut = ({ error, fetchStatus }: Pick<Asked<unknown>, 'error' | 'fetchStatus'>): boolean =>
  fetchStatus === 'paused' || (error !== null && readFailure(error).kind === 'no-connection');

/** What was read last of the same report, of other days too, where there is no line to ask over; undefined where nothing was. */
export const useLastRead = <Answer>(asked: Asked<Answer>, ofSameReport: QueryKey): Answer | undefined => {
  const cache = useQueryClient().getQueryCache();
  if ((asked.data !== undefined && !asked.isPlaceholderData) || !isCut(asked)) return undefined;
  const [latest] = cache
    .findAll({ queryKey: ofSameReport, predicate: ({ state }) => state.data !== undefined })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return latest?.state.data as Answer | undefined;
};
