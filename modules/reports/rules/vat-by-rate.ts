/**
 * What was sold, or bought, at one rate of VAT.
 *
 * @unit minor units
 * @invariant net and VAT add up to gross.
 */
export type RatedAmount = {
  /**
   * Null where nobody said the rate.
   *
   * @unit hundredths of a percent
   */
  readonly rate: number | null;
  readonly grossMinor: bigint;
  readonly netMinor: bigint;
  readonly vatMinor: bigint;
};

/** Adds amounts up by their rate, the lowest first, those of no known rate last. */
export const vatByRate = (amounts: readonly RatedAmount[]): readonly RatedAmount[] => {
  const found = new Map<number | null, RatedAmount>();
  for (const { rate, grossMinor, netMinor, vatMinor } of amounts) {
    const sum = found.get(rate) ?? { rate, grossMinor: 0n, netMinor: 0n, vatMinor: 0n };
    found.set(rate, {
      rate,
      grossMinor: sum.grossMinor + grossMinor,
      netMinor: sum.netMinor + netMinor,
      vatMinor: sum.vatMinor + vatMinor,
    });
  }
  return [...found.values()].toSorted((one, other) => (one.rate ?? Number.MAX_SAFE_INTEGER) - (other.rate ?? Number.MAX_SAFE_INTEGER));
};

/** All of it as one amount of no rate. */
export const vatOfAll = (amounts: readonly RatedAmount[]): RatedAmount =>
  vatByRate(amounts.map((amount) => ({ ...amount, rate: null })))[0] ?? { rate: null, grossMinor: 0n, netMinor: 0n, vatMinor: 0n };
