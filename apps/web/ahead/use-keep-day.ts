import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { onConnectionBack } from '../../../platform/web/connection.ts';
import { fetchAhead } from '../../../platform/web/fetch-ahead.ts';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { isSharedDevice } from '../../../platform/web/shared-device.ts';

/**
 * Some seconds after arriving in a restaurant, and every hour while somebody looks, what a day needs without a line is kept
 * on the device. A tablet that many share keeps nothing ahead for whoever has a turn of minutes.
 */
export const useKeepDay = (): void => {
  const queries = useQueryClient();
  const restaurant = useMaybeRestaurant();
  useEffect(() => {
    if (!restaurant || isSharedDevice()) return undefined;
    let isOver = false;
    let isKeeping = false;
    let dueMs = performance.now() + queryTimes.keepAheadDelayMs;
    const keep = async (): Promise<void> => {
      if (isKeeping || document.hidden || performance.now() < dueMs) return;
      isKeeping = true;
      try {
        const { keepDay } = await import('./keep-day.ts');
        if (await keepDay({ queries, restaurant, isOver: () => isOver })) dueMs = performance.now() + queryTimes.keepAheadEveryMs;
      } finally {
        isKeeping = false;
      }
    };
    // A kindness: what fails is tried again when the line is back or somebody looks again, and asked for where it is shown.
    const keepQuietly = () => fetchAhead(keep);
    const first = setTimeout(keepQuietly, queryTimes.keepAheadDelayMs);
    const often = setInterval(keepQuietly, queryTimes.keepAheadEveryMs);
    document.addEventListener('visibilitychange', keepQuietly);
    const forgetLine = onConnectionBack(keepQuietly);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(often);
      document.removeEventListener('visibilitychange', keepQuietly);
      forgetLine();
    };
  }, [queries, restaurant]);
};
