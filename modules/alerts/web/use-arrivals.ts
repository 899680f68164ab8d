import { useEffect, useRef } from 'react';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Alert } from '../contract/alerts.contract.ts';
import { standingOf } from './standing-of.ts';

const play = (): void => {
  // A browser that was not touched yet plays nothing; the badge and the toast say it all the same.
  void new Audio('/sounds/notification.mp3').play().then(undefined, () => undefined);
};

/** Says what arrives while the panel is closed: a sound, and a toast. What stood there before one came is not said again. */
export const useArrivals = (newest: Alert | null | undefined, isPanelOpen: boolean): void => {
  const seenAt = useRef<string | null>(null);
  useEffect(() => {
    if (newest === undefined) return;
    const before = seenAt.current;
    seenAt.current = newest !== null && (before === null || newest.createdAt > before) ? newest.createdAt : (before ?? '');
    if (newest === null || before === null || newest.createdAt <= before || isPanelOpen) return;
    play();
    showToast({
      title: newest.title,
      description: newest.message,
      status: standingOf(newest),
      durationMs: queryTimes.alertToastMs,
      isNews: true,
    });
  }, [newest, isPanelOpen]);
};
