import { m } from '../../generated/messages/web/messages.js';
import { noteAnswered, noteFailure, onConnectionBack } from '../../platform/web/connection.ts';
import { askToStay } from '../../platform/web/ask-to-stay.ts';
import { noteOnDevice, openNotices } from '../../platform/web/device-notices.ts';
import { dropAllDrafts, openDrafts } from '../../platform/web/draft-storage.ts';
import { isAnotherPerson, noteLastPerson } from '../../platform/web/last-person.ts';
import { createOutbox, type Outbox } from '../../platform/web/outbox/outbox.ts';
import { heldOf, openSturdyStore } from '../../platform/web/outbox/open-sturdy-store.ts';
import { wipeKeptAnswers, wipeOthersAnswers } from '../../platform/web/kept-answers.ts';
import { askAgainWhenBack, createQueryCache, type KeptQueries } from '../../platform/web/query-cache.ts';
import { forgetLiveCursors } from '../../platform/web/realtime/live-cursor.ts';
import { recordedNow } from '../../platform/web/recorded-at.ts';
import { noteWaiting, waitedBefore } from '../../platform/web/waiting-mark.ts';
import { showToast } from '../../ui/toast.ts';
import { beSignedOut } from './be-signed-out.ts';
import { watchHouses } from './left-restaurants.ts';
import { createSendCommand } from './send-command.ts';

/** What exists only while somebody is signed in: their answers and their waiting commands. */
export type SignedInWorld = {
  readonly queries: KeptQueries;
  readonly outbox: Outbox;
  readonly close: () => void;
};

let world: { readonly userId: string; readonly opened: Promise<SignedInWorld> } | undefined;

const open = async (userId: string): Promise<SignedInWorld> => {
  openNotices(userId);
  const queries = createQueryCache(userId, beSignedOut);
  // Within it stand forms, and a form opens with its draft.
  const [store] = await Promise.all([openStore(userId), openOwnDrafts(userId)]);
  const outbox = createOutbox({
    userId,
    store,
    send: createSendCommand(queries.client),
    recorded: recordedNow,
    onFailure: (failure) => {
      noteFailure(failure);
      if (failure.kind === 'no-connection') askToStay();
    },
    onSignInNeeded: beSignedOut,
    onAnswer: () => {
      noteAnswered();
      void queries.client.invalidateQueries();
    },
  });
  // What was left by a reload or a killed browser goes now.
  void outbox.resume();
  // A server that is back makes itself known by any answer; the browser's own event doesn't tell of it.
  const forget = onConnectionBack(() => void outbox.resume());
  const forgetAsking = askAgainWhenBack(queries.client);
  const forgetGuard = guardWaiting(userId, outbox);
  const forgetHouses = watchHouses({ userId, queries: queries.client, outbox });
  const close = () => {
    for (const end of [forget, forgetAsking, forgetGuard, forgetHouses]) end();
    outbox.stop();
    queries.client.clear();
  };
  return { queries, outbox, close };
};

const openStore = (userId: string) =>
  openSturdyStore({
    onMissing: () => noteOnDevice({ kind: 'NO_STORAGE' }),
    onMade: () => {
      const count = waitedBefore(userId);
      if (count > 0) noteOnDevice({ kind: 'WORK_LOST', count });
    },
    onHeld: () => showToast({ status: 'wrong', title: m.app_device_full_title(), description: m.app_device_full_text() }),
  });

/** What somebody else typed or saw here, whose session ended without a sign-out, is not shown to this person. */
const openOwnDrafts = async (userId: string): Promise<void> => {
  await openDrafts();
  if (!isAnotherPerson(userId)) return noteLastPerson(userId);
  const [areGone] = await Promise.all([wipeOthersAnswers(userId), dropAllDrafts()]);
  // Tried again at the next start; it lies under the name of somebody else, and is shown to nobody until then.
  if (areGone) noteLastPerson(userId);
};

/** Notes beside the disk how much waits on it, and asks before a page is closed that alone has some of it. */
const guardWaiting = (userId: string, outbox: Outbox): (() => void) => {
  const forget = outbox.subscribe(() => noteWaiting(userId, outbox.entries().length - heldOf(outbox.entries()).length));
  const ask = (event: BeforeUnloadEvent) => {
    if (heldOf(outbox.entries()).length > 0) event.preventDefault();
  };
  globalThis.addEventListener('beforeunload', ask);
  return () => {
    forget();
    globalThis.removeEventListener('beforeunload', ask);
  };
};

/** The world of one person; the same for every call until somebody else signs in. */
export const signedInWorld = (userId: string): Promise<SignedInWorld> => {
  if (world?.userId !== userId) {
    void closeWorld();
    world = { userId, opened: open(userId) };
    world.opened.catch(sayNotOpened);
  }
  return world.opened;
};

/** The screen that stands in its place says that something went wrong; this says what helps. */
const sayNotOpened = (): void =>
  showToast({ status: 'wrong', title: m.app_initialization_error(), description: m.app_initialization_error_text() });

/** Stops sending and forgets what was seen. Commands that wait stay, and go when the same person signs in again. */
export const closeWorld = async (): Promise<void> => {
  const closing = world;
  world = undefined;
  if (!closing) return;
  (await closing.opened).close();
};

/** At sign-out: nothing of this person's stays readable on the device, but what they still have to send. */
export const wipeWorld = async (userId: string): Promise<void> => {
  await closeWorld();
  await wipeKeptAnswers(userId);
  forgetLiveCursors(userId);
};
