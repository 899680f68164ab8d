/**
 * What one of so many guests pays of what is left: never less than a share, so that the last of them pays the least.
 *
 * @unit minor units
 * @param count how many pay the same, at least one
 */
export const equalShare = (leftMinor: bigint, count: number): bigint => (leftMinor + BigInt(count) - 1n) / BigInt(count);

/** What the next of so many guests pays. */
export type Share = {
  /** @unit guests who pay the same */
  readonly count: number;
  /** @unit shares of them that were paid */
  readonly paidShares: number;
  /** @unit minor units */
  readonly amountMinor: bigint;
};

/**
 * What one of so many guests would pay next, fewest guests first. A split that was begun goes on by its own share: it is the one of
 * which most was paid, since the same payments may look like part of several.
 *
 * @invariant no two are the same amount: whoever presses one has chosen it alone
 * @param paidMinor what was paid so far, the latest last
 */
export const sharesOf = (leftMinor: bigint, paidMinor: readonly bigint[], counts: readonly number[]): readonly Share[] => {
  const paid = counts.map((count) => sharesPaid(leftMinor, paidMinor, count));
  const begun = paid.indexOf(Math.max(1, ...paid));
  const shares = counts.map((count, index): Share => {
    if (index !== begun) return { count, paidShares: 0, amountMinor: equalShare(leftMinor, count) };
    const share = paidMinor.at(-1) ?? 0n;
    return { count, paidShares: paid[index] ?? 0, amountMinor: share < leftMinor ? share : leftMinor };
  });
  const byAmount = new Map<bigint, Share>();
  for (const share of shares.toSorted((left, right) => right.paidShares - left.paidShares)) {
    if (!byAmount.has(share.amountMinor)) byAmount.set(share.amountMinor, share);
  }
  return [...byAmount.values()].toSorted((left, right) => left.count - right.count);
};

/** How many of so many guests have paid the same share of the whole already: the latest payments, where such shares make it up. */
const sharesPaid = (leftMinor: bigint, paidMinor: readonly bigint[], count: number): number => {
  const share = paidMinor.at(-1) ?? 0n;
  if (share <= 0n) return 0;
  for (let before = 1; before < count && paidMinor.at(-before) === share; before += 1) {
    if (equalShare(leftMinor + share * BigInt(before), count) === share) return before;
  }
  return 0;
};
