import type { DrawerFacts } from './close/day-facts.ts';

/** What drawers come to together. */
export type CashSum = {
  /** @unit minor units: cash that came in, less what was given back */
  readonly cashMinor: bigint;
  /**
   * Of the drawers that were counted; null where none was.
   *
   * @unit minor units
   */
  readonly expectedMinor: bigint | null;
  /** @unit minor units; null where no drawer was counted */
  readonly countedMinor: bigint | null;
  /**
   * Counted less expected.
   *
   * @unit minor units; null where no drawer was counted
   */
  readonly varianceMinor: bigint | null;
  /** @unit drawers that nobody counted */
  readonly uncounted: number;
};

const sumOf = (amounts: readonly string[]): bigint | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, minor) => sum + BigInt(minor), 0n);

/**
 * Adds drawers up. What was not counted is neither short nor over: it is not known.
 *
 * @invariant expected and variance add up to counted.
 */
export const cashSum = (drawers: readonly DrawerFacts[]): CashSum => {
  const counts = drawers.flatMap(({ count }) => (count ? [count] : []));
  return {
    cashMinor: drawers.reduce((sum, { cashMinor }) => sum + BigInt(cashMinor), 0n),
    expectedMinor: sumOf(counts.map(({ expectedMinor }) => expectedMinor)),
    countedMinor: sumOf(counts.map(({ countedMinor }) => countedMinor)),
    varianceMinor: sumOf(counts.map(({ varianceMinor }) => varianceMinor)),
    uncounted: drawers.length - counts.length,
  };
};
