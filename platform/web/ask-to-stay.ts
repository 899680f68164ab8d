let isAsked = false;

/**
 * Asks the browser not to clear what this device keeps, when something waits here for a line: then it is worth it, and a
 * person who is asked sees why. Once on each visit; without a promise it clears the oldest places first.
 */
export const askToStay = (): void => {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
};
