import { randomInt } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemDraftFromWire } from '../contract/from-wire.ts';
import type { Item, ItemBody } from '../contract/item-schemas.ts';
import { checkItemDraft } from '../rules/item-draft.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { noKeeping } from '../rules/lot.ts';
import { skuNumbers, skuOf } from '../rules/sku.ts';
import { announceInventory } from './announce-inventory.ts';
import { checkLinks, writeLinks } from './item-links.ts';
import { openLevel } from './listing.ts';
import { item } from './tables.ts';

/** The columns that people decide, as they are stored. */
export const storedColumns = (body: ItemBody) => ({
  name: body.name,
  nameLocal: body.nameLocal,
  categoryId: body.categoryId,
  baseUnit: body.units.baseUnit,
  packChain: body.units.packChain,
  countUnits: body.units.countUnits,
  densityGPerMl: body.units.densityGPerMl,
  eachMeasure: body.units.eachMeasure,
  allergens: body.allergens as Readonly<Record<string, string>>,
  par: body.par,
  reorderPoint: body.reorderPoint,
  ...body.keeping,
  ...(body.isKeyItem !== undefined && { isKey: body.isKeyItem }),
  ...(body.isFasting !== undefined && { isFasting: body.isFasting }),
  ...(body.madeOf !== undefined && { madeOf: body.madeOf }),
  ...(body.madeOfLocal !== undefined && { madeOfLocal: body.madeOfLocal }),
});

const isSkuTaken = async (tx: RestaurantTx, sku: string): Promise<boolean> => {
  const found = await tx.db
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.sku, sku)));
  return found.length > 0;
};

/** A code that the restaurant does not have yet; six random digits collide once in a while, never for long. */
const freeSku = async (tx: RestaurantTx, name: string): Promise<string> => {
  for (;;) {
    const sku = skuOf(name, randomInt(skuNumbers));
    if (!(await isSkuTaken(tx, sku))) return sku;
  }
};

const skuFor = async (tx: RestaurantTx, body: ItemBody): Promise<string> => {
  if (body.sku === null) return freeSku(tx, body.name);
  if (await isSkuTaken(tx, body.sku)) throw refusal('SKU_TAKEN', { field: 'sku', sku: body.sku });
  return body.sku;
};

const refuseBeyondLimit = async (tx: RestaurantTx): Promise<void> => {
  const [row] = await tx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(item)
    .where(eq(item.restaurantId, tx.restaurantId));
  const { itemsMax } = inventoryLimits;
  if ((row?.count ?? 0) >= itemsMax) throw refusal('ITEM_LIMIT_REACHED', { field: 'name', itemsMax });
};

/**
 * Creates an item, with an empty level beside it, under an id that the client made.
 *
 * @refuses whatever checkItemDraft refuses; ID_TAKEN, SKU_TAKEN, BARCODE_TAKEN, CATEGORY_MISSING, STORAGE_AREA_MISSING,
 * ITEM_LIMIT_REACHED
 */
export const createItem = async (
  tx: RestaurantTx,
  { itemId, item: body }: { readonly itemId: string; readonly item: ItemBody },
): Promise<{ item: Item }> => {
  orRefuse(checkItemDraft(itemDraftFromWire(body), null));
  await refuseBeyondLimit(tx);
  await checkLinks(tx, itemId, body);
  const sku = await skuFor(tx, body);
  const made = await tx.db
    .insert(item)
    .values({ restaurantId: tx.restaurantId, id: itemId, sku, ...storedColumns(body) })
    .onConflictDoNothing()
    .returning({ id: item.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'name' });
  await openLevel(tx, itemId);
  await writeLinks(tx, itemId, body);
  announceInventory(tx, 'inventory.v1.item-changed', { itemId, version: 1, change: 'CREATED' });
  const { keeping = noKeeping, isKeyItem = false, isFasting = null, madeOf = null, madeOfLocal = null } = body;
  return { item: { ...body, keeping, isKeyItem, isFasting, madeOf, madeOfLocal, id: itemId, sku, isActive: true, version: 1 } };
};
