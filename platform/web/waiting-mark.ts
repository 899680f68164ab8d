const keyStart = 'maed.waiting.';
const keyOf = (userId: string) => `${keyStart}${userId}`;

/**
 * How many commands of a person lie on the disk, noted beside it: a browser short of room clears the disk, not this. It
 * is read only where the disk was made anew.
 */
export const noteWaiting = (userId: string, count: number): void => {
  if (count === 0) localStorage.removeItem(keyOf(userId));
  else localStorage.setItem(keyOf(userId), String(count));
};

export const waitedBefore = (userId: string): number => Number(localStorage.getItem(keyOf(userId)) ?? 0);

/** How many commands wait on this device, and of how many people; whose they are is not said. */
export const waitingHere = (): { readonly count: number; readonly people: number } => {
  const counts = Object.keys(localStorage)
    .filter((key) => key.startsWith(keyStart))
    .map((key) => waitedBefore(key.slice(keyStart.length)))
    .filter((count) => count > 0);
  return { count: counts.reduce((sum, count) => sum + count, 0), people: counts.length };
};
