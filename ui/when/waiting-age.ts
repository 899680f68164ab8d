import { useEffect, useState } from 'react';

import { m } from '../../generated/messages/web/messages.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long something has waited: a moment, minutes, then hours and minutes. */
export const waitingAge = (sinceMs: number, nowMs: number): string => {
  const age = Math.max(0, nowMs - sinceMs);
  if (age < minuteMs) return m.ui_under_a_minute();
  if (age < hourMs) return m.ui_minutes({ count: Math.floor(age / minuteMs) });
  return m.ui_hours_minutes({ hours: Math.floor(age / hourMs), minutes: Math.floor((age % hourMs) / minuteMs) });
};

const stepMs = 15_000;

/** Now, a few times a minute: ages grow while somebody looks. */
export const useNowMs = (): number => {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};
