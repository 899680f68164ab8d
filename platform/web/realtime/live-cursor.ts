const prefix = 'maed.live.';

/** How far this browser has heard of a restaurant; kept, so that a reload misses nothing. */
export type LiveCursor = { readonly get: () => string | null; readonly set: (sequence: string) => void };

/** The place of one person's cursor in one restaurant. */
export const liveCursor = (userId: string, restaurantId: string): LiveCursor => {
  const key = `${prefix}${userId}.${restaurantId}`;
  return { get: () => localStorage.getItem(key), set: (sequence) => localStorage.setItem(key, sequence) };
};

/** At sign-out: nothing of this person's stays on the device. */
export const forgetLiveCursors = (userId: string): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix}${userId}.`)) localStorage.removeItem(key);
};
