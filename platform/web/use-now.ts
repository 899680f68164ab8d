import { useEffect, useState } from 'react';

/** @unit milliseconds */
const tickMs = 30_000;

/** The time, looked at anew twice a minute: a list becomes overdue, and a trial ends, under somebody's eyes. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
