/** What somebody did for a pool. */
export type TipShare = {
  readonly userId: string;
  /** @unit minutes */
  readonly minutes: number;
  /**
   * What an hour of theirs counts for beside others' hours.
   *
   * @unit thousandths
   */
  readonly weightPermille: number;
};

/** What somebody is given. */
export type TipPart = { readonly userId: string; readonly amountMinor: bigint };

/** How a pool is shared out, and what nobody can be given. */
export type TipSplit = {
  readonly parts: readonly TipPart[];
  /** What is left because nobody worked for it: while there is any, nothing is paid out. */
  readonly unallocatedMinor: bigint;
};

/**
 * Shares a pool by hours and weights, to the last minor unit: what division leaves over goes to whoever lost most by it.
 *
 * @invariant the parts and what is unallocated are together the pool.
 */
export const splitPool = (poolMinor: bigint, shares: readonly TipShare[]): TipSplit => {
  const counted = shares
    .map(({ userId, minutes, weightPermille }) => ({ userId, weight: BigInt(minutes) * BigInt(weightPermille) }))
    .filter(({ weight }) => weight > 0n);
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0n);
  if (whole === 0n) return { parts: [], unallocatedMinor: poolMinor };
  const cut = counted.map(({ userId, weight }) => ({
    userId,
    amountMinor: (poolMinor * weight) / whole,
    lost: (poolMinor * weight) % whole,
  }));
  const left = Number(poolMinor - cut.reduce((sum, { amountMinor }) => sum + amountMinor, 0n));
  const lucky = new Set(
    cut
      .toSorted((one, other) => Number(other.lost > one.lost) - Number(other.lost < one.lost) || (one.userId < other.userId ? -1 : 1))
      .slice(0, left)
      .map(({ userId }) => userId),
  );
  return {
    parts: cut.map(({ userId, amountMinor }) => ({ userId, amountMinor: amountMinor + (lucky.has(userId) ? 1n : 0n) })),
    unallocatedMinor: 0n,
  };
};
