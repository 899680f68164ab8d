/** What an item used in a stretch, by recipes. */
export type ItemUse = {
  readonly itemId: string;
  /** In millionths of the base unit; above nothing. */
  readonly quantity: bigint;
  /** @unit minor units */
  readonly valueMinor: bigint;
};

/** Why an item cost more or less than before. */
export type ItemMove = {
  readonly itemId: string;
  /** @unit minor units */
  readonly nowMinor: bigint;
  readonly beforeMinor: bigint;
  readonly changeMinor: bigint;
  /** Of the change, what one unit of it costs more; null where it was not used before, so that no price can be held against it. */
  readonly priceMinor: bigint | null;
  /** How much more one unit costs. @unit hundredths of a percent, cut off; null likewise */
  readonly priceShare: number | null;
};

const whole = 10_000n;

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = numerator * 2n;
  return (doubled + (doubled < 0n ? -denominator : denominator)) / (denominator * 2n);
};

const moveOf = (itemId: string, now: ItemUse | undefined, before: ItemUse | undefined): ItemMove => {
  const [nowMinor, beforeMinor] = [now?.valueMinor ?? 0n, before?.valueMinor ?? 0n];
  const changeMinor = nowMinor - beforeMinor;
  const quantity = now?.quantity ?? 0n;
  const isComparable = before !== undefined && before.quantity > 0n && before.valueMinor > 0n && quantity > 0n;
  // What today's quantity would have cost at yesterday's price.
  const atOldPrice = isComparable ? halfUp(before.valueMinor * quantity, before.quantity) : null;
  const priceMinor = atOldPrice === null ? null : nowMinor - atOldPrice;
  return {
    itemId,
    nowMinor,
    beforeMinor,
    changeMinor,
    priceMinor,
    priceShare: atOldPrice === null || atOldPrice === 0n || priceMinor === null ? null : Number((priceMinor * whole) / atOldPrice),
  };
};

/**
 * Tells of each item what it cost more than before, and how much of that is its price; what cost most more comes first.
 *
 * @invariant the changes add up to the change of everything.
 */
export const movesOf = (now: readonly ItemUse[], before: readonly ItemUse[]): readonly ItemMove[] => {
  const [nowBy, beforeBy] = [new Map(now.map((use) => [use.itemId, use])), new Map(before.map((use) => [use.itemId, use]))];
  return [...new Set([...nowBy.keys(), ...beforeBy.keys()])]
    .map((itemId) => moveOf(itemId, nowBy.get(itemId), beforeBy.get(itemId)))
    .toSorted((one, other) => Number(other.changeMinor - one.changeMinor));
};

/** The item whose price, not its quantity, cost most more; null where no price rose. */
export const dearestRise = (moves: readonly ItemMove[]): ItemMove | null =>
  moves.reduce<ItemMove | null>(
    (most, move) => (move.priceMinor !== null && move.priceMinor > 0n && move.priceMinor > (most?.priceMinor ?? 0n) ? move : most),
    null,
  );
