import { externalValue, useExternalValue } from './external-value.ts';
import type { CallFailure } from './refusal.ts';

/** Since when nobody answered; null while the server is reached. */
const lostSince = externalValue<Date | null>(globalThis.navigator?.onLine === false ? new Date() : null);

globalThis.addEventListener?.('offline', () => noteUnanswered());
globalThis.addEventListener?.('online', () => noteAnswered());

/** A call got no answer. The browser's own word is not enough: a connected line may lead nowhere. */
const noteUnanswered = (at: Date = new Date()): void => {
  if (lostSince.get() === null) lostSince.set(at);
};

export const noteAnswered = (): void => {
  if (lostSince.get() !== null) lostSince.set(null);
};

/** What a failed call says about the line: every answer, a refusal too, came over it. */
export const noteFailure = (failure: CallFailure): void => (failure.kind === 'no-connection' ? noteUnanswered() : noteAnswered());

/** Calls back each time the line has come back. */
export const onConnectionBack = (listener: () => void): (() => void) =>
  lostSince.subscribe(() => {
    if (lostSince.get() === null) listener();
  });

export const useLostConnection = (): Date | null => useExternalValue(lostSince);
