import { openDraftDisk, type DraftValues } from './drafts/draft-disk.ts';
import { createDrafts } from './drafts/drafts.ts';

const drafts = createDrafts({ openDisk: openDraftDisk, locks: navigator.locks ?? undefined, handover: sessionStorage });

addEventListener('pagehide', drafts.handOver);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void drafts.look();
});

/** Before the first form: resolves when drafts can be read, and never rejects. */
export const openDrafts: () => Promise<void> = drafts.open;

/** What was typed into a form and not sent yet. */
export const readDraft: (key: string) => DraftValues = drafts.read;

/** Whether nothing is typed on this device that was not sent or given up. */
export const isNothingTyped: () => boolean = drafts.isEmpty;

/** Keeps what was typed, but never a secret: a password is not written down anywhere. */
export const keepDraft = (key: string, values: DraftValues, secrets: readonly string[]): void =>
  drafts.keep(key, Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))));

export const dropDraft: (key: string) => void = drafts.drop;

/** When somebody has left a restaurant: nothing that was typed there stays. */
export const dropDraftsAbout: (restaurantId: string) => Promise<void> = drafts.dropAbout;

/** At sign-out: the next person on this device finds nothing of the one before. */
export const dropAllDrafts: () => Promise<void> = drafts.dropAll;
