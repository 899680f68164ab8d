import { formatUnitCost, unitCostFromRational } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { RecipeRow } from '../contract/recipe-fields.ts';
import { costRecipe, type RecipeCost } from '../rules/cost-recipe.ts';
import type { Pantry, RecipeVersion } from '../rules/recipe.ts';
import { type DishAllergens, isFastingDish, rollUpAllergens } from '../rules/roll-up-allergens.ts';

/** Whether whoever asks may see what things cost; the server leaves costs out for everyone else. */
export const seesCost = (tx: RestaurantTx): boolean => holds(tx, 'inventory.view-cost');

/** What one version comes to, by what its parts are today. */
export type LookedAt = { readonly cost: RecipeCost; readonly allergens: DishAllergens; readonly isFasting: boolean | null };

/** Works out cost, allergens and fast of a version. */
export const lookAt = (version: RecipeVersion, pantry: Pantry): LookedAt => ({
  cost: costRecipe(version, pantry),
  allergens: rollUpAllergens(version, pantry),
  isFasting: isFastingDish(version, pantry),
});

/** What a portion costs, as it travels: null to whoever may not see it. */
export const presentCost = (tx: RestaurantTx, { perPortion, isComplete, uncostedItemIds }: RecipeCost): RecipeRow['cost'] => {
  const rounded = unitCostFromRational(perPortion);
  if (!seesCost(tx) || rounded === null) return null;
  return {
    perPortion: formatUnitCost(rounded),
    currency: tx.currency as 'GBP',
    isComplete,
    uncostedItemIds: [...uncostedItemIds],
  };
};
