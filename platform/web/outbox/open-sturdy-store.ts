import type { OutboxEntry } from './outbox-entry.ts';
import { openOutboxStore, type OutboxStore } from './outbox-store.ts';
import { sturdyStore } from './sturdy-store.ts';

/** What the store has to say of the disk below it. */
export type StoreNews = {
  /** There is none, as in a private window. */
  readonly onMissing: () => void;
  /** It was made just now; what had waited on it before is gone. */
  readonly onMade: () => void;
  /** It did not take something, which stands in the memory of this page now. */
  readonly onHeld: () => void;
};

/**
 * The outbox's store on whatever this browser has: its disk, or the memory of the page.
 *
 * @throws where a newer version of the app left a disk that this one cannot read
 */
export const openSturdyStore = async ({ onMissing, onMade, onHeld }: StoreNews, open = openOutboxStore): Promise<OutboxStore> => {
  try {
    return sturdyStore(await open(undefined, onMade), onHeld);
  } catch (cause) {
    // What a newer version of the app left waiting is not lost by working beside it: whoever is here is told to load the page anew.
    if (cause instanceof Error && cause.name === 'VersionError') throw cause;
    onMissing();
    return sturdyStore(null, () => undefined);
  }
};

/** What would be lost if the page were closed now. */
export const heldOf = (entries: readonly OutboxEntry[]): readonly OutboxEntry[] => entries.filter(({ isHeld }) => isHeld === true);
