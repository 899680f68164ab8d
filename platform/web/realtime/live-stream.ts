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

/** This tab's part in the browser's one stream. */
export type LiveStream = {
  /** The connection, or the person, may be back. */
  readonly nudge: () => void;
  readonly close: () => void;
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
export const openLiveStream = (world: StreamWorld): LiveStream => {
  const channel = world.openChannel(world.name);
  let line: LiveLine | null = null;
  let letGo: (() => void) | undefined;
  let isClosed = false;
  let state: LiveState = { kind: 'catching-up' };
  let heardAtMs = Date.now();

  const share = (message: Shared) => channel.postMessage(message);
  const lead = () =>
    new Promise<void>((resolve) => {
      if (isClosed) return resolve();
      letGo = resolve;
      line = world.openLine({
        onState: (now) => {
          state = now;
          world.onState(now);
          share({ kind: 'state', state: now });
        },
        onNews: (news) => {
          world.onNews(news);
          share({ kind: 'news', news });
        },
      });
    });
  const follow = () => {
    line?.close();
    line = null;
    letGo?.();
  };
  const stand = async (isTakingOver: boolean): Promise<void> => {
    if (world.locks === null) return lead();
    try {
      await world.locks.request(world.name, { ...(isTakingOver && { steal: true }) }, lead);
    } catch {
      // Another tab took it over, because this one seemed asleep: it stands in line again.
      follow();
      if (!isClosed) await stand(false);
    }
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    heardAtMs = Date.now();
    if (data.kind === 'nudge') {
      line?.tryNow();
      if (line) share({ kind: 'state', state });
      return;
    }
    if (line) return;
    if (data.kind === 'news') world.onNews(data.news);
    else world.onState(data.state);
  });
  const check = setInterval(() => {
    if (line || world.locks === null || !world.isVisible()) return;
    const quietMs = Date.now() - heardAtMs;
    if (quietMs > tabTimes.takeOverAfter) {
      heardAtMs = Date.now();
      void stand(true);
    } else if (quietMs > tabTimes.askAfter) share({ kind: 'nudge' });
  }, tabTimes.check);

  world.onState(state);
  void stand(false);
  share({ kind: 'nudge' });
  return {
    nudge: () => {
      if (line) line.tryNow();
      else share({ kind: 'nudge' });
    },
    close: () => {
      isClosed = true;
      clearInterval(check);
      follow();
      channel.close();
      world.onState({ kind: 'off' });
    },
  };
};
