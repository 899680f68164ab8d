import type { Quadrant, SoldDish } from './quadrant.ts';

/** What one should know first of what was sold in a period. */
export type EngineeringFinding =
  | { readonly kind: 'NOTHING_SOLD' }
  /** Nothing can be said of so much of what was sold that the rest would mislead. */
  | { readonly kind: 'COST_MISSING'; /** @unit hundredths of a percent of the portions */ readonly coverageShare: number }
  /** Sells well and earns little: its price or its recipe. */
  | { readonly kind: 'PLOUGHHORSE'; readonly dishId: string }
  /** Earns well and sells little: its place on the menu or its name. */
  | { readonly kind: 'PUZZLE'; readonly dishId: string }
  /** Sells and earns little. */
  | { readonly kind: 'DOG'; readonly dishId: string }
  /** Too few dishes are known for any to be held against others. */
  | { readonly kind: 'TOO_FEW' }
  | { readonly kind: 'ALL_WELL' };

/**
 * Below this part of the portions a finding would be about the rest.
 *
 * @unit hundredths of a percent
 */
const enoughCovered = 5000;

/**
 * The part of what was sold whose margin is known.
 *
 * @unit hundredths of a percent of the portions, rounded down; null where nothing was sold
 */
export const coverageOf = (dishes: readonly SoldDish[]): number | null => {
  const sold = dishes.reduce((sum, dish) => sum + dish.sold, 0);
  const known = dishes.reduce((sum, dish) => sum + (dish.marginMinor === null ? 0 : dish.sold), 0);
  return sold === 0 ? null : Math.floor((known * 10_000) / sold);
};

/**
 * The finding that moves the most money: the ploughhorse that is sold most, else the puzzle that earns most a portion,
 * else the dog that is sold least.
 */
export const engineeringFinding = (dishes: readonly SoldDish[], quadrants: ReadonlyMap<string, Quadrant>): EngineeringFinding => {
  const coverageShare = coverageOf(dishes);
  if (coverageShare === null) return { kind: 'NOTHING_SOLD' };
  if (coverageShare < enoughCovered) return { kind: 'COST_MISSING', coverageShare };
  if (quadrants.size === 0) return { kind: 'TOO_FEW' };
  const most = (quadrant: Quadrant, by: (dish: SoldDish) => number): string | undefined =>
    dishes.filter(({ dishId }) => quadrants.get(dishId) === quadrant).toSorted((left, right) => by(right) - by(left))[0]?.dishId;
  const ploughhorse = most('PLOUGHHORSE', ({ sold }) => sold);
  if (ploughhorse !== undefined) return { kind: 'PLOUGHHORSE', dishId: ploughhorse };
  const puzzle = most('PUZZLE', ({ marginMinor }) => marginMinor ?? 0);
  if (puzzle !== undefined) return { kind: 'PUZZLE', dishId: puzzle };
  const dog = most('DOG', ({ sold }) => -sold);
  return dog === undefined ? { kind: 'ALL_WELL' } : { kind: 'DOG', dishId: dog };
};
