import { and, eq, inArray } from 'drizzle-orm';

import { isCurrency } from '../../../kit/money.ts';
import { type UnitCost, unitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemUnitsFromWire } from '../contract/from-wire.ts';
import type { Allergens } from '../rules/allergen.ts';
import type { ItemUnits } from '../rules/conversion.ts';
import { wireUnitsOf } from './load-item.ts';
import { item, stockLevel } from './tables.ts';

/** An item as a recipe looks at it. */
export type Ingredient = {
  readonly name: string;
  readonly nameLocal: string | null;
  readonly isActive: boolean;
  readonly units: ItemUnits;
  /** @unit of the restaurant's currency per base unit; null where nobody knows it, or it is known in another currency */
  readonly unitCost: UnitCost | null;
  readonly allergens: Allergens;
  /** Without anything of an animal; null where nobody said. */
  readonly isFasting: boolean | null;
  /** As its own label lists it; null where nobody copied it. */
  readonly madeOf: string | null;
  readonly madeOfLocal: string | null;
};

/** These items as recipes look at them, by the ids that recipes name; one that was merged answers for both. */
export const ingredientsOf = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<ReadonlyMap<string, Ingredient>> => {
  if (itemIds.length === 0) return new Map();
  const rows = await tx.db
    .select({ item, averageCost: stockLevel.averageCost, currency: stockLevel.currency, mergedIntoId: stockLevel.mergedIntoId })
    .from(item)
    .leftJoin(stockLevel, and(eq(stockLevel.restaurantId, item.restaurantId), eq(stockLevel.itemId, item.id)))
    .where(and(eq(item.restaurantId, tx.restaurantId), inArray(item.id, [...itemIds])));
  const merged = rows.flatMap(({ mergedIntoId }) => (mergedIntoId === null ? [] : [mergedIntoId]));
  const kept = await ingredientsOf(tx, merged);
  return new Map(
    rows.map(({ item: row, averageCost, currency, mergedIntoId }) => {
      const known = averageCost !== null && currency === tx.currency && isCurrency(currency);
      const own: Ingredient = {
        name: row.name,
        nameLocal: row.nameLocal,
        isActive: row.isActive,
        units: itemUnitsFromWire(wireUnitsOf(row)),
        unitCost: known ? unitCost(averageCost) : null,
        allergens: row.allergens as Allergens,
        isFasting: row.isFasting,
        madeOf: row.madeOf,
        madeOfLocal: row.madeOfLocal,
      };
      return [row.id, (mergedIntoId === null ? undefined : kept.get(mergedIntoId)) ?? own];
    }),
  );
};
