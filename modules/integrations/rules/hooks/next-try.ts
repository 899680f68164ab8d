import { hookLimits } from './hook-limits.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * How long is waited after each try that failed, the first first; after the last the message is given up.
 *
 * @unit milliseconds
 */
export const waitsMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/**
 * By how much a wait may be longer, so that receivers that were down are not met by everything at once.
 *
 * @unit share
 */
const spread = 0.2;

/** A try that failed. */
export type FailedTry = {
  /** @unit tries so far, this one among them */
  readonly attempts: number;
  /**
   * Between nought and one: where in its spread the wait ends.
   *
   * @unit share
   */
  readonly chance: number;
  /**
   * What the receiver asks for; null where it asks for nothing.
   *
   * @unit milliseconds
   */
  readonly askedMs: number | null;
};

/**
 * How long to wait before a message is sent again: what the receiver asks for where that is longer than ours, within bounds.
 *
 * @unit milliseconds
 * @returns null where it is given up
 */
export const nextTryMs = ({ attempts, chance, askedMs }: FailedTry): number | null => {
  const wait = waitsMs[attempts - 1];
  if (wait === undefined) return null;
  const ours = Math.round(wait * (1 + spread * chance));
  return Math.max(ours, Math.min(askedMs ?? 0, hookLimits.retryAfterMaxMs));
};

/**
 * What a receiver asks for by `Retry-After`: seconds, or a date.
 *
 * @unit milliseconds
 * @source RFC 9110, section 10.2.3
 * @returns null for a header that is missing or says neither
 */
export const askedWaitMs = (retryAfter: string | null, nowMs: number): number | null => {
  if (retryAfter === null) return null;
  // A day of the week is what a date begins with: much else would pass for one as well.
  const date = /^[A-Z]/.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * second : date - nowMs;
  return Number.isFinite(asked) ? Math.max(0, asked) : null;
};

/** Whether an address that failed since then has failed for so long that it goes off. */
export const hasFailedLong = (failingSinceMs: number, nowMs: number): boolean => nowMs - failingSinceMs >= hookLimits.failingMs;
