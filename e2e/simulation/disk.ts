import type { OutboxEntry } from '../../platform/web/outbox/outbox-entry.ts';
import type { OutboxStore } from '../../platform/web/outbox/outbox-store.ts';

/** What of a device survives a crash: its outbox, and what it knew of the stock. */
export type Disk = {
  /** The store as one run of the app sees it; once that run has crashed, nothing of it reaches the disk any more. */
  readonly mount: (isAlive: () => boolean) => OutboxStore;
  readonly entries: () => readonly OutboxEntry[];
};

/** A write that the crash came before; nobody hears of it again. */
const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

/** Keeps the contract of the outbox in IndexedDB: one entry for a command id, listed in the order of arrival. */
export const createDisk = (): Disk => {
  const kept = new Map<number, OutboxEntry>();
  let sequence = 0;
  const list = (): readonly OutboxEntry[] => [...kept.values()].toSorted((one, other) => one.sequence - other.sequence);
  return {
    entries: list,
    mount: (isAlive) => ({
      add: async (entry) => {
        if (!isAlive()) return never();
        if (list().some(({ input }) => input.commandId === entry.input.commandId)) return undefined;
        sequence += 1;
        kept.set(sequence, { ...entry, sequence });
        return undefined;
      },
      list: async (userId) => (isAlive() ? list().filter((entry) => entry.userId === userId) : never()),
      put: async (entry) => (isAlive() ? void kept.set(entry.sequence, entry) : never()),
      remove: async (key) => (isAlive() ? void kept.delete(key) : never()),
      close: () => undefined,
    }),
  };
};
