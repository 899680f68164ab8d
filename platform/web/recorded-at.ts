import { uuidv7 } from 'uuidv7';

import { heardServerMs, wrongClockMs } from './device-clock.ts';

/** What a device knows of the time beside its clock, when something is recorded on it. */
export type RecordedAt = {
  /** The newest time that the server had told this device; it was later than that. @unit milliseconds since the epoch */
  readonly notBeforeMs: number;
  /** Counts on whatever is done to the clock, as long as this page lives; it may stand still while the device sleeps. @unit milliseconds */
  readonly monotonicMs: number;
  readonly pageId: string;
};

const pageId = uuidv7();

export const recordedNow = (): RecordedAt => ({ notBeforeMs: heardServerMs(), monotonicMs: performance.now(), pageId });

/** The latest that it can have been: now, less what has passed in this page since. */
const latestMs = (recorded: RecordedAt, nowMs: number): number =>
  recorded.pageId === pageId ? nowMs - (performance.now() - recorded.monotonicMs) : nowMs;

/**
 * When something was recorded whose clock was put right before it was sent, so that it can be asked no more. A time that
 * cannot be right, before what the server had said already or after the latest that is possible, gives way to the latest.
 *
 * @param saidMs by the clock of then @unit milliseconds since the epoch
 * @param nowMs by a clock that is right @unit milliseconds since the epoch
 * @returns null where nothing speaks against what was said
 * @unit milliseconds since the epoch
 */
export const possibleTime = (saidMs: number, recorded: RecordedAt, nowMs: number): number | null => {
  const latest = latestMs(recorded, nowMs);
  const isPossible = saidMs >= recorded.notBeforeMs - wrongClockMs && saidMs <= latest + wrongClockMs;
  return isPossible ? null : Math.round(latest);
};
