/** Amounts by day of one thing; a day that is missing was not sold on, or is not known. */
export type AmountByDay = ReadonlyMap<string, number>;

/** What a day without an amount means: nobody knows, or nothing was asked for although the house traded. */
export type Missing = 'UNKNOWN' | 'NONE';

/**
 * Lays amounts out over days: a day on which the house didn't trade is never nothing, and neither is one before the thing was first
 * asked for.
 *
 * @param days in their order
 */
export const knownAmounts = (
  byDay: AmountByDay,
  days: readonly string[],
  { traded, missing }: { readonly traded: ReadonlySet<string>; readonly missing: Missing },
): readonly (number | null)[] => {
  const first = days.find((day) => byDay.has(day));
  return days.map((day) => {
    const amount = byDay.get(day);
    if (amount !== undefined) return amount;
    return missing === 'NONE' && traded.has(day) && first !== undefined && day > first ? 0 : null;
  });
};
