import { createContext, use, useMemo, useSyncExternalStore } from 'react';

import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

const OutboxContext = createContext<Outbox | null>(null);

export const OutboxProvider = OutboxContext.Provider;

/** The outbox itself, for what a screen does. */
export const useOutbox = (): Outbox => {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('A screen that writes must stand within the outbox.');
  return outbox;
};

/** What waits and what was refused, for what a screen shows. */
export type OutboxSummary = {
  /** Whether the disk was read: until then it is unknown what waits. */
  readonly isRead: boolean;
  readonly waiting: readonly OutboxEntry[];
  readonly needsAttention: readonly OutboxEntry[];
  /** When the oldest waiting one was made; undefined when nothing waits. @unit milliseconds since the epoch */
  readonly oldestAtMs: number | undefined;
};

export const useOutboxSummary = (): OutboxSummary => {
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const isRead = useSyncExternalStore(outbox.subscribe, outbox.isRead);
  return useMemo(() => {
    const waiting = entries.filter((entry) => entry.state !== 'needs-attention');
    return {
      isRead,
      waiting,
      needsAttention: entries.filter((entry) => entry.state === 'needs-attention'),
      oldestAtMs: waiting[0]?.enqueuedAtMs,
    };
  }, [entries, isRead]);
};
