import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plainDecimal } from './plain-decimal.ts';
import { stockLot, stockLotMovement } from './tables.ts';

/** What of a movement came out of a lot, or went into it: negative where it left. @unit the item's base unit */
export type LotShareOfMovement = {
  readonly lotId: string;
  readonly lotNumber: string | null;
  readonly receivedAt: Date;
  readonly quantity: string;
};

/** What movements took from which lots, by the movement; one of an item whose deliveries are not told apart has none. */
export const lotSharesOf = async (
  tx: RestaurantTx,
  movementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LotShareOfMovement[]>> => {
  if (movementIds.length === 0) return new Map();
  const { lotId, movementId, quantity } = stockLotMovement;
  const rows = await tx.db
    .select({ movementId, lotId, lotNumber: stockLot.lotNumber, receivedAt: stockLot.receivedAt, quantity })
    .from(stockLotMovement)
    .innerJoin(stockLot, and(eq(stockLot.restaurantId, stockLotMovement.restaurantId), eq(stockLot.id, stockLotMovement.lotId)))
    .where(and(eq(stockLotMovement.restaurantId, tx.restaurantId), inArray(movementId, [...movementIds])))
    .orderBy(asc(stockLotMovement.id));
  const shares = rows.map((row) => ({ ...row, quantity: plainDecimal(row.quantity) }));
  return Map.groupBy(
    shares.filter((share) => share.movementId !== null),
    (share) => share.movementId ?? '',
  );
};
