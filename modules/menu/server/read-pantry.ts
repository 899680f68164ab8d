import { and, eq, isNull } from 'drizzle-orm';

import { formatQuantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { PantryOut } from '../contract/recipes.contract.ts';
import { asWritten } from '../rules/packaging.ts';
import type { RecipeVersion } from '../rules/recipe.ts';
import { openVersions } from './list-recipes.ts';
import { loadPantry, pantryOf } from './load-pantry.ts';
import { recipe } from './tables.ts';

const presentVersion = ({ recipeId, versionNo, yieldQuantity, yieldUnit, portions, lines, packaging, stockItemId }: RecipeVersion) => ({
  recipeId,
  versionNo,
  yieldQuantity: formatQuantity(yieldQuantity),
  yieldUnit,
  portions: portions === null ? null : formatQuantity(portions),
  lines: asWritten(lines, packaging).map(({ quantity, ...line }) => ({ ...line, quantity: formatQuantity(quantity) })),
  stockItemId,
});

/** What every recipe is made of now: by the version in effect, or by the one that is being written where none is. */
export const readPantry = async (tx: RestaurantTx): Promise<PantryOut> => {
  const rows = await tx.db
    .select({ id: recipe.id })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), isNull(recipe.archivedAt)));
  const ids = rows.map(({ id }) => id);
  const { recipes } = await loadPantry(tx, ids, new Date());
  const open = await openVersions(
    tx,
    ids.filter((id) => !recipes.has(id)),
  );
  const drafts = await pantryOf(tx, new Map([...open].map(([id, { versionNo }]) => [id, versionNo])));
  return { recipes: [...recipes.values(), ...drafts.recipes.values()].map(presentVersion) } as PantryOut;
};
