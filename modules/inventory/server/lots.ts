import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';

import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Lot } from '../contract/lots.contract.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { daysAfter, lotStatuses, type LotStatus } from '../rules/lot.ts';
import { plainDecimal } from './plain-decimal.ts';
import { item, stockLot } from './tables.ts';

type LotRow = typeof stockLot.$inferSelect;

/** A lot as it travels; no cost is in it. */
export const presentLot = (tx: RestaurantTx, row: LotRow): Lot => ({
  id: row.id,
  itemId: row.itemId,
  lotNumber: row.lotNumber,
  supplierName: row.supplierName,
  receivedAt: row.receivedAt.toISOString(),
  receivedOn: tradingDay(tx, row.receivedAt),
  dateType: row.dateType,
  printedDate: row.printedDate,
  openedOn: row.openedOn,
  frozenOn: row.frozenOn,
  thawedOn: row.thawedOn,
  expiresOn: row.expiresOn,
  status: row.status,
  statusReason: row.statusReason,
  onHand: plainDecimal(row.onHand),
  parentId: row.parentId,
});

type LotsAsked = { readonly itemId?: string | undefined; readonly withinDays: number };

/** What may hold something: the many that are used up need not be read to find the few that are there. */
export const holding: readonly LotStatus[] = lotStatuses.filter((status) => status !== 'DEPLETED');

/** What holds something and may be used, or could be again. */
const dated: readonly LotStatus[] = ['AVAILABLE', 'QUARANTINED', 'ON_HOLD'];

const asked = (of: LotsAsked, today: BusinessDate) =>
  of.itemId !== undefined
    ? and(eq(stockLot.itemId, of.itemId), inArray(stockLot.status, [...holding]))
    : or(
        and(inArray(stockLot.status, [...dated]), lte(stockLot.expiresOn, daysAfter(today, of.withinDays))),
        inArray(stockLot.status, ['EXPIRED', 'RECALLED']),
      );

/** Lots that hold something; what expires first stands first, what nobody knows of last. */
export const listLots = async (tx: RestaurantTx, of: LotsAsked) => {
  const today = tradingDay(tx, new Date());
  const rows = await tx.db
    .select()
    .from(stockLot)
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), asked(of, today), gt(stockLot.onHand, '0')))
    .orderBy(asc(stockLot.expiresOn), asc(stockLot.receivedAt), asc(stockLot.id))
    .limit(inventoryLimits.lotsMax + 1);
  const lots = rows.slice(0, inventoryLimits.lotsMax).map((row) => presentLot(tx, row));
  return { lots, today, hasMore: rows.length > inventoryLimits.lotsMax };
};

/**
 * A lot of this restaurant with what its item says.
 *
 * @refuses NOT_FOUND
 */
export const lotOrRefuse = async (tx: RestaurantTx, lotId: string) => {
  const [row] = await tx.db
    .select({ lot: stockLot, shelfLife: item.shelfLife })
    .from(stockLot)
    .innerJoin(item, and(eq(item.restaurantId, stockLot.restaurantId), eq(item.id, stockLot.itemId)))
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), eq(stockLot.id, lotId)));
  if (!row) throw refusal('NOT_FOUND');
  return row;
};
