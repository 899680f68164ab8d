import { and, desc, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Batch } from '../contract/batches.contract.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { seesCost } from './look-at-recipe.ts';
import { presentBatches } from './present-batches.ts';
import { prepBatch } from './tables.ts';

type Asked = { readonly recipeId?: string | undefined; readonly after?: string | undefined };

/** Behind the one that was shown last; behind nothing where that one is of no or another restaurant. */
const behind = (tx: RestaurantTx, after: string) => sql`(${prepBatch.madeAt}, ${prepBatch.id}) < (
  select last.made_at, last.id from prep_batch last where last.restaurant_id = ${tx.restaurantId} and last.id = ${after})`;

/** What was made, newest first. */
export const listBatches = async (
  tx: RestaurantTx,
  { recipeId, after }: Asked,
): Promise<{ batches: Batch[]; hasMore: boolean; isCostVisible: boolean }> => {
  const { batchesPage } = menuLimits;
  const rows = await tx.db
    .select()
    .from(prepBatch)
    .where(
      and(
        eq(prepBatch.restaurantId, tx.restaurantId),
        recipeId === undefined ? undefined : eq(prepBatch.recipeId, recipeId),
        after === undefined ? undefined : behind(tx, after),
      ),
    )
    .orderBy(desc(prepBatch.madeAt), desc(prepBatch.id))
    .limit(batchesPage + 1);
  const batches = await presentBatches(tx, rows.slice(0, batchesPage));
  return { batches, hasMore: rows.length > batchesPage, isCostVisible: seesCost(tx) };
};
