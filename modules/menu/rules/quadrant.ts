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

/** Of fewer dishes than this a mean says nothing: the only dish under a heading would always be a star. */
const enoughToCompare = 3;

/**
 * The quadrant of each dish among those under its own heading: a coffee is not a bad steak. Where fewer than three of a
 * heading are known, they are held against the whole menu; where fewer than three are known at all, nobody has one.
 */
export const quadrantsUnderHeadings = (
  dishes: readonly SoldDish[],
  headingOf: (dishId: string) => string | null,
): ReadonlyMap<string, Quadrant> => {
  const known = dishes.filter(({ marginMinor }) => marginMinor !== null);
  if (known.length < enoughToCompare) return new Map();
  const ofAll = quadrantsOf(known);
  const headings = new Set(known.map(({ dishId }) => headingOf(dishId)));
  return new Map(
    [...headings].flatMap((heading) => {
      const group = known.filter(({ dishId }) => headingOf(dishId) === heading);
      const own = group.length < enoughToCompare ? ofAll : quadrantsOf(group);
      return [...own].filter(([dishId]) => headingOf(dishId) === heading);
    }),
  );
};
