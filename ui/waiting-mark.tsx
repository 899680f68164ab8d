import { useEffect, useState } from 'react';

import { m } from '../generated/messages/web/messages.js';
import { useOutboxSummary } from '../platform/web/outbox/use-outbox.tsx';
import { queryTimes } from '../platform/web/query-times.ts';
import { StatusLine } from './tag.tsx';

/**
 * Says that something waits on this device, once this device has waited for a while: what is sent at once is never seen as
 * waiting, and nothing beside it moves away under a finger.
 */
export const WaitingMark = () => {
  const { oldestAtMs } = useOutboxSummary();
  if (!useHasWaited(oldestAtMs, queryTimes.connectionCalmMs)) return null;
  return <StatusLine status="waiting">{m.ui_row_waiting()}</StatusLine>;
};

const useHasWaited = (sinceMs: number | undefined, waitMs: number): boolean => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const dueMs = sinceMs === undefined ? undefined : sinceMs + waitMs;
  const isDue = dueMs !== undefined && nowMs >= dueMs;
  useEffect(() => {
    if (dueMs === undefined || isDue) return undefined;
    const timer = setTimeout(() => setNowMs(Date.now()), dueMs - Date.now());
    return () => clearTimeout(timer);
  }, [dueMs, isDue, nowMs]);
  return isDue;
};
