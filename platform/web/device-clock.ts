import { externalValue, useExternalValue } from './external-value.ts';

/** From here on a clock counts as wrong. @unit milliseconds */
export const wrongClockMs = 10 * 60_000;

/**
 * How far the server's clock is ahead of the device's, by the last answer; null before the first one on this visit.
 * It is not kept: a clock that was put right while the app was closed must not be put right once more.
 */
const aheadMs = externalValue<number | null>(null);

const heardKey = 'maed.server-time';

/** The newest time that the server told this device, on this visit or before; 0 for none. @unit milliseconds since the epoch */
export const heardServerMs = (): number => Number(localStorage.getItem(heardKey) ?? 0);

/** Within a minute: it is a bound, no clock. */
const keepHeard = (atMs: number): void => {
  if (atMs - heardServerMs() > 60_000) localStorage.setItem(heardKey, String(atMs));
};

/** An answer came, and said when. A second more or less, and the way it took, don't matter here. */
export const noteServerTime = (said: string | null, nowMs: number = Date.now()): void => {
  const atMs = said === null ? Number.NaN : Date.parse(said);
  if (Number.isNaN(atMs)) return;
  keepHeard(atMs);
  const ahead = atMs - nowMs;
  const before = aheadMs.get();
  // Told again only when it matters: a small wandering is no news for a screen.
  if (before === null || Math.abs(before - ahead) > wrongClockMs / 10) aheadMs.set(ahead);
};

const wrongBy = (ahead: number | null): number => (ahead !== null && Math.abs(ahead) > wrongClockMs ? ahead : 0);

/**
 * What has to be added to this device's clock to be right; 0 where it is right within ten minutes, or nobody has said yet.
 *
 * @unit milliseconds
 */
export const clockErrorMs = (): number => wrongBy(aheadMs.get());

export const useClockErrorMs = (): number => wrongBy(useExternalValue(aheadMs));

/** Whether an answer has said yet how right the clock is. */
export const isClockKnown = (): boolean => aheadMs.get() !== null;
