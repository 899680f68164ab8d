import { externalValue, useExternalValue } from './external-value.ts';

/** Since when nobody answered; null while the server is reached. */
const lostSince = externalValue<Date | null>(globalThis.navigator?.onLine === false ? new Date() : null);

globalThis.addEventListener?.('offline', () => noteUnanswered());
globalThis.addEventListener?.('online', () => noteAnswered());

/** A call got no answer. The browser's own word is not enough: a connected line may lead nowhere. */
export const noteUnanswered = (at: Date = new Date()): void => {
  if (lostSince.get() === null) lostSince.set(at);
};

export const noteAnswered = (): void => {
  if (lostSince.get() !== null) lostSince.set(null);
};

export const useLostConnection = (): Date | null => useExternalValue(lostSince);
