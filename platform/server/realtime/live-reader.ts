import { liveBeatMs, type LiveEnd, type LiveEvent, type LiveMessages } from '../../contract/live.ts';
import type { Listener } from './live-entry.ts';
import type { StoredEvent } from './stored-events.ts';

/** One message, and the number that a reader who got it goes on from. */
export type LiveMessage = {
  readonly [Kind in keyof LiveMessages]: { readonly kind: Kind; readonly sequence: bigint; readonly data: LiveMessages[Kind] };
}[keyof LiveMessages];

/** Events that wait for one reader before they count as too slow. */
const waitingMax = 512;

/** What a reader needs to know of the world. */
export type ReaderWorld = {
  /** The events behind a number, from the database. */
  readonly readAfter: (sequence: bigint) => Promise<readonly StoredEvent[]>;
  /** What of an event a listener may see; null for nothing. */
  readonly show: (event: StoredEvent, listener: Listener) => LiveEvent | null;
};

/** Where a reader begins: at what they have, told what there is. */
export type ReaderStart = { readonly from: bigint; readonly last: bigint; readonly isWhole: boolean };

/** The reading end of one stream: what happened, in order, each thing once, as far as the listener may see it. */
export type LiveReader = {
  readonly listener: () => Listener;
  /** Whether the listener may still listen is being asked: nothing is told until it is answered. */
  readonly hold: () => void;
  /** It was answered: they may, as whoever they are now. */
  readonly release: (listener: Listener) => void;
  readonly isHeld: () => boolean;
  /** Something happened; the numbers of what is offered only rise. */
  readonly offer: (event: StoredEvent) => void;
  /** The last message; what waits is forgotten, and found again by whoever resumes. */
  readonly end: (reason: LiveEnd) => void;
  /** Waits for the next messages; null after the last one. */
  readonly next: () => Promise<readonly LiveMessage[] | null>;
};

/** Opens a reader; `next` is called by one caller at a time. */
export const createReader = (world: ReaderWorld, first: Listener, { from, last, isWhole }: ReaderStart): LiveReader => {
  let listener = first;
  let cursor = from;
  /** All that is known to have happened; the reader catches up to it from the database. */
  const known = last;
  let waiting: StoredEvent[] = [];
  let ended: LiveEnd | null = null;
  let isHeld = false;
  let isOver = false;
  let bell = Promise.withResolvers<void>();
  const due: LiveMessage[] = [{ kind: 'hello', sequence: from, data: { sequence: String(from), isWhole } }];
  // The first beat says that the catching up is over.
  let isBeatDue = true;

  const wake = () => {
    bell.resolve();
    bell = Promise.withResolvers<void>();
  };
  const tell = (events: readonly StoredEvent[]): LiveMessage[] => {
    const told: LiveMessage[] = [];
    for (const event of events) {
      if (event.sequence <= cursor) continue;
      cursor = event.sequence;
      const data = world.show(event, listener);
      if (data !== null) told.push({ kind: 'told', sequence: cursor, data });
    }
    return told;
  };
  const isBehind = () => cursor < known || (waiting[0] !== undefined && waiting[0].sequence > cursor + 1n);
  const beatOrWake = async () => {
    const quiet = Promise.withResolvers<void>();
    const timer = setTimeout(() => quiet.resolve(), liveBeatMs);
    const woken = bell.promise.then(() => true);
    const isWoken = await Promise.race([woken, quiet.promise.then(() => false)]);
    clearTimeout(timer);
    isBeatDue ||= !isWoken;
  };
  /** What can be told now; undefined where there is nothing yet. */
  const step = async (): Promise<readonly LiveMessage[] | undefined> => {
    if (due.length > 0) return due.splice(0);
    if (isHeld) return undefined;
    if (isBehind()) {
      const page = await world.readAfter(cursor);
      // Numbers that nobody has any more, after a restaurant's end for one.
      if (page.length === 0) cursor = waiting[0] ? waiting[0].sequence - 1n : known;
      // Held, or over, while the page was on its way: it is read again, or not at all.
      return isHeld || ended !== null ? [] : tell(page);
    }
    if (isBeatDue) {
      isBeatDue = false;
      return [{ kind: 'beat', sequence: cursor, data: {} }];
    }
    if (waiting.length === 0) return undefined;
    const taken = waiting;
    waiting = [];
    return tell(taken);
  };

  return {
    listener: () => listener,
    isHeld: () => isHeld,
    hold: () => {
      isHeld = true;
    },
    release: (now) => {
      listener = now;
      isHeld = false;
      wake();
    },
    offer: (event) => {
      if (ended !== null || event.sequence <= cursor) return;
      waiting.push(event);
      if (waiting.length > waitingMax) {
        ended = 'slow';
        waiting = [];
      }
      wake();
    },
    end: (reason) => {
      ended ??= reason;
      waiting = [];
      wake();
    },
    next: async () => {
      for (;;) {
        if (isOver) return null;
        if (ended !== null) {
          isOver = true;
          return [{ kind: 'end', sequence: cursor, data: { reason: ended } }];
        }
        const heard = bell.promise;
        const messages = await step();
        if (messages !== undefined && messages.length > 0) return messages;
        // Woken in between, it looks again at once.
        if (messages === undefined && heard === bell.promise) await beatOrWake();
      }
    },
  };
};
