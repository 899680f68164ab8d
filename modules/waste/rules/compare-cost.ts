/** What one item's waste came to in a period. */
export type ItemCost = {
  /** @unit millionths of the item's base unit */
  readonly quantity: bigint;
  /** @unit minor units */
  readonly valueMinor: bigint;
};

/** Why a later period cost another amount than an earlier one. */
export type CostChange = {
  /**
   * Because more or less was thrown away, at the prices of before.
   *
   * @unit minor units
   */
  readonly quantityMinor: bigint;
  /**
   * Because it had become dearer or cheaper.
   *
   * @unit minor units
   */
  readonly priceMinor: bigint;
};

/**
 * Splits the difference of two periods into how much was thrown away and what it cost by then, item by item. An item
 * that only one of them knows has no two prices to compare: all of its difference is quantity.
 *
 * @invariant both parts together are the whole difference, to the minor unit.
 */
export const splitChange = (before: ReadonlyMap<string, ItemCost>, after: ReadonlyMap<string, ItemCost>): CostChange => {
  let [quantityMinor, priceMinor] = [0n, 0n];
  for (const itemId of new Set([...before.keys(), ...after.keys()])) {
    const [earlier, later] = [before.get(itemId), after.get(itemId)];
    const change = (later?.valueMinor ?? 0n) - (earlier?.valueMinor ?? 0n);
    const price = earlier && later && earlier.quantity > 0n && later.quantity > 0n ? priceEffect(earlier, later) : 0n;
    priceMinor += price;
    quantityMinor += change - price;
  }
  return { quantityMinor, priceMinor };
};

/** What the later quantity cost beyond what it would have cost before; rounded half away from zero, once. */
const priceEffect = (earlier: ItemCost, later: ItemCost): bigint => {
  const atOldPrice = (earlier.valueMinor * later.quantity * 2n + earlier.quantity) / (earlier.quantity * 2n);
  return later.valueMinor - atOldPrice;
};
