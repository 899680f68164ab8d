import type { Logger } from 'pino';

import type { LiveEvent } from '../../contract/live.ts';
import type { Pool } from '../database/pool.ts';
import type { Credential } from '../database/tenancy.ts';
import { enterLive, type Listener } from './live-entry.ts';
import { createReader, type LiveReader } from './live-reader.ts';
import { createRechecks, type Stream } from './recheck.ts';
import { lastSequences, readEventsAfter, type StoredEvent } from './stored-events.ts';
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

/** A wish to listen: on whose word, where, and from which number on; null begins now. */
export type LiveAsked = { readonly credential: Credential; readonly restaurantId: string; readonly after: bigint | null };

/** A stream that was opened; `close` forgets it. */
export type OpenedLive = { readonly reader: LiveReader; readonly close: () => void };

/** All streams of this process. */
export type LiveHub = {
  readonly open: (asked: LiveAsked) => Promise<OpenedLive | { readonly refused: 'no-session' | 'no-membership' | 'full' }>;
  /** Something happened in a restaurant, up to this number. */
  readonly wake: (restaurantId: string, sequence: bigint) => void;
  /** Somebody's right to listen may have ended; without a name, anybody's. */
  readonly recheck: (userId?: string) => void;
  /** Looks by itself, for what no wake-up told. */
  readonly look: () => Promise<void>;
  /** How many streams are open. */
  readonly size: () => number;
  /** Ends every stream; none is opened any more. */
  readonly stop: () => void;
};

type Channel = { readonly streams: Set<Stream>; cursor: bigint; known: bigint; isPumping: boolean };

/** Looks into the database that streams make at one moment; calls have the other connections. */
const looksAtOnceMax = 4;

/** A browser that was away longer asks its lists anew; that is less than to be told all of it. */
const resumeMax = 1_000n;

/** Streams of one person; more are not opened. */
const streamsPerPersonMax = 32;

/** Opens the hub. It reads each event once, whoever listens, and hands it to all of the restaurant. */
export const createLiveHub = (wiring: LiveWiring): LiveHub => {
  const { pool, log } = wiring;
  const channels = new Map<string, Channel>();
  const turns = takeTurns(looksAtOnceMax);
  let isStopped = false;
  const all = (): Stream[] => [...channels.values()].flatMap(({ streams }) => [...streams]);
  const countOf = (userId: string) => all().filter(({ reader }) => reader.listener().userId === userId).length;
  const rechecks = createRechecks({ log, all, enter: (held) => turns(() => enterLive(pool, held.credential, held.restaurantId)) });

  const hand = (channel: Channel, events: readonly StoredEvent[]) => {
    for (const event of events) {
      const userId = wiring.endsAccessOf(event);
      if (userId !== null) rechecks.ask(({ reader }) => reader.listener().userId === userId);
      for (const { reader } of channel.streams) reader.offer(event);
      channel.cursor = event.sequence;
    }
  };
  const pump = async (restaurantId: string, channel: Channel) => {
    if (channel.isPumping) return;
    channel.isPumping = true;
    try {
      while (channel.cursor < channel.known && channel.streams.size > 0) {
        const page = await turns(() => readEventsAfter(pool, restaurantId, channel.cursor));
        if (page.length === 0) break;
        hand(channel, page);
      }
    } catch (fault) {
      log.warn({ err: fault, restaurantId }, 'events could not be read; they are looked for again');
    } finally {
      channel.isPumping = false;
    }
  };
  const wake = (restaurantId: string, sequence: bigint) => {
    const channel = channels.get(restaurantId);
    if (!channel || sequence <= channel.known) {
      if (channel && channel.cursor < channel.known) void pump(restaurantId, channel);
      return;
    }
    channel.known = sequence;
    void pump(restaurantId, channel);
  };
  const channelOf = (restaurantId: string, last: bigint): Channel => {
    const known = channels.get(restaurantId);
    if (known) return known;
    const made: Channel = { streams: new Set(), cursor: last, known: last, isPumping: false };
    channels.set(restaurantId, made);
    return made;
  };
  const open: LiveHub['open'] = async ({ credential, restaurantId, after }) => {
    const wordsBefore = rechecks.words();
    const entry = await turns(() => enterLive(pool, credential, restaurantId));
    if ('refused' in entry) return entry;
    const { listener, last } = entry;
    if (isStopped || countOf(listener.userId) >= streamsPerPersonMax) return { refused: 'full' };
    const channel = channelOf(restaurantId, last);
    const isWhole = after !== null && after <= last && last - after <= resumeMax;
    const reader = createReader(
      { readAfter: (sequence) => turns(() => readEventsAfter(pool, restaurantId, sequence)), show: wiring.show },
      listener,
      // What was handed out while this one was let in lies behind its own look.
      { from: isWhole ? after : last, last: channel.cursor > last ? channel.cursor : last, isWhole },
    );
    const stream: Stream = { credential, restaurantId, reader, checkedAtMs: Date.now() };
    channel.streams.add(stream);
    // A word that came while the entrance was asked could not hold a stream that was not there yet.
    if (rechecks.words() !== wordsBefore) rechecks.ask((asked) => asked === stream);
    wake(restaurantId, last);
    const close = () => {
      channel.streams.delete(stream);
      if (channel.streams.size === 0 && channels.get(restaurantId) === channel) channels.delete(restaurantId);
    };
    return { reader, close };
  };

  return {
    open,
    wake,
    recheck: (userId) => rechecks.ask(({ reader }) => userId === undefined || reader.listener().userId === userId),
    look: async () => {
      rechecks.askOldest();
      if (channels.size === 0) return;
      const numbers = await lastSequences(pool, [...channels.keys()]);
      for (const [restaurantId, sequence] of numbers) wake(restaurantId, sequence);
    },
    size: () => all().length,
    stop: () => {
      isStopped = true;
      for (const { reader } of all()) reader.end('stopping');
    },
  };
};
