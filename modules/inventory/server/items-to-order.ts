import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { itemUnitsSchema } from '../contract/item-schemas.ts';
import type { DateType } from '../rules/lot.ts';
import { wireUnitsOf } from './load-item.ts';
import { plainDecimal } from './plain-decimal.ts';
import { item, stockLevel } from './tables.ts';

/** An item as whoever orders it looks at it; no cost is in it. */
export type ItemToOrder = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly sku: string;
  readonly isActive: boolean;
  readonly units: z.infer<typeof itemUnitsSchema>;
  readonly onHand: string;
  readonly par: string | null;
  /** Whether its deliveries are told apart, and what their printed date means. */
  readonly tracksLots: boolean;
  readonly dateType: DateType;
  /** Its place on the list of what needs a person; the lower, the sooner. */
  readonly attention: number;
};

/** Items with what is on hand of them, by name; all that are in use where no ids are given, archived ones among given ids too. */
export const itemsToOrder = async (tx: RestaurantTx, itemIds: readonly string[] | null): Promise<ItemToOrder[]> => {
  if (itemIds?.length === 0) return [];
  const rows = await tx.db
    .select({
      id: item.id,
      name: item.name,
      nameLocal: item.nameLocal,
      sku: item.sku,
      isActive: item.isActive,
      baseUnit: item.baseUnit,
      packChain: item.packChain,
      countUnits: item.countUnits,
      densityGPerMl: item.densityGPerMl,
      eachMeasure: item.eachMeasure,
      par: item.par,
      tracksLots: item.tracksLots,
      dateType: item.dateType,
      onHand: stockLevel.onHand,
      attention: stockLevel.attention,
    })
    .from(stockLevel)
    .innerJoin(item, and(eq(item.restaurantId, stockLevel.restaurantId), eq(item.id, stockLevel.itemId)))
    .where(
      and(
        eq(stockLevel.restaurantId, tx.restaurantId),
        itemIds === null ? eq(item.isActive, true) : inArray(stockLevel.itemId, [...itemIds]),
      ),
    )
    .orderBy(stockLevel.listName, item.id);
  return rows.map(({ baseUnit, packChain, countUnits, densityGPerMl, eachMeasure, ...row }) => ({
    ...row,
    par: plainDecimal(row.par),
    onHand: plainDecimal(row.onHand),
    units: wireUnitsOf({ baseUnit, packChain, countUnits, densityGPerMl, eachMeasure }),
  }));
};
