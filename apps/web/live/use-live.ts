import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { useSession } from '../../../platform/web/session.ts';

/** Listens to the restaurant being worked in; its code comes when the screen stands. */
export const useLive = (): void => {
  const queries = useQueryClient();
  const userId = useSession()?.user.id;
  const restaurantId = useMaybeRestaurant()?.id;
  useEffect(() => {
    if (userId === undefined || restaurantId === undefined) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    void import('./start-live.ts').then(
      ({ startLive }) => {
        if (!isGone) stop = startLive({ userId, restaurantId }, queries);
      },
      // Without it screens are as current as their last look; the next visit fetches it again.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queries, userId, restaurantId]);
};
