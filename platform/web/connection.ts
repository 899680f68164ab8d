import { externalValue, useExternalValue } from './external-value.ts';
import type { CallFailure } from './refusal.ts';

/** Kept as long as this window is open, so that a page opened anew goes on saying since when. */
const keptKey = 'maed.no-connection-since';
const keptSince = (): Date | null => {
  const kept = globalThis.sessionStorage?.getItem(keptKey);
  return kept ? new Date(kept) : null;
};

/** Since when nobody answered; null while the server is reached. */
const lostSince = externalValue<Date | null>(null);

/** A call got no answer. The browser's own word is not enough: a connected line may lead nowhere. */
const noteUnanswered = (): void => {
  if (lostSince.get() !== null) return;
  const since = keptSince() ?? new Date();
  globalThis.sessionStorage?.setItem(keptKey, since.toISOString());
  lostSince.set(since);
};

/** Whether the browser itself says that it has no line. That it says it has one means little. */
const withoutLine = externalValue(globalThis.navigator?.onLine === false);

globalThis.addEventListener?.('offline', () => {
  withoutLine.set(true);
  noteUnanswered();
});
globalThis.addEventListener?.('online', () => {
  withoutLine.set(false);
  noteReached();
});
if (withoutLine.get()) noteUnanswered();

/** When the server last answered anything, on this visit. */
const lastAnsweredMs = externalValue<number | null>(null);

export const noteAnswered = (): void => {
  lastAnsweredMs.set(Date.now());
  noteReached();
};

const noteReached = (): void => {
  globalThis.sessionStorage?.removeItem(keptKey);
  if (lostSince.get() !== null) lostSince.set(null);
};

/** What a failed call says about the line: every answer, a refusal too, came over it. */
export const noteFailure = (failure: CallFailure): void => (failure.kind === 'no-connection' ? noteUnanswered() : noteAnswered());

/** Calls back each time the line has come back. */
export const onConnectionBack = (listener: () => void): (() => void) =>
  lostSince.subscribe(() => {
    if (lostSince.get() === null) listener();
  });

/** @unit milliseconds since the epoch; null before the first answer */
export const useLastAnswered = (): number | null => useExternalValue(lastAnsweredMs);

export const useLostConnection = (): Date | null => useExternalValue(lostSince);

/** Whether this browser has no line at all, so that nobody else is to blame. */
export const isWithoutLine = (): boolean => withoutLine.get();

export const useIsWithoutLine = (): boolean => useExternalValue(withoutLine);
