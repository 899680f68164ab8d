/** Tips that were taken in for the staff. */
export type TipsOf = {
  /** @unit minor units; below nothing where it takes back what was shared out too much */
  readonly amountMinor: bigint;
  /** Until when they must have been paid out. */
  readonly payBy: string;
  /** Null where they were not. */
  readonly paidOn: string | null;
};

/**
 * What tips come to; null where nothing was written down, which is not nought.
 *
 * @unit minor units
 * @invariant paid and owed add up to taken, and what is late is a part of what is owed.
 */
export type TipSums = {
  readonly takenMinor: bigint | null;
  readonly paidMinor: bigint | null;
  readonly owedMinor: bigint | null;
  /** Of it, what should have been paid out before today. */
  readonly lateMinor: bigint | null;
};

const sum = (pools: readonly TipsOf[]): bigint => pools.reduce((total, { amountMinor }) => total + amountMinor, 0n);

/** What is owed of all pools, where some are known at all: none that waits is nought, none that was ever written down is not known. */
export const owedSums = (unpaid: readonly TipsOf[], isAnyKnown: boolean, today: string): TipSums =>
  unpaid.length === 0 && isAnyKnown ? { takenMinor: 0n, paidMinor: 0n, owedMinor: 0n, lateMinor: 0n } : tipSums(unpaid, today);

/** Adds tips up: what was taken in, paid out, is owed, and is owed too long. */
export const tipSums = (pools: readonly TipsOf[], today: string): TipSums => {
  if (pools.length === 0) return { takenMinor: null, paidMinor: null, owedMinor: null, lateMinor: null };
  const owed = pools.filter(({ paidOn }) => paidOn === null);
  return {
    takenMinor: sum(pools),
    paidMinor: sum(pools.filter(({ paidOn }) => paidOn !== null)),
    owedMinor: sum(owed),
    lateMinor: sum(owed.filter(({ payBy }) => payBy < today)),
  };
};
