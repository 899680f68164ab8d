/**
 * What one of so many guests pays of what is left: never less than a share, so that the last of them pays the least.
 *
 * @unit minor units
 * @param count how many pay the same, at least one
 */
export const equalShare = (leftMinor: bigint, count: number): bigint => (leftMinor + BigInt(count) - 1n) / BigInt(count);
