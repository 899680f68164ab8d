import { desc, eq, and, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { allergenCodes } from '../../inventory/rules/allergen.ts';
import type { RecipeRow } from '../contract/recipe-fields.ts';
import type { DishAllergens } from '../rules/roll-up-allergens.ts';
import { allergenVerification } from './tables.ts';

/** What was vouched for, and by whom. */
export type Verification = typeof allergenVerification.$inferSelect & { readonly name: string };

/** The last that was vouched for of each recipe. */
export const latestVerifications = async (tx: RestaurantTx, recipeIds: readonly string[]): Promise<ReadonlyMap<string, Verification>> => {
  if (recipeIds.length === 0) return new Map();
  const rows = await tx.db
    .selectDistinctOn([allergenVerification.recipeId])
    .from(allergenVerification)
    .where(and(eq(allergenVerification.restaurantId, tx.restaurantId), inArray(allergenVerification.recipeId, [...recipeIds])))
    .orderBy(allergenVerification.recipeId, desc(allergenVerification.verifiedAt));
  const names = await namesOf(tx, [...new Set(rows.map(({ verifiedBy }) => verifiedBy))]);
  return new Map(rows.map((row) => [row.recipeId, { ...row, name: names.get(row.verifiedBy) ?? '' }]));
};

/** Whether two say the same of each of the fourteen. */
export const sayTheSame = (left: Readonly<Record<string, string>>, right: DishAllergens): boolean =>
  allergenCodes.every((code) => left[code] === right[code]);

type Shown = { readonly versionNo: number; readonly allergens: DishAllergens };

/**
 * What was vouched for, as it travels.
 *
 * @invariant it stands only for the version and the fourteen that it was given for: any change opens it again
 */
export const presentVerification = (verification: Verification | undefined, shown: Shown | null): RecipeRow['verification'] =>
  verification
    ? {
        verifiedBy: verification.name,
        verifiedAt: verification.verifiedAt.toISOString(),
        evidence: verification.evidence,
        stands: shown !== null && verification.versionNo === shown.versionNo && sayTheSame(verification.allergens, shown.allergens),
      }
    : null;
