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

/** Where a reader begins: behind what they have; and up to where things are known to have happened. */
export type ReaderStart = { readonly from: bigint; readonly last: bigint; readonly isWhole: boolean };

/**
 * The reading end of one stream: what happened, in order, each thing once, as far as the listener may see it.
 *
 * @invariant `next` is called by one caller at a time
 */
export class LiveReader {
  readonly listener: Listener;
  readonly #world: ReaderWorld;
  readonly #last: bigint;
  #cursor: bigint;
  #waiting: StoredEvent[] = [];
  #hello: LiveMessage | null;
  #isHeld = false;
  #ended: LiveEnd | null = null;
  #isOver = false;
  /** The first one says that the catching up is over. */
  #isBeatDue = true;
  #bell = Promise.withResolvers<void>();

  constructor(world: ReaderWorld, listener: Listener, { from, last, isWhole }: ReaderStart) {
    this.#world = world;
    this.listener = listener;
    this.#last = last;
    this.#cursor = from;
    this.#hello = { kind: 'hello', sequence: from, data: { sequence: String(from), isWhole } };
  }

  /** Whether they may still listen is being asked: nothing is told until it is answered. */
  hold(): void {
    this.#isHeld = true;
  }

  /** It was answered: they may. */
  release(): void {
    this.#isHeld = false;
    this.#wake();
  }

  /** Something happened; the numbers of what is offered only rise. */
  offer(event: StoredEvent): void {
    if (this.#ended !== null || event.sequence <= this.#cursor) return;
    this.#waiting.push(event);
    if (this.#waiting.length > waitingMax) this.end('slow');
    else this.#wake();
  }

  /** The last message. What waits is forgotten, and found again by whoever resumes. */
  end(reason: LiveEnd): void {
    this.#ended ??= reason;
    this.#waiting = [];
    this.#wake();
  }

  /** Waits for the next messages; null after the last one. */
  async next(): Promise<readonly LiveMessage[] | null> {
    for (;;) {
      if (this.#isOver) return null;
      if (this.#ended !== null) {
        this.#isOver = true;
        return [{ kind: 'end', sequence: this.#cursor, data: { reason: this.#ended } }];
      }
      const heard = this.#bell.promise;
      const messages = await this.#take();
      if (messages === null) await this.#beatOrWake(heard);
      else if (messages.length > 0) return messages;
    }
  }

  /** What can be told now; null where there is nothing yet, none where nothing of it is for this listener. */
  async #take(): Promise<readonly LiveMessage[] | null> {
    if (this.#hello !== null) {
      const hello = this.#hello;
      this.#hello = null;
      return [hello];
    }
    if (this.#isHeld) return null;
    if (this.#isBehind()) return this.#catchUp();
    if (this.#isBeatDue) {
      this.#isBeatDue = false;
      return [{ kind: 'beat', sequence: this.#cursor, data: {} }];
    }
    return this.#waiting.length > 0 ? this.#tell(this.#waiting.splice(0)) : null;
  }

  #isBehind(): boolean {
    const [first] = this.#waiting;
    return this.#cursor < this.#last || (first !== undefined && first.sequence > this.#cursor + 1n);
  }

  async #catchUp(): Promise<readonly LiveMessage[]> {
    const page = await this.#world.readAfter(this.#cursor);
    // Held or ended while the page was on its way: it is read again, or not at all.
    if (this.#isHeld || this.#ended !== null) return [];
    // Numbers that nobody has any more.
    if (page.length === 0) this.#cursor = this.#waiting[0] ? this.#waiting[0].sequence - 1n : this.#last;
    return this.#tell(page);
  }

  #tell(events: readonly StoredEvent[]): LiveMessage[] {
    const told: LiveMessage[] = [];
    for (const event of events) {
      if (event.sequence <= this.#cursor) continue;
      this.#cursor = event.sequence;
      const data = this.#world.show(event, this.listener);
      if (data !== null) told.push({ kind: 'told', sequence: this.#cursor, data });
    }
    return told;
  }

  async #beatOrWake(heard: Promise<void>): Promise<void> {
    const quiet = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => quiet.resolve(true), liveBeatMs);
    this.#isBeatDue = (await Promise.race([heard.then(() => false), quiet.promise])) || this.#isBeatDue;
    clearTimeout(timer);
  }

  #wake(): void {
    this.#bell.resolve();
    this.#bell = Promise.withResolvers<void>();
  }
}
