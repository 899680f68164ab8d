import { uuidv7 } from 'uuidv7';

import type { DraftChange } from './draft-disk.ts';

const storageKey = 'maed.drafts';

/** What a page leaves to the next one in its tab. */
export type PageHandover = {
  /** The next one is the same page, as far as drafts know: it goes on with its own. */
  readonly pageId: string;
  /** What had not reached the disk. */
  readonly unwritten: readonly DraftChange[];
};

/** Session storage is read and written at once, survives a reload, and is not shared by tabs. */
export type HandoverStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Taken away when it is read: a tab that is duplicated is a page of its own. */
export const takeHandover = (storage: HandoverStorage): PageHandover => {
  const text = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  // Nobody else writes it, and it lives no longer than its tab.
  return text === null ? { pageId: uuidv7(), unwritten: [] } : (JSON.parse(text) as PageHandover);
};

export const leaveHandover = (storage: HandoverStorage, handover: PageHandover): void =>
  storage.setItem(storageKey, JSON.stringify(handover));
