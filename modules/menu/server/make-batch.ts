import { and, eq } from 'drizzle-orm';

import { formatQuantity, quantity, type Quantity, quantityFromRational } from '../../../kit/quantity.ts';
import type { Rational } from '../../../kit/rational.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { bookProduction, type StockDocument } from '../../inventory/server/public.ts';
import type { Batch, BatchBody } from '../contract/batches.contract.ts';
import { explodeRecipe } from '../rules/explode-recipe.ts';
import { planBatch } from '../rules/plan-batch.ts';
import { announceMenu } from './announce-menu.ts';
import { loadPantry } from './load-pantry.ts';
import { presentBatches } from './present-batches.ts';
import { prepBatch } from './tables.ts';

/** What a batch is called among the documents that move stock. */
export const batchDocument = (batchId: string, said: Pick<StockDocument, 'occurredAt' | 'deviceId'>): StockDocument => ({
  sourceType: 'prep-batch',
  sourceId: batchId,
  ...said,
});

/**
 * Books a batch of a prep: out goes what the version in effect takes for what was planned, down to preps that are kept
 * themselves; in comes what was made, worth what went out.
 *
 * @refuses NOT_FOUND for a recipe of no or another restaurant; BATCH_NOT_IN_EFFECT, BATCH_NOT_STOCKED; whatever planBatch
 * and inventory's booking refuse; ID_TAKEN
 */
export const makeBatch = async (tx: RestaurantTx, envelope: CommandEnvelope<BatchBody>): Promise<{ batch: Batch }> => {
  const { body, deviceId } = envelope;
  const at = new Date(envelope.occurredAt);
  await checkNew(tx, body.batchId);
  const pantry = await loadPantry(tx, [body.recipeId], at);
  const version = pantry.recipes.get(body.recipeId);
  if (!version) throw refusal('BATCH_NOT_IN_EFFECT', { field: 'recipe' });
  const { stockItemId } = version;
  const item = stockItemId === null ? undefined : pantry.items.get(stockItemId);
  if (stockItemId === null || !item) throw refusal('BATCH_NOT_STOCKED', { field: 'recipe' });
  const planned = { quantity: quantity(body.planned.quantity), unit: body.planned.unit };
  const parts = body.actual.parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit }));
  const plan = orRefuse(planBatch(version, item.units, { planned, actual: parts }), { field: 'actual' });
  const { items, problems } = explodeRecipe(version, plan.batches, { pantry, stop: 'AT_STOCKED_PREPS' });
  const produced = await bookProduction(tx, batchDocument(body.batchId, { occurredAt: at, deviceId }), {
    ingredients: taken(items),
    made: { itemId: stockItemId, parts, lotId: body.lotId, useBy: body.useBy as BusinessDate | null },
    isWhole: problems.length === 0,
  });
  const [row] = await tx.db
    .insert(prepBatch)
    .values({
      restaurantId: tx.restaurantId,
      id: body.batchId,
      recipeId: body.recipeId,
      versionNo: version.versionNo,
      itemId: stockItemId,
      plannedQuantity: formatQuantity(plan.planned),
      actualQuantity: formatQuantity(plan.actual),
      enteredText: body.actual.text,
      ...produced,
      uncostedItemIds: [...produced.uncostedItemIds],
      notTaken: problems.map(({ recipeId, lineId, why }) => ({ recipeId, lineId, code: why.code })),
      note: body.note,
      madeBy: tx.userId ?? tx.ownerId,
      madeAt: at,
      businessDate: tradingDay(tx, at),
      deviceId,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusal('ID_TAKEN', { field: 'batch' });
  announceMenu(tx, 'menu.v1.batch-booked', { batchId: row.id, recipeId: row.recipeId, itemId: row.itemId, isUndone: false });
  const [batch] = await presentBatches(tx, [row]);
  if (!batch) throw new Error('A batch that was written is answered.');
  return { batch };
};

/** Known before anything is booked, so that the ledger is not asked to undo it. */
const checkNew = async (tx: RestaurantTx, batchId: string): Promise<void> => {
  const known = await tx.db
    .select({ id: prepBatch.id })
    .from(prepBatch)
    .where(and(eq(prepBatch.restaurantId, tx.restaurantId), eq(prepBatch.id, batchId)));
  if (known.length > 0) throw refusal('ID_TAKEN', { field: 'batch' });
};

/** What is too little to be said in six places takes nothing. */
const taken = (items: ReadonlyMap<string, Rational>): ReadonlyMap<string, Quantity> => {
  const amounts = new Map<string, Quantity>();
  for (const [itemId, exact] of items) {
    const amount = quantityFromRational(exact);
    if (amount === null) throw refusal('QUANTITY_OUT_OF_RANGE', { field: 'planned' });
    if (amount > 0n) amounts.set(itemId, amount);
  }
  return amounts;
};
