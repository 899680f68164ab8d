import { newId } from '../new-command.ts';
import type { RecordedAt } from '../recorded-at.ts';
import type { CallFailure } from '../refusal.ts';
import { drain, type DrainEnd, type DrainWorld } from './drain.ts';
import type { OutboxEntry, QueuedCommand } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { createOutboxView, type OutboxView } from './outbox-view.ts';

export type OutboxOptions = {
  readonly store: OutboxStore;
  readonly userId: string;
  /** Takes a command to the server; it throws what the call throws. */
  readonly send: (entry: OutboxEntry) => Promise<unknown>;
  /** The server has it: screens replace what they assumed by what is. */
  readonly onAnswer?: (entry: OutboxEntry, answer: unknown) => void;
  /** Why a sending gave no answer; the connection's mark follows it. */
  readonly onFailure?: (failure: CallFailure) => void;
  readonly onSignInNeeded?: () => void;
  /** Exclusive across tabs, so that one of them sends. */
  readonly locks?: Pick<LockManager, 'request'>;
  /** @unit milliseconds since the epoch */
  readonly now?: () => number;
  readonly chance?: () => number;
  /** What is known of the time beside the clock. */
  readonly recorded?: () => RecordedAt;
};

export type Outbox = {
  /** Resolves when the command is on disk: only then may a screen show it as done. */
  readonly enqueue: (command: QueuedCommand) => Promise<void>;
  /** Sends what is due; resolves when the round is over. Called by itself, and on `online` and a timer. */
  readonly flush: () => Promise<void>;
  /** A person chose to try a refused one again: the same body under a new key. */
  readonly retry: (sequence: number) => Promise<void>;
  /** A person chose to give a refused one up. */
  readonly discard: (sequence: number) => Promise<void>;
  /**
   * Takes away what must not stay: all of it, or what belongs to a restaurant that the person has left.
   *
   * @param willGo is told how many before the first is gone: a page may be closed in between
   */
  readonly discardWhere: (isMeant: (entry: OutboxEntry) => boolean, willGo?: (count: number) => void) => Promise<void>;
  /** Somebody has signed in: go on. */
  readonly resume: () => Promise<void>;
  readonly entries: () => readonly OutboxEntry[];
  /** Whether the disk was read: before that, no entries don't mean that nothing waits. */
  readonly isRead: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
};

/** Everything this person did and the server doesn't have yet. Survives reloads and a killed browser. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { store, userId } = options;
  const view = createOutboxView(store, userId);
  const rounds = createRounds(options, view);
  const whenOnline = () => void rounds.run(makeAllDue);
  globalThis.addEventListener?.('online', whenOnline);

  /** The line is back, or somebody signed in: whatever was waiting for its turn is due now. */
  const makeAllDue = async () => {
    const waiting = (await store.list(userId)).filter((entry) => entry.state === 'waiting');
    for (const entry of waiting) await store.put({ ...entry, nextAttemptAtMs: 0 });
  };
  const putBack = async (sequence: number) => {
    const entry = (await store.list(userId)).find((known) => known.sequence === sequence);
    if (!entry) return;
    const { refusal: _refusal, ...rest } = entry;
    // Its old key is answered with the refusal for good; what it creates keeps its ids.
    const input = { ...entry.input, commandId: newId() };
    await store.put({ ...rest, input, state: 'waiting', nextAttemptAtMs: 0 });
  };

  return {
    enqueue: async (command) => {
      await store.add(entryOf(command, options));
      view.changed();
      await view.reload();
      void rounds.run();
    },
    flush: () => rounds.run(),
    retry: (sequence) => rounds.run(() => putBack(sequence)),
    discard: (sequence) => rounds.run(() => store.remove(sequence)),
    discardWhere: (isMeant, willGo) =>
      rounds.run(async () => {
        const meant = (await store.list(userId)).filter(isMeant);
        willGo?.(meant.length);
        for (const { sequence } of meant) await store.remove(sequence);
      }),
    resume: () => {
      rounds.unpause();
      return rounds.run(makeAllDue);
    },
    entries: view.entries,
    isRead: view.isRead,
    subscribe: view.subscribe,
    stop: () => {
      rounds.stop();
      view.close();
      globalThis.removeEventListener?.('online', whenOnline);
    },
  };
};

const entryOf = (command: QueuedCommand, { userId, now = Date.now, recorded }: OutboxOptions): Omit<OutboxEntry, 'sequence'> => ({
  ...command,
  userId,
  state: 'waiting',
  enqueuedAtMs: now(),
  attempts: 0,
  nextAttemptAtMs: 0,
  ...(recorded && { recorded: recorded() }),
});

/** Sending rounds: one at a time over all tabs, and the next one when it is due. */
const createRounds = (options: OutboxOptions, view: OutboxView) => {
  const { store, userId, send, locks = navigator.locks, now = Date.now, chance = Math.random } = options;
  let isPaused = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const world: DrainWorld = {
    store,
    userId,
    send,
    now,
    chance,
    onAnswer: (entry, answer) => options.onAnswer?.(entry, answer),
    onFailure: (failure) => options.onFailure?.(failure),
    onChange: view.changed,
    isStopped: () => isStopped,
  };

  const planNext = ({ dueAtMs, needsSignIn }: DrainEnd) => {
    isPaused ||= needsSignIn;
    if (needsSignIn) options.onSignInNeeded?.();
    clearTimeout(timer);
    if (dueAtMs !== undefined && !isStopped) timer = setTimeout(() => void run(), Math.max(0, dueAtMs - now()));
  };

  /** Everything that changes entries which may be on their way happens under the lock. */
  const run = async (prepare?: () => Promise<void>) => {
    if (isStopped) return;
    await locks.request(`maed-outbox ${userId}`, async () => {
      await prepare?.();
      if (!isPaused && !isStopped) planNext(await drain(world));
    });
    view.changed();
    await view.reload();
  };

  return {
    run,
    unpause: () => {
      isPaused = false;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
