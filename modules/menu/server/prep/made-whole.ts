import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { announceMenu } from '../announce-menu.ts';
import { recipe } from '../tables.ts';

type Body = { readonly recipeId: string; readonly isMadeWhole: boolean };

/** Lets a prep be planned in whole batches, or no longer. @refuses NOT_FOUND for what is no prep of the restaurant */
export const setMadeWhole = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<Body> => {
  const { recipeId, isMadeWhole } = body;
  const rows = await tx.db
    .update(recipe)
    .set({ isMadeWhole })
    .where(and(eq(recipe.restaurantId, tx.restaurantId), eq(recipe.id, recipeId), eq(recipe.kind, 'PREP')))
    .returning({ id: recipe.id });
  if (rows.length === 0) throw refusal('NOT_FOUND');
  announceMenu(tx, 'menu.v1.prep-changed', { taskIds: [] });
  return { recipeId, isMadeWhole };
};
