/**
 * For how many days what lies on the shelves lasts: what was there on average, by what a day used.
 *
 * @param average minor units, of the beginning and the end
 * @param used minor units, in all of the days
 * @unit tenths of a day, cut off; null where nothing was used
 */
export const inventoryDays = (average: bigint, used: bigint, days: number): number | null =>
  used <= 0n || average < 0n ? null : Number((average * BigInt(days) * 10n) / used);
