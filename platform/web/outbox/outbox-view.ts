import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/** The entries as screens see them: the same in every tab. */
export type OutboxView = {
  readonly entries: () => readonly OutboxEntry[];
  /** Whether the disk was read: before that, no entries don't mean that nothing waits. */
  readonly isRead: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly reload: () => Promise<void>;
  /** Something was changed here: this tab and the others read anew. */
  readonly changed: () => void;
  readonly close: () => void;
};

const none: readonly OutboxEntry[] = [];

export const createOutboxView = (store: OutboxStore, userId: string): OutboxView => {
  const listeners = new Set<() => void>();
  const otherTabs = new BroadcastChannel('maed-outbox');
  let entries = none;
  let isRead = false;
  let isClosed = false;

  const reload = async () => {
    if (isClosed) return;
    entries = await store.list(userId);
    isRead = true;
    for (const listener of listeners) listener();
  };
  otherTabs.addEventListener('message', () => void reload());
  void reload();

  return {
    entries: () => entries,
    isRead: () => isRead,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    changed: () => {
      if (isClosed) return;
      otherTabs.postMessage('changed');
      void reload();
    },
    close: () => {
      isClosed = true;
      otherTabs.close();
    },
  };
};
