import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { useTasksWorld } from './tasks-client.ts';
import { runsQuery } from './tasks-queries.ts';
import { withWaiting } from './with-waiting.ts';

/** The lists at hand, with what still waits on this device. */
export const useRuns = () => {
  const query = useQuery(runsQuery(useTasksWorld()));
  const { waiting } = useOutboxSummary();
  const runs = useMemo(() => (query.data ? withWaiting(query.data.runs, waiting) : undefined), [query.data, waiting]);
  return { query, runs, day: query.data?.day };
};
