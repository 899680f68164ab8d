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
  /**
   * How much more one unit costs.
   *
   * @unit hundredths of a percent, cut off; null likewise
   */
  readonly priceShare: number | null;
};

const whole = 10_000n;

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = numerator * 2n;
  return (doubled + (doubled < 0n ? -denominator : denominator)) / (denominator * 2n);
};

/** What today's quantity would have cost at yesterday's price; null where there was none. */
const atOldPrice = (now: ItemUse, before: ItemUse): bigint | null =>
  before.quantity > 0n && before.valueMinor > 0n && now.quantity > 0n ? halfUp(before.valueMinor * now.quantity, before.quantity) : null;

const moveOf = (now: ItemUse, before: ItemUse): ItemMove => {
  const old = atOldPrice(now, before);
  const priceMinor = old === null ? null : now.valueMinor - old;
  return {
    itemId: now.itemId,
    nowMinor: now.valueMinor,
    beforeMinor: before.valueMinor,
    changeMinor: now.valueMinor - before.valueMinor,
    priceMinor,
    priceShare: old === null || old === 0n || priceMinor === null ? null : Number((priceMinor * whole) / old),
  };
};

const unused = (itemId: string): ItemUse => ({ itemId, quantity: 0n, valueMinor: 0n });

/**
 * Tells of each item what it cost more than before, and how much of that is its price; what cost most more comes first.
 *
 * @invariant the changes add up to the change of everything.
 */
export const movesOf = (now: readonly ItemUse[], before: readonly ItemUse[]): readonly ItemMove[] => {
  const [nowBy, beforeBy] = [new Map(now.map((use) => [use.itemId, use])), new Map(before.map((use) => [use.itemId, use]))];
  return [...new Set([...nowBy.keys(), ...beforeBy.keys()])]
    .map((itemId) => moveOf(nowBy.get(itemId) ?? unused(itemId), beforeBy.get(itemId) ?? unused(itemId)))
    .toSorted((one, other) => Number(other.changeMinor - one.changeMinor));
};

/** The item whose price, not its quantity, cost most more; null where no price rose. */
export const dearestRise = (moves: readonly ItemMove[]): ItemMove | null =>
  moves.reduce<ItemMove | null>(
    (most, move) => (move.priceMinor !== null && move.priceMinor > 0n && move.priceMinor > (most?.priceMinor ?? 0n) ? move : most),
    null,
  );

/** The items that moved furthest, whichever way, in the order in which they are told. */
export const furthest = <Move extends ItemMove>(moves: readonly Move[], count: number): ReadonlySet<Move> => {
  const size = ({ changeMinor }: ItemMove): bigint => (changeMinor < 0n ? -changeMinor : changeMinor);
  return new Set(moves.toSorted((one, other) => Number(size(other) - size(one))).slice(0, count));
};
