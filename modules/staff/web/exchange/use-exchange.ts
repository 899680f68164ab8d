import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useStaffWorld } from '../staff-client.ts';
import { exchangeQuery } from '../staff-queries.ts';

const living: readonly string[] = ['OPEN', 'CLAIMED', 'ACCEPTED'];

/** Shifts of which somebody asks that another takes them over. */
export const useAskedShifts = (): ReadonlySet<string> => {
  const { data } = useQuery(exchangeQuery(useStaffWorld()));
  return useMemo(
    () =>
      new Set(
        data?.exchanges
          .filter(({ status, stale }) => living.includes(status) && stale === null)
          .flatMap(({ shift, counterShift }) => [shift.id, ...(counterShift ? [counterShift.id] : [])]),
      ),
    [data],
  );
};
