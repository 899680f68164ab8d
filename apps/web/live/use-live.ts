import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { currentSession, useSession } from '../../../platform/web/session.ts';
import { verifySession } from '../verify-session.ts';

/**
 * A session that is replaced (a second factor is switched on) ends before its successor's cookie has arrived; asking
 * in between would sign the person out.
 *
 * @unit milliseconds
 */
const successorArrivesMs = 2_000;

/** Listens to the restaurant being worked in; its code comes when the screen stands. */
export const useLive = (): void => {
  const queries = useQueryClient();
  const userId = useSession()?.user.id;
  const restaurantId = useMaybeRestaurant()?.id;
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (userId === undefined || restaurantId === undefined) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    let asking: ReturnType<typeof setTimeout> | undefined;
    // Only the server's word ends a session; where it has another one by now, it is listened to anew.
    const ask = async (): Promise<void> => {
      await verifySession();
      if (!isGone && currentSession()) setRound((before) => before + 1);
    };
    const onNoSession = () => {
      asking = setTimeout(() => void ask(), successorArrivesMs);
    };
    void import('./start-live.ts').then(
      ({ startLive }) => {
        if (!isGone) stop = startLive({ userId, restaurantId }, queries, onNoSession);
      },
      // Without it screens are as current as their last look; the next visit fetches it again.
      () => undefined,
    );
    return () => {
      isGone = true;
      clearTimeout(asking);
      stop?.();
    };
  }, [queries, userId, restaurantId, round]);
};
