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
    const leaving = new AbortController();
    let isDue = false;
    let isKeeping = false;
    const keep = async (): Promise<void> => {
      if (!isDue || isKeeping || document.hidden) return;
      isKeeping = true;
      try {
        const { keepDay } = await import('./keep-day.ts');
        isDue = !(await keepDay({ queries, restaurant, left: leaving.signal }));
      } finally {
        isKeeping = false;
      }
    };
    // A kindness: what fails is tried again when the line is back or somebody looks again, and asked for where it is shown.
    const keepQuietly = () => fetchAhead(keep);
    const fallDue = () => {
      isDue = true;
      keepQuietly();
    };
    const first = setTimeout(fallDue, queryTimes.keepAheadDelayMs);
    const often = setInterval(fallDue, queryTimes.keepAheadEveryMs);
    document.addEventListener('visibilitychange', keepQuietly);
    const forgetLine = onConnectionBack(keepQuietly);
    return () => {
      leaving.abort();
      clearTimeout(first);
      clearInterval(often);
      document.removeEventListener('visibilitychange', keepQuietly);
      forgetLine();
    };
  }, [queries, restaurant]);
};
