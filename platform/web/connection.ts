import { externalValue, useExternalValue } from './external-value.ts';
import type { CallFailure } from './refusal.ts';

/** Since when nobody answered; null while the server is reached. */
const lostSince = externalValue<Date | null>(globalThis.navigator?.onLine === false ? new Date() : null);

globalThis.addEventListener?.('offline', () => noteUnanswered());
globalThis.addEventListener?.('online', () => noteReached());

/** A call got no answer. The browser's own word is not enough: a connected line may lead nowhere. */
const noteUnanswered = (at: Date = new Date()): void => {
  if (lostSince.get() === null) lostSince.set(at);
};

/** When the server last answered anything, on this visit. */
const lastAnsweredMs = externalValue<number | null>(null);

export const noteAnswered = (): void => {
  lastAnsweredMs.set(Date.now());
  noteReached();
};

const noteReached = (): void => {
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
