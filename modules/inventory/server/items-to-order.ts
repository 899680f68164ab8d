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
  /** Under which item its stock is kept: another one where it was merged, whose name and stock it then bears. */
  readonly currentId: string;
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

const itemsWhere = (tx: RestaurantTx, itemIds: readonly string[] | null) =>
  tx.db
    .select({
      id: item.id,
      mergedIntoId: stockLevel.mergedIntoId,
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

type Row = Awaited<ReturnType<typeof itemsWhere>>[number];

const present = ({ baseUnit, packChain, countUnits, densityGPerMl, eachMeasure, mergedIntoId, ...row }: Row): ItemToOrder => ({
  ...row,
  currentId: mergedIntoId ?? row.id,
  par: plainDecimal(row.par),
  onHand: plainDecimal(row.onHand),
  units: wireUnitsOf({ baseUnit, packChain, countUnits, densityGPerMl, eachMeasure }),
});

/**
 * Items with what is on hand of them, by name; all that are in use where no ids are given, archived ones among given ids
 * too. A merged one among them is told as the item that stays, in the units that were its own.
 */
export const itemsToOrder = async (tx: RestaurantTx, itemIds: readonly string[] | null): Promise<ItemToOrder[]> => {
  if (itemIds?.length === 0) return [];
  const items = (await itemsWhere(tx, itemIds)).map(present);
  const elsewhere = items.filter(({ id, currentId }) => id !== currentId).map(({ currentId }) => currentId);
  if (elsewhere.length === 0) return items;
  const kept = new Map((await itemsWhere(tx, [...new Set(elsewhere)])).map((row) => [row.id, present(row)]));
  return items.map((one) => {
    const stays = one.id === one.currentId ? undefined : kept.get(one.currentId);
    return stays ? { ...stays, id: one.id, units: one.units } : one;
  });
};
