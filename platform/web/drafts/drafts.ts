import type { DraftDisk, DraftRow, DraftValues } from './draft-disk.ts';
import { createDraftMemory } from './draft-memory.ts';
import { createDraftWriting } from './draft-writing.ts';
import { enterPages, type PageLocks } from './living-pages.ts';
import { leaveHandover, takeHandover, type HandoverStorage } from './page-handover.ts';

export type DraftsOptions = {
  readonly openDisk: () => Promise<DraftDisk>;
  readonly locks: PageLocks;
  readonly handover: HandoverStorage;
};

export type Drafts = {
  /** Resolves when drafts can be read. It never rejects: without a disk they are kept in memory alone. */
  readonly open: () => Promise<void>;
  /** At once, so that a form opens filled in. */
  readonly read: (key: string) => DraftValues;
  /** Whether nothing at all is typed and not sent. */
  readonly isEmpty: () => boolean;
  readonly keep: (key: string, values: DraftValues) => void;
  /** It was sent or given up. */
  readonly drop: (key: string) => void;
  /** Those whose keys name something, as the restaurant that somebody has left, in every tab. */
  readonly dropAbout: (id: string) => Promise<void>;
  /** Everybody's on this device, in every tab. */
  readonly dropAll: () => Promise<void>;
  /** Other tabs may have been closed: what they left can go on here. */
  readonly look: () => Promise<void>;
  /** The page is going; another may come in its place. */
  readonly handOver: () => void;
  readonly close: () => void;
};

/**
 * What is typed into forms and not sent yet, in memory and in IndexedDB.
 *
 * @invariant a page writes its own drafts only; it goes on with those of pages that are gone, never of one that is open
 */
export const createDrafts = ({ openDisk, locks, handover }: DraftsOptions): Drafts => {
  const { pageId, unwritten } = takeHandover(handover);
  const pages = enterPages(pageId, locks);
  const writing = createDraftWriting(pageId, unwritten);
  const memory = createDraftMemory();
  for (const { key, values } of unwritten) memory.set(key, values);
  const otherTabs = new BroadcastChannel('maed-drafts');
  let opened: Promise<DraftDisk | undefined> | undefined;

  const open = async () => {
    const disk = await openDisk();
    const rows = await disk.list();
    for (const row of rows) if (row.pageId === pageId && !writing.has(row.key)) memory.restore(row);
    await lookIn(rows);
    writing.begin(disk);
    return disk;
  };
  const lookIn = async (rows: readonly DraftRow[]) => {
    const isLiving = await pages.isLiving();
    memory.leave(rows.filter((row) => row.pageId !== pageId && !isLiving(row.pageId)));
  };
  const change = (key: string, values: DraftValues | null) => writing.add({ key, values, continues: memory.set(key, values) });
  const forget = (about = '') => {
    memory.forget(about);
    writing.forget(about);
  };
  otherTabs.addEventListener('message', ({ data }: MessageEvent<string>) => forget(data));

  return {
    open: async () => {
      opened ??= open().catch(() => undefined);
      await opened;
    },
    read: memory.read,
    isEmpty: memory.isEmpty,
    keep: (key, values) => {
      if (!memory.has(key, values)) change(key, values);
    },
    drop: (key) => change(key, null),
    dropAbout: async (id) => {
      forget(id);
      otherTabs.postMessage(id);
      await (await opened)?.clearAbout(id);
    },
    dropAll: async () => {
      forget();
      otherTabs.postMessage('');
      await (await opened)?.clear();
    },
    look: async () => lookIn((await (await opened)?.list()) ?? []),
    handOver: () => leaveHandover(handover, { pageId, unwritten: writing.unwritten() }),
    close: () => {
      pages.leave();
      otherTabs.close();
      void opened?.then((disk) => disk?.close());
    },
  };
};
