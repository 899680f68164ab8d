import { m } from '../../generated/messages/web/messages.js';
import { noteAnswered, noteFailure, onConnectionBack } from '../../platform/web/connection.ts';
import { openDrafts } from '../../platform/web/draft-storage.ts';
import { createOutbox, type Outbox } from '../../platform/web/outbox/outbox.ts';
import { openOutboxStore } from '../../platform/web/outbox/outbox-store.ts';
import { wipeKeptAnswers } from '../../platform/web/kept-answers.ts';
import { createQueryCache, type KeptQueries } from '../../platform/web/query-cache.ts';
import { forgetLiveCursors } from '../../platform/web/realtime/live-cursor.ts';
import { endSession } from '../../platform/web/session.ts';
import { showToast } from '../../ui/toast.ts';
import { createSendCommand } from './send-command.ts';

/** What exists only while somebody is signed in: their answers and their waiting commands. */
export type SignedInWorld = {
  readonly queries: KeptQueries;
  readonly outbox: Outbox;
  readonly close: () => void;
};

let world: { readonly userId: string; readonly opened: Promise<SignedInWorld> } | undefined;

const open = async (userId: string): Promise<SignedInWorld> => {
  const queries = createQueryCache(userId);
  // Within it stand forms, and a form opens with its draft.
  const [store] = await Promise.all([openOutboxStore(), openDrafts()]);
  const outbox = createOutbox({
    userId,
    store,
    send: createSendCommand(queries.client),
    onFailure: noteFailure,
    onSignInNeeded: endSession,
    onAnswer: () => {
      noteAnswered();
      void queries.client.invalidateQueries();
    },
  });
  // What was left by a reload or a killed browser goes now.
  void outbox.resume();
  // A server that is back makes itself known by any answer; the browser's own event doesn't tell of it.
  const forget = onConnectionBack(() => void outbox.resume());
  const close = () => {
    forget();
    outbox.stop();
    queries.client.clear();
  };
  return { queries, outbox, close };
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
