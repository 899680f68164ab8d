import { useEffect, useRef } from 'react';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Alert } from '../contract/alerts.contract.ts';
import { placeAt } from '../../restaurants/rules/place-at.ts';
import { keptDevice } from './this-device/kept-device.ts';
import { standingOf } from './standing-of.ts';

const play = (): void => {
  // A browser that was not touched yet plays nothing; the badge and the toast say it all the same.
  void new Audio('/sounds/notification.mp3').play().then(undefined, () => undefined);
};

/** Where nobody looks, the device says it in its own way, unless the server tells this device anyhow. */
const showOutside = async ({ id, title, message, place, userId, restaurantId }: Alert): Promise<void> => {
  if (keptDevice({ userId, restaurantId })) return;
  const { showNotice } = await import('../../../platform/device/notice-port.ts');
  await showNotice({ id: noticeIdOf(id), title, text: message, path: placeAt(restaurantId, place) });
};

/** A device numbers its notices with 31 bits; what differs in the end of an id, differs here. */
const noticeIdOf = (alertId: string): number => Number.parseInt(alertId.slice(-8), 16) & 0x7fff_ffff;

/** Says what arrives while the panel is closed: a sound, and a toast. What stood there before one came is not said again. */
export const useArrivals = (newest: Alert | null | undefined, isPanelOpen: boolean): void => {
  const seenAt = useRef<string | null>(null);
  useEffect(() => {
    if (newest === undefined) return;
    const before = seenAt.current;
    seenAt.current = newest !== null && (before === null || newest.createdAt > before) ? newest.createdAt : (before ?? '');
    if (newest === null || before === null || newest.createdAt <= before || isPanelOpen) return;
    play();
    if (document.hidden) void showOutside(newest);
    showToast({
      title: newest.title,
      description: newest.message,
      status: standingOf(newest),
      durationMs: queryTimes.alertToastMs,
      isNews: true,
    });
  }, [newest, isPanelOpen]);
};
