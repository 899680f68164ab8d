const usualSeconds = 60;
const longestSeconds = 3_600;

/**
 * How long to wait for whoever said that it is too much.
 *
 * @param retryAfter the header, as seconds or as a date, or nothing
 * @returns seconds, between one and an hour
 */
export const busySeconds = (retryAfter: string | null | undefined, nowMs = Date.now()): number => {
  const asked = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : (Date.parse(retryAfter ?? '') - nowMs) / 1000;
  return Number.isFinite(asked) ? Math.min(longestSeconds, Math.max(1, Math.ceil(asked))) : usualSeconds;
};
