import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { likelyNextOf } from '../routing/likely-next.ts';

/** A second after arriving, the screens that usually follow are fetched. */
export const useLikelyNext = (): void => {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const timer = setTimeout(() => {
      // Preloading is a kindness: what fails here is fetched, or reported, when it is asked for.
      for (const to of likelyNextOf(path)) router.preloadRoute({ to }).catch(() => undefined);
    }, queryTimes.routePreloadDelayMs);
    return () => clearTimeout(timer);
  }, [router, path]);
};
