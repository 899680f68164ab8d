import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { levelsOf } from '../../inventory/server/public.ts';
import { portionsLeft } from '../rules/portions-left.ts';
import type { Pantry } from '../rules/recipe.ts';
import type { dish } from './tables.ts';

type Follower = Pick<typeof dish.$inferSelect, 'id' | 'recipeId' | 'followsStock'>;

/** How many portions stock makes of those dishes that follow it; nothing is asked where none does. */
export const leftOfDishes = async (
  tx: RestaurantTx,
  dishes: readonly Follower[],
  pantry: Pantry,
): Promise<ReadonlyMap<string, number | null>> => {
  const following = dishes.filter(({ followsStock }) => followsStock);
  if (following.length === 0) return new Map();
  const levels = await levelsOf(tx, [...pantry.items.keys()]);
  return new Map(
    following.map(({ id, recipeId }) => {
      const version = pantry.recipes.get(recipeId ?? '');
      return [id, version ? portionsLeft(version, { pantry, levels }) : null];
    }),
  );
};
