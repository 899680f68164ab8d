const dayMs = 86_400_000;

/**
 * How long a count vouches for a level.
 *
 * @unit days
 */
export const countVouchesDays = 7;

/**
 * Not counted for so long, an item stands on the list of those to count.
 *
 * @unit days
 */
export const countDueDays = 14;

/** Whether an item was counted in the last so many days; one that never was is older than any number of them. */
export const isCountedWithin = (days: number, lastCountedAt: string | null, now: Date): boolean =>
  lastCountedAt ? Date.parse(lastCountedAt) >= now.getTime() - days * dayMs : false;
