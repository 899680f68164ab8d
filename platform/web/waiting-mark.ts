const keyOf = (userId: string) => `maed.waiting.${userId}`;

/**
 * How many commands of a person lie on the disk, noted beside it: a browser short of room clears the disk, not this. It
 * is read only where the disk was made anew.
 */
export const noteWaiting = (userId: string, count: number): void => {
  if (count === 0) localStorage.removeItem(keyOf(userId));
  else localStorage.setItem(keyOf(userId), String(count));
};

export const waitedBefore = (userId: string): number => Number(localStorage.getItem(keyOf(userId)) ?? 0);
