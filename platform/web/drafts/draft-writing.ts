import type { DraftChange, DraftDisk } from './draft-disk.ts';

/** What is on its way to the disk. */
export type DraftWriting = {
  readonly add: (change: DraftChange) => void;
  readonly has: (key: string) => boolean;
  readonly unwritten: () => readonly DraftChange[];
  readonly begin: (disk: DraftDisk) => void;
  /** Those whose keys name it; all for ''. */
  readonly forget: (about: string) => void;
};

/** Writes without a delay, one write at a time, each with the newest state of every form that changed meanwhile. */
export const createDraftWriting = (pageId: string, inherited: readonly DraftChange[]): DraftWriting => {
  const changes = new Map(inherited.map((change) => [change.key, change]));
  let disk: DraftDisk | undefined;
  let isWriting = false;

  const writeAll = async (to: DraftDisk) => {
    while (changes.size > 0) {
      const batch = [...changes.values()];
      await to.write(pageId, batch);
      for (const change of batch) if (changes.get(change.key) === change) changes.delete(change.key);
    }
  };
  const run = () => {
    if (!disk || isWriting) return;
    isWriting = true;
    // A full or forbidden disk costs the draft, not the form; the next key tries again.
    void writeAll(disk)
      .catch(() => undefined)
      .finally(() => {
        isWriting = false;
      });
  };

  return {
    add: (change) => {
      // What went on here goes on still, whatever is typed before the disk has it.
      const continues = change.continues ?? changes.get(change.key)?.continues;
      changes.set(change.key, { ...change, continues });
      run();
    },
    has: (key) => changes.has(key),
    unwritten: () => [...changes.values()],
    begin: (opened) => {
      disk = opened;
      run();
    },
    forget: (about) => {
      for (const key of changes.keys()) if (key.includes(about)) changes.delete(key);
    },
  };
};
