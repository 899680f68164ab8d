/** How far off something was, over all days together. */
export type Accuracy = {
  /** @unit sum of misses per sum of amounts; null where nothing was asked for */
  readonly wape: number | null;
  /** @unit sum of what was said too much per sum of amounts; below zero where too little */
  readonly bias: number | null;
  /** @unit days compared */
  readonly comparedDays: number;
};

/** An amount that was said beside the one that came. */
export type Compared = {
  /** @unit of the series */
  readonly said: number;
  /** @unit of the series */
  readonly came: number;
};

/** Adds up misses before dividing, so that a quiet day doesn't count as much as a busy one. */
export const accuracyOf = (pairs: readonly Compared[]): Accuracy => {
  let [misses, surplus, amounts] = [0, 0, 0];
  for (const { said, came } of pairs) {
    misses += Math.abs(said - came);
    surplus += said - came;
    amounts += Math.abs(came);
  }
  const per = (sum: number): number | null => (amounts === 0 ? null : sum / amounts);
  return { wape: per(misses), bias: per(surplus), comparedDays: pairs.length };
};
