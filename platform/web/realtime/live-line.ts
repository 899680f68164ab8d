import { liveBeatMs, livePrefix, type LiveEvent, type LiveMessages } from '../../contract/live.ts';
import { backOffMs } from '../outbox/back-off.ts';
import type { LiveSource } from './fetched-source.ts';
import type { LiveCursor } from './live-cursor.ts';
import { listensFrom, type LiveLook } from './live-page.ts';
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
  readonly openSource: ((address: string) => LiveSource) | null;
  readonly look: (after: string | null) => Promise<LiveLook>;
  readonly onState: (state: LiveState) => void;
  readonly onNews: (news: LiveNews) => void;
  /** From 0 to 1. */
  readonly chance: () => number;
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

/** What a line that is open does for the tab that has it. */
export type LiveLine = Pick<KeptLine, 'tryNow' | 'close'>;

/** Keeps one line to the server: a stream where that goes, else looks every few seconds; after a loss at random moments. */
export class KeptLine {
  readonly #world: LineWorld;
  #source: LiveSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #downSince: Date | null = null;
  /** Whether a stream did not come through where a look did. */
  #isWalled = false;
  #streamNotBeforeMs = 0;
  #hasSpoken = false;
  #isClosed = false;

  constructor(world: LineWorld) {
    this.#world = world;
    world.onState({ kind: 'catching-up' });
    this.#connect();
  }

  /** The connection may be back: no more waiting. */
  tryNow(): void {
    if (this.#isClosed || this.#source !== null || this.#downSince === null) return;
    this.#streamNotBeforeMs = 0;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#hangUp();
  }

  #connect(): void {
    this.#hangUp();
    const { openSource, restaurantId, cursor } = this.#world;
    if (openSource === null || Date.now() < this.#streamNotBeforeMs) return void this.#poll();
    const source = openSource(`${livePrefix}/${restaurantId}?${listensFrom(cursor.get())}`);
    this.#source = source;
    this.#hasSpoken = false;
    this.#soon(lineTimes.helloMax, () => void this.#poll());
    source.addEventListener('error', () => {
      if (this.#source !== source) return;
      // Of a stream that never spoke, a look tells what became of it; one that did is lost like any other.
      if (this.#hasSpoken) this.#lose();
      else void this.#poll();
    });
    this.#hear(source, 'hello', ({ data }) => this.#greet(JSON.parse(data) as LiveMessages['hello']));
    this.#hear(source, 'told', ({ data }) => this.#world.onNews({ kind: 'told', event: JSON.parse(data) as LiveEvent }));
    this.#hear(source, 'beat', () => this.#beLive('stream'));
    this.#hear(source, 'end', ({ data }) => {
      const { reason } = JSON.parse(data) as LiveMessages['end'];
      if (reason === 'no-session' || reason === 'no-membership') return this.#finish(reason);
      if (reason === 'changed-role') this.#world.onNews({ kind: 'anew' });
      this.#lose();
    });
  }

  #hear(source: LiveSource, kind: keyof LiveMessages, work: (message: MessageEvent<string>) => void): void {
    source.addEventListener(kind, (event) => {
      if (this.#source !== source) return;
      const message = event as MessageEvent<string>;
      this.#soon(lineTimes.silenceMax, () => this.#lose());
      work(message);
      if (message.lastEventId !== '') this.#world.cursor.set(message.lastEventId);
    });
  }

  #greet(hello: LiveMessages['hello']): void {
    this.#hasSpoken = true;
    this.#isWalled = false;
    this.#world.onState({ kind: 'catching-up' });
    this.#begin(hello);
  }

  /** No stream: a look tells whether the server refuses, is away, or only streams do not come through. */
  async #poll(): Promise<void> {
    this.#hangUp();
    const { cursor, look, onNews } = this.#world;
    const seen = await look(cursor.get());
    if (this.#isClosed || this.#source !== null) return;
    if (seen === 'unanswered' || seen === 'busy') return this.#lose();
    if ('refused' in seen) return this.#finish(seen.refused);
    this.#begin(seen.page);
    for (const event of seen.page.events) onNews({ kind: 'told', event });
    cursor.set(seen.page.next);
    this.#beLive('polling');
    // Once may be chance, such as a server that just came up; twice is a wall, and streams are tried rarely.
    if (this.#isWalled && this.#streamNotBeforeMs <= Date.now()) this.#streamNotBeforeMs = Date.now() + lineTimes.streamAgain;
    this.#isWalled = true;
    this.#soon(lineTimes.poll, () => this.#connect());
  }

  #begin({ sequence, isWhole }: LiveMessages['hello']): void {
    if (isWhole) return;
    this.#world.cursor.set(sequence);
    this.#world.onNews({ kind: 'anew' });
  }

  #beLive(by: 'stream' | 'polling'): void {
    this.#failures = 0;
    this.#downSince = null;
    this.#world.onState({ kind: 'live', by });
  }

  #lose(): void {
    this.#hangUp();
    this.#failures += 1;
    this.#downSince ??= new Date();
    this.#world.onState({ kind: 'down', since: this.#downSince });
    this.#soon(Math.min(lineTimes.waitMax, backOffMs(this.#failures, this.#world.chance())), () => this.#connect());
  }

  #finish(reason: 'no-session' | 'no-membership'): void {
    this.close();
    this.#world.onNews({ kind: 'ended', reason });
  }

  #soon(delayMs: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, delayMs);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
