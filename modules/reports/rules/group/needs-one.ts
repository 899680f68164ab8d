/** How the prime cost of a restaurant stands. */
export type PrimeStanding<Key> = {
  readonly key: Key;
  /** @unit hundredths of a percent of net sales */
  readonly now: number | null;
  /** @unit hundredths of a percent of net sales; null where nobody said what is wanted */
  readonly goal: number | null;
  /** @unit hundredths of a percent of net sales, in the stretch before */
  readonly before: number | null;
};

/** Who needs one first, and why. */
export type Need<Key> = {
  readonly key: Key;
  /** @unit hundredths of a percent of net sales */
  readonly now: number;
  readonly against: 'goal' | 'before';
  /** @unit hundredths of a percent: how far above it */
  readonly by: number;
};

const needOf = <Key>({ key, now, goal, before }: PrimeStanding<Key>): Need<Key> | null => {
  if (now === null) return null;
  if (goal !== null) return { key, now, against: 'goal', by: now - goal };
  return before === null ? null : { key, now, against: 'before', by: now - before };
};

/**
 * Less than half a point is how weeks differ, and calls nobody.
 *
 * @unit hundredths of a percent
 */
export const needFrom = 50;

/**
 * The restaurants that need one, the one first whose prime cost lies furthest above its own goal, or where nobody set a goal, rose
 * furthest. One that lies hardly above it, or below, needs nobody.
 */
export const whoNeedsOne = <Key>(houses: readonly PrimeStanding<Key>[]): readonly Need<Key>[] =>
  houses
    .flatMap((house) => needOf(house) ?? [])
    .filter(({ by }) => by >= needFrom)
    .toSorted((one, other) => other.by - one.by);
