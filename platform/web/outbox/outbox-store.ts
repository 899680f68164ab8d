import { openDB, type DBSchema } from 'idb';

import type { OutboxEntry } from './outbox-entry.ts';

type OutboxSchema = DBSchema & {
  entries: { key: number; value: Omit<OutboxEntry, 'sequence'> & { sequence?: number }; indexes: { user: string; command: string } };
};

/** The commands of this device in IndexedDB, oldest first. */
export type OutboxStore = {
  /** Resolves when the entry is on disk; the same command id twice is one entry. */
  readonly add: (entry: Omit<OutboxEntry, 'sequence'>) => Promise<void>;
  readonly list: (userId: string) => Promise<readonly OutboxEntry[]>;
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (sequence: number) => Promise<void>;
  readonly close: () => void;
};

/** @param onMade there was no such disk; where something waited before, the browser has cleared it */
export const openOutboxStore = async (name = 'maed-outbox', onMade: () => void = () => undefined): Promise<OutboxStore> => {
  const database = await openDB<OutboxSchema>(name, 1, {
    upgrade: (opened) => {
      onMade();
      const entries = opened.createObjectStore('entries', { keyPath: 'sequence', autoIncrement: true });
      entries.createIndex('user', 'userId');
      entries.createIndex('command', 'input.commandId', { unique: true });
    },
    // A newer tab wants to upgrade: let go, or it waits until this one is closed.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    add: async (entry) => {
      const write = database.transaction('entries', 'readwrite', { durability: 'strict' });
      const known = await write.store.index('command').getKey(entry.input.commandId);
      if (known === undefined) await write.store.add(entry);
      await write.done;
    },
    list: async (userId) => (await database.getAllFromIndex('entries', 'user', userId)).filter(hasSequence),
    put: async (entry) => void (await database.put('entries', entry)),
    remove: (sequence) => database.delete('entries', sequence),
    close: () => database.close(),
  };
};

const hasSequence = (entry: OutboxSchema['entries']['value']): entry is OutboxEntry => entry.sequence !== undefined;
