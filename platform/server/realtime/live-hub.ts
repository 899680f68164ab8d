import type { Logger } from 'pino';

import type { LiveEvent } from '../../contract/live.ts';
import type { Pool } from '../database/pool.ts';
import type { Credential } from '../database/tenancy.ts';
import { enterLive, type Listener } from './live-entry.ts';
import { LiveReader } from './live-reader.ts';
import { createRechecks, type Rechecks, type Stream } from './recheck.ts';
import { lastSequences, readEventsAfter, resumeMax, sequenceBefore, type StoredEvent } from './stored-events.ts';
import { takeTurns } from './turns.ts';

/** What the platform does not know of events, because modules do. */
export type LiveWiring = {
  readonly pool: Pool;
  readonly log: Logger;
  /** What of an event a listener may see; null for nothing. */
  readonly show: (event: StoredEvent, listener: Listener) => LiveEvent | null;
  /** Whose right to listen an event may end; null for nobody's. */
  readonly endsAccessOf: (event: StoredEvent) => string | null;
};

/** A wish to listen: on whose word, where, and from where on. */
export type LiveAsked = { readonly credential: Credential; readonly restaurantId: string; readonly from: LiveStart };

/** Behind which number a stream begins, or since how many seconds ago; null begins now. */
export type LiveStart = { readonly after: bigint } | { readonly age: number } | null;

/** A stream that was opened; `close` forgets it. */
export type OpenedLive = { readonly reader: LiveReader; readonly close: () => void };

/** Why no stream was opened; `full` where this server has enough, or stops. */
export type LiveRefused = { readonly refused: 'no-session' | 'no-membership' | 'full' };

/** The streams of one restaurant, and how far its events were read and are known. */
type Channel = { readonly streams: Set<Stream>; readCursor: bigint; knownSequence: bigint; isReading: boolean };

/** Looks into the database that streams make at one moment; calls have the other connections. */
const looksAtOnceMax = 4;

/** Streams of one person; more are not opened. */
const streamsPerPersonMax = 32;

/** All streams of this process. Each event is read once, whoever listens, and handed to all of its restaurant. */
export class LiveHub {
  readonly #wiring: LiveWiring;
  readonly #channels = new Map<string, Channel>();
  readonly #turns = takeTurns(looksAtOnceMax);
  readonly #rechecks: Rechecks;
  #isStopped = false;

  constructor(wiring: LiveWiring) {
    this.#wiring = wiring;
    this.#rechecks = createRechecks({
      log: wiring.log,
      all: () => this.#all(),
      enter: ({ credential, restaurantId }) => this.#enter(credential, restaurantId),
    });
  }

  /** Opens a stream by the door of every call. */
  async open({ credential, restaurantId, from }: LiveAsked): Promise<OpenedLive | LiveRefused> {
    const wordsBefore = this.#rechecks.words();
    const entry = await this.#enter(credential, restaurantId);
    if ('refused' in entry) return entry;
    const { listener, last } = entry;
    const after = from && ('after' in from ? from.after : await this.#before(restaurantId, last, from.age));
    if (this.#isStopped || this.#theirs(listener.userId).length >= streamsPerPersonMax) return { refused: 'full' };
    const channel = this.#channelOf(restaurantId, last);
    const isWhole = after !== null && after <= last && last - after <= resumeMax;
    const readAfter = (sequence: bigint) => this.#read(restaurantId, sequence);
    // What was handed out while this one was let in lies behind its own look.
    const known = channel.readCursor > last ? channel.readCursor : last;
    const reader = new LiveReader({ readAfter, show: this.#wiring.show }, listener, { from: isWhole ? after : last, last: known, isWhole });
    const stream: Stream = { credential, restaurantId, reader, checkedAtMs: Date.now() };
    channel.streams.add(stream);
    // A word that came while the entrance was asked could not hold a stream that was not there yet.
    if (this.#rechecks.words() !== wordsBefore) this.#rechecks.ask((asked) => asked === stream);
    this.wake(restaurantId, last);
    return { reader, close: () => this.#forget(channel, stream) };
  }

  /** Something happened in a restaurant, up to this number. */
  wake(restaurantId: string, sequence: bigint): void {
    const channel = this.#channels.get(restaurantId);
    if (!channel) return;
    if (sequence > channel.knownSequence) channel.knownSequence = sequence;
    if (channel.readCursor < channel.knownSequence && !channel.isReading) void this.#readOn(restaurantId, channel);
  }

  /** Somebody's right to listen may have ended; without a name, anybody's. */
  recheck(userId?: string): void {
    this.#rechecks.ask(({ reader }) => userId === undefined || reader.listener.userId === userId);
  }

  /** Looks by itself, for what no wake-up told. */
  async look(): Promise<void> {
    this.#rechecks.askOldest();
    if (this.#channels.size === 0) return;
    const numbers = await lastSequences(this.#wiring.pool, [...this.#channels.keys()]);
    for (const [restaurantId, sequence] of numbers) this.wake(restaurantId, sequence);
  }

  /** How many streams are open. */
  get size(): number {
    return this.#all().length;
  }

  /** Ends every stream; none is opened any more. */
  stop(): void {
    this.#isStopped = true;
    for (const { reader } of this.#all()) reader.end('stopping');
  }

  #all(): Stream[] {
    return [...this.#channels.values()].flatMap(({ streams }) => [...streams]);
  }

  #theirs(userId: string): Stream[] {
    return this.#all().filter(({ reader }) => reader.listener.userId === userId);
  }

  #enter(credential: Credential, restaurantId: string) {
    return this.#turns(() => enterLive(this.#wiring.pool, credential, restaurantId));
  }

  #read(restaurantId: string, after: bigint) {
    return this.#turns(() => readEventsAfter(this.#wiring.pool, restaurantId, after));
  }

  #before(restaurantId: string, last: bigint, seconds: number) {
    return this.#turns(() => sequenceBefore(this.#wiring.pool, { restaurantId, last, seconds }));
  }

  #channelOf(restaurantId: string, last: bigint): Channel {
    const known = this.#channels.get(restaurantId);
    if (known) return known;
    const made: Channel = { streams: new Set(), readCursor: last, knownSequence: last, isReading: false };
    this.#channels.set(restaurantId, made);
    return made;
  }

  #forget(channel: Channel, stream: Stream): void {
    channel.streams.delete(stream);
    if (channel.streams.size === 0 && this.#channels.get(stream.restaurantId) === channel) this.#channels.delete(stream.restaurantId);
  }

  async #readOn(restaurantId: string, channel: Channel): Promise<void> {
    channel.isReading = true;
    try {
      while (channel.readCursor < channel.knownSequence && channel.streams.size > 0) {
        const page = await this.#read(restaurantId, channel.readCursor);
        if (page.length === 0) break;
        for (const event of page) this.#hand(channel, event);
      }
    } catch (fault) {
      this.#wiring.log.warn({ err: fault, restaurantId }, 'events could not be read; they are looked for again');
    } finally {
      channel.isReading = false;
    }
  }

  #hand(channel: Channel, event: StoredEvent): void {
    const userId = this.#wiring.endsAccessOf(event);
    if (userId !== null) this.recheck(userId);
    for (const { reader } of channel.streams) reader.offer(event);
    channel.readCursor = event.sequence;
  }
}
