import type { QueryClient } from '@tanstack/react-query';

import { noteAnswered, noteFailure, onConnectionBack } from '../../../platform/web/connection.ts';
import { isNativeShell } from '../../../platform/device/native-shell.ts';
import { FetchedSource, type LiveSource } from '../../../platform/web/realtime/fetched-source.ts';
import { liveCursor } from '../../../platform/web/realtime/live-cursor.ts';
import { KeptLine, type LiveNews } from '../../../platform/web/realtime/live-line.ts';
import { fetchLivePage } from '../../../platform/web/realtime/live-page.ts';
import { liveState } from '../../../platform/web/realtime/live-state.ts';
import { SharedStream } from '../../../platform/web/realtime/live-stream.ts';
import { createStaling } from './make-stale.ts';

/** In an app the session travels in a header, which the browser's own stream cannot carry. */
const openSource = (address: string): LiveSource => (isNativeShell() ? new FetchedSource(address) : new EventSource(address));

/** Who listens, and where. */
export type LivePlace = { readonly userId: string; readonly restaurantId: string };

/**
 * Keeps the screens of one restaurant current for as long as somebody works in it; ends with what it returns.
 *
 * @param onNoSession the server knows the session no more, and the line stays ended
 */
export const startLive = ({ userId, restaurantId }: LivePlace, queries: QueryClient, onNoSession: () => void): (() => void) => {
  const staling = createStaling(queries, restaurantId);
  const heed = (news: LiveNews) => {
    if (news.kind === 'told') return staling.byEvent(news.event.name);
    if (news.kind === 'ended' && news.reason === 'no-session') return onNoSession();
    if (news.kind === 'anew') staling.all();
    // A membership and its role are looked up.
    void queries.invalidateQueries({ queryKey: ['restaurants', 'mine'] });
  };
  const stream = new SharedStream({
    name: `maed-live ${userId} ${restaurantId}`,
    openLine: (heard) =>
      new KeptLine({
        ...heard,
        restaurantId,
        cursor: liveCursor(userId, restaurantId),
        openSource: 'EventSource' in globalThis ? openSource : null,
        look: async (after) => {
          const look = await fetchLivePage(restaurantId, after);
          // Whoever stands before the screen learns it now, and not at their next touch.
          if (look === 'unanswered') noteFailure({ kind: 'no-connection' });
          return look;
        },
        chance: Math.random,
      }),
    onState: (state) => {
      liveState.set(state);
      // A line that stands is an answer: whatever waits for the server goes now.
      if (state.kind === 'live') noteAnswered();
    },
    onNews: heed,
    locks: globalThis.navigator.locks ?? null,
    openChannel: (name) => new BroadcastChannel(name),
    isVisible: () => document.visibilityState === 'visible',
  });
  const nudge = () => stream.nudge();
  const forget = onConnectionBack(nudge);
  const whenSeen = () => document.visibilityState === 'visible' && nudge();
  document.addEventListener('visibilitychange', whenSeen);
  globalThis.addEventListener('online', nudge);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', whenSeen);
    globalThis.removeEventListener('online', nudge);
    staling.stop();
    stream.close();
  };
};
