import { useEffect } from 'react';

import { useLostConnection } from '../../../platform/web/connection.ts';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { verifySession } from '../verify-session.ts';

/** While nobody answers, asks again from time to time; the answer itself puts everything going again. */
export const useReconnect = (): void => {
  const isLost = useLostConnection() !== null;
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(() => void verifySession(), queryTimes.reconnectMs);
    return () => clearInterval(timer);
  }, [isLost]);
};
