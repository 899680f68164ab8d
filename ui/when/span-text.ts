import { m } from '../../generated/messages/web/messages.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A stretch of time by its largest unit: "20 minutes", "5 hours", "2 days".
 *
 * @unit milliseconds
 */
export const spanText = (spanMs: number): string => {
  if (spanMs < hourMs) return m.ui_span_minutes({ count: Math.round(spanMs / minuteMs) });
  return spanMs < 1.5 * dayMs
    ? m.ui_span_hours({ count: Math.round(spanMs / hourMs) })
    : m.ui_span_days({ count: Math.round(spanMs / dayMs) });
};
