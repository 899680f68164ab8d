import { allergenCodes, type AllergenCode, type AllergenState } from '../../inventory/rules/allergen.ts';
import { type Channel, channels } from './menu-limits.ts';
import type { DishAllergens } from './roll-up-allergens.ts';

/** The fourteen as a guest reads them; those of which a dish is free are in none of the three. */
export type GuestAllergens = {
  readonly contains: readonly AllergenCode[];
  readonly mayContain: readonly AllergenCode[];
  readonly unknown: readonly AllergenCode[];
};

/**
 * Sorts the fourteen for a guest.
 *
 * @param allergens null where a dish has no recipe in effect
 * @invariant what is not known to be free of something is never left out
 */
export const guestAllergens = (allergens: DishAllergens | null): GuestAllergens => {
  const those = (state: AllergenState) => allergenCodes.filter((code) => (allergens?.[code] ?? 'UNKNOWN') === state);
  return { contains: those('CONTAINS'), mayContain: those('MAY_CONTAIN'), unknown: those('UNKNOWN') };
};

/** What a guest pays: at the table, or where it is sold else; undefined where it is sold nowhere. */
export const guestPrice = (prices: Readonly<Partial<Record<Channel, string>>>): string | undefined => {
  const sold = channels.find((channel) => prices[channel] !== undefined);
  return sold && prices[sold];
};
