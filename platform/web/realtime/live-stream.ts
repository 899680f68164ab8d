import { liveBeatMs } from '../../contract/live.ts';
import type { LineWorld, LiveLine, LiveNews } from './live-line.ts';
import type { LiveState } from './live-state.ts';

/** What a stream needs of the browser. */
export type StreamWorld = {
  /** Names what the tabs share: one person in one restaurant. */
  readonly name: string;
  readonly openLine: (heard: Pick<LineWorld, 'onState' | 'onNews'>) => LiveLine;
  /** In every tab alike. */
  readonly onState: (state: LiveState) => void;
  readonly onNews: (news: LiveNews) => void;
  /** Null where the browser has none, as on a page without https: every tab then has a line of its own. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly isVisible: () => boolean;
};

type Shared =
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'news'; readonly news: LiveNews }
  | { readonly kind: 'nudge' };

/** @unit milliseconds */
export const tabTimes = { check: 5_000, askAfter: 1.5 * liveBeatMs, takeOverAfter: 2.5 * liveBeatMs } as const;

/**
 * One line for all tabs of a browser: the tab that holds the lock has it and tells the others. A tab that the system has
 * put to sleep keeps its lock and says nothing; a visible one then takes the line over.
 */
export class SharedStream {
  readonly #world: StreamWorld;
  readonly #channel: BroadcastChannel;
  readonly #check: ReturnType<typeof setInterval>;
  #line: LiveLine | null = null;
  #letGo: (() => void) | undefined;
  #state: LiveState = { kind: 'catching-up' };
  #heardAtMs = Date.now();
  #isClosed = false;

  constructor(world: StreamWorld) {
    this.#world = world;
    this.#channel = world.openChannel(world.name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => this.#heed(data));
    this.#check = setInterval(() => this.#watch(), tabTimes.check);
    world.onState(this.#state);
    void this.#stand({});
    this.#share({ kind: 'nudge' });
  }

  /** The connection, or the person, may be back. */
  nudge(): void {
    if (this.#line) this.#line.tryNow();
    else this.#share({ kind: 'nudge' });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#check);
    this.#follow();
    this.#channel.close();
    this.#world.onState({ kind: 'off' });
  }

  /** Waits for the lock, or takes it from whoever has it, and leads for as long as it is kept. */
  async #stand(how: Pick<LockOptions, 'steal'>): Promise<void> {
    const { locks, name } = this.#world;
    if (locks === null) return this.#lead();
    try {
      await locks.request(name, how, () => this.#lead());
    } catch {
      // Another tab took it over, because this one seemed asleep: it stands in line again.
      this.#follow();
      if (!this.#isClosed) await this.#stand({});
    }
  }

  #lead(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#line = this.#world.openLine({
      onState: (state) => {
        this.#state = state;
        this.#world.onState(state);
        this.#share({ kind: 'state', state });
      },
      onNews: (news) => {
        this.#world.onNews(news);
        this.#share({ kind: 'news', news });
      },
    });
    return new Promise((resolve) => (this.#letGo = resolve));
  }

  #follow(): void {
    this.#line?.close();
    this.#line = null;
    this.#letGo?.();
  }

  #heed(message: Shared): void {
    this.#heardAtMs = Date.now();
    if (this.#line) {
      if (message.kind !== 'nudge') return;
      this.#line.tryNow();
      this.#share({ kind: 'state', state: this.#state });
    } else if (message.kind === 'news') this.#world.onNews(message.news);
    else if (message.kind === 'state') this.#world.onState(message.state);
  }

  #watch(): void {
    if (this.#line || this.#world.locks === null || !this.#world.isVisible()) return;
    const quietMs = Date.now() - this.#heardAtMs;
    if (quietMs > tabTimes.takeOverAfter) {
      this.#heardAtMs = Date.now();
      void this.#stand({ steal: true });
    } else if (quietMs > tabTimes.askAfter) this.#share({ kind: 'nudge' });
  }

  #share(message: Shared): void {
    this.#channel.postMessage(message);
  }
}
