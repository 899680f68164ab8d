import { m } from '../../generated/messages/web/messages.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago, in short: "5m ago", "3h ago", "2d ago". */
export const agoText = (sinceMs: number, nowMs: number): string => {
  const age = Math.max(0, nowMs - sinceMs);
  if (age < hourMs) return m.ui_minutes_ago({ count: Math.floor(age / minuteMs) });
  return age < dayMs ? m.ui_hours_ago({ count: Math.floor(age / hourMs) }) : m.ui_days_ago({ count: Math.floor(age / dayMs) });
};

/** When something was last in step with the server: "Just now", "1 minute ago", "3 hours ago". */
export const lastSyncedText = (atMs: number, nowMs: number): string => {
  const age = Math.max(0, nowMs - atMs);
  if (age < minuteMs) return m.ui_just_now();
  return age < hourMs
    ? m.ui_synced_minutes_ago({ count: Math.floor(age / minuteMs) })
    : m.ui_synced_hours_ago({ count: Math.floor(age / hourMs) });
};
