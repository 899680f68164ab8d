/** Where a dish stands by how often it is sold and what it earns (Kasavana and Smith, Menu Engineering, 1982). */
export type Quadrant = 'STAR' | 'PLOUGHHORSE' | 'PUZZLE' | 'DOG';

/** A dish of one category over one period. */
export type SoldDish = {
  readonly dishId: string;
  /** @unit portions */
  readonly sold: number;
  /** @unit minor units of net price above food cost, one portion; null while its cost is not complete */
  readonly marginMinor: number | null;
};

/** Popular from seventy hundredths of an even share on. */
const popularShare = 0.7;

/**
 * The quadrant of each dish: popular from 70 % of an even share on, and well earning from the mean margin of what was
 * sold on. A dish whose margin is not known has none, and takes no part in the means.
 */
export const quadrantsOf = (dishes: readonly SoldDish[]): ReadonlyMap<string, Quadrant> => {
  const known = dishes.flatMap(({ dishId, sold, marginMinor }) => (marginMinor === null ? [] : [{ dishId, sold, marginMinor }]));
  const portions = known.reduce((sum, { sold }) => sum + sold, 0);
  if (portions === 0) return new Map();
  const meanMargin = known.reduce((sum, { sold, marginMinor }) => sum + sold * marginMinor, 0) / portions;
  const popularFrom = (portions / known.length) * popularShare;
  return new Map(
    known.map(({ dishId, sold, marginMinor }) => {
      const isPopular = sold >= popularFrom;
      const isEarning = marginMinor >= meanMargin;
      if (isPopular) return [dishId, isEarning ? 'STAR' : 'PLOUGHHORSE'];
      return [dishId, isEarning ? 'PUZZLE' : 'DOG'];
    }),
  );
};
