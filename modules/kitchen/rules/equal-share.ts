/**
 * What one of so many guests pays of what is left: never less than a share, so that the last of them pays the least.
 *
 * @unit minor units
 * @param count how many pay the same, at least one
 */
export const equalShare = (leftMinor: bigint, count: number): bigint => (leftMinor + BigInt(count) - 1n) / BigInt(count);

/**
 * What the next of so many guests pays: where some of them have paid the same share already, that one and no other.
 *
 * @unit minor units
 * @param paidMinor what was paid so far, the latest last
 */
export const nextShare = (leftMinor: bigint, paidMinor: readonly bigint[], count: number): bigint => {
  const share = paidMinor.at(-1) ?? 0n;
  for (let before = 1; before < count && paidMinor.at(-before) === share; before += 1) {
    if (equalShare(leftMinor + share * BigInt(before), count) === share) return share < leftMinor ? share : leftMinor;
  }
  return equalShare(leftMinor, count);
};
