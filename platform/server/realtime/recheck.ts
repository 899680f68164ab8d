import type { Logger } from 'pino';

import type { Credential } from '../database/tenancy.ts';
import type { LiveEntry } from './live-entry.ts';
import type { LiveReader } from './live-reader.ts';

/** One open stream, and on whose word. */
export type Stream = {
  readonly credential: Credential;
  readonly restaurantId: string;
  readonly reader: LiveReader;
  /** @unit milliseconds since the epoch */
  checkedAtMs: number;
};

/** Streams ask again by themselves whether they may, for what no word told, such as a session that ran out. */
const recheckEveryMs = 60_000;

type RecheckWorld = {
  readonly log: Logger;
  readonly all: () => readonly Stream[];
  readonly enter: (stream: Stream) => Promise<LiveEntry>;
};

/** Asks again, by the door of every call, whether streams may go on; until the answer they tell nothing. */
export type Rechecks = {
  readonly ask: (isMeant: (stream: Stream) => boolean) => void;
  /** Asks for those that were not asked for long, and again for those whose question failed. */
  readonly askOldest: () => void;
  /** How many times it was asked: for whoever was not yet there to be meant. */
  readonly words: () => number;
};

/** Asks for the streams of one hub. */
export const createRechecks = ({ log, all, enter }: RecheckWorld): Rechecks => {
  /** The last question of each stream: an answer to an earlier one may be older than the word that asked again. */
  const asked = new WeakMap<Stream, symbol>();
  const failed = new WeakSet<Stream>();
  let words = 0;

  const askOne = async (stream: Stream) => {
    const { reader } = stream;
    const question = Symbol('question');
    asked.set(stream, question);
    failed.delete(stream);
    reader.hold();
    stream.checkedAtMs = Date.now();
    try {
      const entry = await enter(stream);
      if (asked.get(stream) !== question) return;
      if ('refused' in entry) reader.end(entry.refused);
      else if (entry.listener.role !== reader.listener.role) reader.end('changed-role');
      else reader.release();
    } catch (fault) {
      failed.add(stream);
      log.warn({ err: fault }, 'a stream could not be checked; it waits');
    }
  };
  const ask: Rechecks['ask'] = (isMeant) => {
    words += 1;
    for (const stream of all()) if (isMeant(stream)) void askOne(stream);
  };
  return {
    ask,
    words: () => words,
    askOldest: () => ask((stream) => failed.has(stream) || Date.now() - stream.checkedAtMs > recheckEveryMs),
  };
};
