import { openDB, type DBSchema } from 'idb';

/** What was typed into a form: its fields by name. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** One form's draft, as one page kept it. */
export type DraftRow = { readonly key: string; readonly pageId: string; readonly values: DraftValues };

/** What one page changed about one form's draft. */
export type DraftChange = {
  readonly key: string;
  /** Null when it was sent or given up. */
  readonly values: DraftValues | null;
  /** The page that is gone, whose draft went on here. */
  readonly continues: string | undefined;
};

type DraftSchema = DBSchema & { drafts: { key: [string, string]; value: DraftRow } };

/** The drafts of this device in IndexedDB: for each form one of each page, so that no page writes over another's. */
export type DraftDisk = {
  readonly list: () => Promise<readonly DraftRow[]>;
  /** Resolves when all of it is on disk. */
  readonly write: (pageId: string, changes: readonly DraftChange[]) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Those whose keys name something, of every page. */
  readonly clearAbout: (id: string) => Promise<void>;
  readonly close: () => void;
};

export const openDraftDisk = async (name = 'maed-drafts'): Promise<DraftDisk> => {
  const database = await openDB<DraftSchema>(name, 1, {
    upgrade: (opened) => void opened.createObjectStore('drafts', { keyPath: ['key', 'pageId'] }),
    // A newer tab wants to upgrade: let go, or it waits until this one is closed.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    list: () => database.getAll('drafts'),
    write: async (pageId, changes) => {
      // Strict: local storage and relaxed transactions lose the last seconds when the browser is killed.
      const write = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      const steps = changes.flatMap(({ key, values, continues }) => [
        values ? write.store.put({ key, pageId, values }) : write.store.delete([key, pageId]),
        ...(continues === undefined ? [] : [write.store.delete([key, continues])]),
      ]);
      await Promise.all([...steps, write.done]);
    },
    clear: () => database.clear('drafts'),
    clearAbout: async (id) => {
      const write = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      const keys = (await write.store.getAllKeys()).filter(([key]) => key.includes(id));
      await Promise.all([...keys.map((key) => write.store.delete(key)), write.done]);
    },
    close: () => database.close(),
  };
};
