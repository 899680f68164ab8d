import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { savesData } from '../../../platform/web/saves-data.ts';
import { untilAnswered } from '../../../platform/web/until-answered.ts';
import { atRest } from '../../../ui/when-settled.ts';
import { likelyNextOf } from '../routing/likely-next.ts';

/**
 * A second after arriving, the screens that usually follow are fetched, one after the other, when the device has nothing else to do.
 * What the screen itself asked for has the line first: a slow one carries the pages of a large stock for some seconds.
 * Whoever spares the line fetches nothing that they have not asked for.
 */
export const useLikelyNext = (): void => {
  const router = useRouter();
  const queries = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (savesData()) return undefined;
    let isLeft = false;
    const fetchNext = async (): Promise<void> => {
      for (const to of likelyNextOf(path)) {
        await untilAnswered(queries);
        await atRest();
        if (isLeft) return;
        // Preloading is a kindness: what fails here is fetched, or reported, when it is asked for.
        await router.preloadRoute({ to }).catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchNext(), queryTimes.routePreloadDelayMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [router, queries, path]);
};
