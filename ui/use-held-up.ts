import { useEffect, useState } from 'react';

import { useOutboxSummary } from '../platform/web/outbox/use-outbox.tsx';
import { queryTimes } from '../platform/web/query-times.ts';

/**
 * Whether what was done here waits for its line, and has for a while: what is sent at once is never seen as waiting, and nothing
 * moves away under a finger for it.
 */
export const useHeldUp = (): boolean => {
  const { oldestAtMs } = useOutboxSummary();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const dueMs = oldestAtMs === undefined ? undefined : oldestAtMs + queryTimes.connectionCalmMs;
  const isDue = dueMs !== undefined && nowMs >= dueMs;
  useEffect(() => {
    if (dueMs === undefined || isDue) return undefined;
    const timer = setTimeout(() => setNowMs(Date.now()), dueMs - Date.now());
    return () => clearTimeout(timer);
  }, [dueMs, isDue, nowMs]);
  return isDue;
};
