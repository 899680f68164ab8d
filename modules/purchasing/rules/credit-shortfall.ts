/** One thing that was asked back. */
export type AskedBack = {
  /**
   * Null where nobody knew what it comes to.
   *
   * @unit minor units, without tax
   */
  readonly amountMinor: bigint | null;
};

/**
 * What of each thing that was asked back a credit note leaves out. What the note gives is shared among them by what each
 * came to; a thing whose amount nobody knew takes no part, so that no more is called missing than surely is.
 *
 * @param givenMinor what the note gives back, without tax
 * @unit minor units
 * @invariant together they are what was asked beyond what was given, to the minor unit; none is more than was asked for it.
 */
export const notGivenBack = (asked: readonly AskedBack[], givenMinor: bigint): readonly bigint[] => {
  const amounts = asked.map(({ amountMinor }) => (amountMinor === null || amountMinor < 0n ? 0n : amountMinor));
  const whole = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (givenMinor >= whole) return amounts.map(() => 0n);
  const given = givenMinor < 0n ? 0n : givenMinor;
  let before = 0n;
  return amounts.map((amount) => {
    const until = before + amount;
    // Each share is what the running sum grows by: rounded one by one they would not add up.
    const share = (given * until) / whole - (given * before) / whole;
    before = until;
    return amount - share;
  });
};
