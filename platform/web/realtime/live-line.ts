import { liveBeatMs, livePrefix, type LiveEvent, type LiveMessages } from '../../contract/live.ts';
import { backOffMs } from '../outbox/back-off.ts';
import type { LiveCursor } from './live-cursor.ts';
import type { LiveLook } from './live-page.ts';
import type { LiveState } from './live-state.ts';

/** What a line brings: a fact, the word to ask everything anew, or that nobody may listen any more. */
export type LiveNews =
  | { readonly kind: 'told'; readonly event: LiveEvent }
  | { readonly kind: 'anew' }
  | { readonly kind: 'ended'; readonly reason: 'no-session' | 'no-membership' };

/** What a line needs of the browser. */
export type LineWorld = {
  readonly restaurantId: string;
  readonly cursor: LiveCursor;
  /** Null in a browser that has none, or whose owner forbids it. */
  readonly openSource: ((address: string) => EventSource) | null;
  readonly look: (after: string | null) => Promise<LiveLook>;
  readonly onState: (state: LiveState) => void;
  readonly onNews: (news: LiveNews) => void;
  /** From 0 to 1. */
  readonly chance: () => number;
};

/** A line that keeps itself up until it is closed. */
export type LiveLine = {
  /** The connection may be back: no more waiting. */
  readonly tryNow: () => void;
  readonly close: () => void;
};

/** @unit milliseconds */
export const lineTimes = {
  /** A stream that says nothing for so long after it was opened is held back on its way. */
  helloMax: 10_000,
  /** A stream that is quiet for longer than two beats is dead, whatever the browser believes. */
  silenceMax: 2.5 * liveBeatMs,
  /** The longest wait for the next attempt; somebody stands before the screen. */
  waitMax: 30_000,
  /** Between looks while no stream comes through, and how long until one is tried again. */
  poll: 5_000,
  streamAgain: 60_000,
} as const;

/** Keeps one line to the server: a stream where that goes, else looks every few seconds; after a loss at random moments. */
export const openLine = (world: LineWorld): LiveLine => {
  const { restaurantId, cursor, onNews, onState } = world;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;
  let streamNotBeforeMs = 0;
  let isWalled = false;
  let downSince: Date | null = null;

  const soon = (delayMs: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, delayMs);
  };
  const hangUp = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const beLive = (by: 'stream' | 'polling') => {
    failures = 0;
    downSince = null;
    onState({ kind: 'live', by });
  };
  const lose = () => {
    hangUp();
    failures += 1;
    downSince ??= new Date();
    onState({ kind: 'down', since: downSince });
    soon(Math.min(lineTimes.waitMax, backOffMs(failures, world.chance())), connect);
  };
  const finish = (reason: 'no-session' | 'no-membership') => {
    close();
    onNews({ kind: 'ended', reason });
  };
  const begin = ({ sequence, isWhole }: LiveMessages['hello']) => {
    if (!isWhole) {
      cursor.set(sequence);
      onNews({ kind: 'anew' });
    }
  };
  /** No stream: a look tells whether the server refuses, is away, or only streams do not come through. */
  const poll = async () => {
    hangUp();
    const look = await world.look(cursor.get());
    if (isClosed) return;
    if (look === 'unanswered' || look === 'busy') return lose();
    if ('refused' in look) return finish(look.refused);
    begin(look.page);
    for (const event of look.page.events) onNews({ kind: 'told', event });
    cursor.set(look.page.next);
    beLive('polling');
    // Once may be chance, such as a server that just came up; twice is a wall, and streams are tried rarely.
    if (streamNotBeforeMs <= Date.now()) streamNotBeforeMs = isWalled ? Date.now() + lineTimes.streamAgain : 0;
    isWalled = true;
    soon(lineTimes.poll, connect);
  };
  const connect = () => {
    hangUp();
    if (world.openSource === null || Date.now() < streamNotBeforeMs) return void poll();
    const opened = world.openSource(`${livePrefix}/${restaurantId}?after=${cursor.get() ?? ''}`);
    source = opened;
    let hasSpoken = false;
    const giveUp = () => {
      if (source !== opened) return;
      if (hasSpoken) return lose();
      void poll();
    };
    const hear = (kind: keyof LiveMessages, work: (message: MessageEvent<string>) => void) =>
      opened.addEventListener(kind, (message: MessageEvent<string>) => {
        if (source !== opened) return;
        hasSpoken = true;
        soon(lineTimes.silenceMax, giveUp);
        work(message);
        if (message.lastEventId !== '') cursor.set(message.lastEventId);
      });
    soon(lineTimes.helloMax, giveUp);
    opened.addEventListener('error', giveUp);
    hear('hello', ({ data }) => {
      isWalled = false;
      onState({ kind: 'catching-up' });
      begin(JSON.parse(data) as LiveMessages['hello']);
    });
    hear('told', ({ data }) => onNews({ kind: 'told', event: JSON.parse(data) as LiveEvent }));
    hear('beat', () => beLive('stream'));
    hear('end', ({ data }) => {
      const { reason } = JSON.parse(data) as LiveMessages['end'];
      if (reason === 'no-session' || reason === 'no-membership') finish(reason);
      else lose();
    });
  };
  const close = () => {
    isClosed = true;
    hangUp();
  };

  onState({ kind: 'catching-up' });
  connect();
  return {
    close,
    tryNow: () => {
      if (isClosed || source !== null || downSince === null) return;
      streamNotBeforeMs = 0;
      connect();
    },
  };
};
