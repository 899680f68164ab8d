import type { DraftDisk, DraftRow, DraftValues } from './draft-disk.ts';
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
  readonly keep: (key: string, values: DraftValues) => void;
  /** It was sent or given up. */
  readonly drop: (key: string) => void;
  /** Everybody's on this device, in every tab. */
  readonly dropAll: () => Promise<void>;
  /** Other tabs may have been closed: what they left can go on here. */
  readonly look: () => Promise<void>;
  /** The page is going; another may come in its place. */
  readonly handOver: () => void;
  readonly close: () => void;
};

const empty: DraftValues = {};

/**
 * What is typed into forms and not sent yet, in memory and in IndexedDB.
 *
 * @invariant a page writes its own drafts only; it goes on with those of pages that are gone, never of one that is open
 */
export const createDrafts = ({ openDisk, locks, handover }: DraftsOptions): Drafts => {
  const { pageId, unwritten } = takeHandover(handover);
  const pages = enterPages(pageId, locks);
  const writing = createDraftWriting(pageId, unwritten);
  const own = new Map(unwritten.flatMap(({ key, values }) => (values ? [[key, values] as const] : [])));
  let left: readonly DraftRow[] = [];
  const otherTabs = new BroadcastChannel('maed-drafts');
  let opened: Promise<DraftDisk | undefined> | undefined;

  const open = async () => {
    const disk = await openDisk();
    const rows = await disk.list();
    const written = rows.filter((row) => row.pageId === pageId && !own.has(row.key) && !writing.has(row.key));
    for (const { key, values } of written) own.set(key, values);
    await lookIn(rows);
    writing.begin(disk);
    return disk;
  };
  const lookIn = async (rows: readonly DraftRow[]) => {
    const isLiving = await pages.isLiving();
    left = rows.filter((row) => row.pageId !== pageId && !isLiving(row.pageId));
  };
  /** Takes a draft that was left over: from now on it is this page's. */
  const take = (key: string) => {
    if (own.has(key)) return undefined;
    const taken = fullest(left, key);
    left = left.filter((row) => row !== taken);
    return taken?.pageId;
  };
  const forget = () => {
    own.clear();
    left = [];
    writing.forget();
  };
  otherTabs.addEventListener('message', forget);

  return {
    open: async () => {
      opened ??= open().catch(() => undefined);
      await opened;
    },
    read: (key) => own.get(key) ?? fullest(left, key)?.values ?? empty,
    keep: (key, values) => {
      if (isSame(own.get(key), values)) return;
      const continues = take(key);
      own.set(key, values);
      writing.add({ key, values, continues });
    },
    drop: (key) => {
      const continues = take(key);
      own.delete(key);
      writing.add({ key, values: null, continues });
    },
    dropAll: async () => {
      forget();
      otherTabs.postMessage('forget');
      await (await opened)?.clear();
    },
    look: async () => {
      const disk = await opened;
      if (disk) await lookIn(await disk.list());
    },
    handOver: () => leaveHandover(handover, { pageId, unwritten: writing.unwritten() }),
    close: () => {
      pages.leave();
      otherTabs.close();
      void opened?.then((disk) => disk?.close());
    },
  };
};

const isSame = (one: DraftValues | undefined, other: DraftValues): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of drafts that several tabs left, the one that would be the hardest to type again; the others come after it. */
const fullest = (rows: readonly DraftRow[], key: string): DraftRow | undefined =>
  rows.filter((row) => row.key === key).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];

const sizeOf = ({ values }: DraftRow): number => JSON.stringify(values).length;
