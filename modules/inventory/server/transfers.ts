import { and, asc, desc, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { mayUse } from '../../subscription/server/public.ts';
import type { Transfer, TransferLine } from '../contract/transfers.contract.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { plainDecimal } from './plain-decimal.ts';
import { isCostVisible } from './present-movement.ts';
import { stockTransfer, stockTransferLine } from './transfer-tables.ts';

/** A transfer as it is stored on this side. */
export type StoredTransfer = typeof stockTransfer.$inferSelect;

/** A line as it is stored on this side. */
export type StoredTransferLine = typeof stockTransferLine.$inferSelect;

const lineCount = sql<number>`(select count(*)::int from stock_transfer_line l
  where l.restaurant_id = stock_transfer.restaurant_id and l.transfer_id = stock_transfer.id)`;

/** A transfer as it travels. */
export const presentTransfer = (tx: RestaurantTx, row: StoredTransfer, lines: number): Transfer => {
  const { steps } = row;
  return {
    id: row.id,
    number: row.number,
    side: row.side,
    partner: { id: row.partnerId, name: row.partnerName },
    status: row.status,
    note: row.note,
    reason: row.reason,
    isRequester: row.requestedBy !== null && row.requestedBy === tx.userId,
    isClosedHere: row.isClosedHere,
    isClosedThere: row.isClosedThere,
    lineCount: lines,
    requested: steps.REQUEST ?? null,
    approved: steps.APPROVE ?? null,
    shipped: steps.SHIP ?? null,
    received: steps.RECEIVE ?? null,
    ended: steps.REJECT ?? steps.CANCEL ?? steps.CLOSE ?? null,
    version: row.version,
  };
};

const presentLine = (row: StoredTransferLine, isVisible: boolean): TransferLine => ({
  line: row.line,
  itemId: row.itemId,
  match: row.match,
  itemName: row.itemName,
  itemNameLocal: row.itemNameLocal,
  baseUnit: row.baseUnit,
  enteredText: row.enteredText,
  requested: plainDecimal(row.requested),
  shipped: plainDecimal(row.shipped),
  received: plainDecimal(row.received),
  lossReason: row.lossReason,
  valueMinor: isVisible ? (row.valueMinor?.toString() ?? null) : null,
});

/** The other restaurants of the account holder, by name. */
export const partnersOf = async (tx: RestaurantTx): Promise<{ id: string; name: string }[]> => {
  const { rows } = await tx.client.query<{ id: string; name: string }>('select id, name from app.sibling_restaurants()');
  return rows;
};

/** Transfers in and out, newest first. */
export const listTransfers = async (tx: RestaurantTx) => {
  const rows = await tx.db
    .select({ transfer: stockTransfer, lines: lineCount })
    .from(stockTransfer)
    .where(eq(stockTransfer.restaurantId, tx.restaurantId))
    .orderBy(desc(stockTransfer.createdAt), desc(stockTransfer.id))
    .limit(inventoryLimits.transfersMax);
  return {
    transfers: rows.map(({ transfer, lines }) => presentTransfer(tx, transfer, lines)),
    partners: await partnersOf(tx),
    isInPlan: await mayUse(tx, 'multi-location'),
  };
};

/** Reads a transfer and holds it, so that two steps of it follow each other; null where there is none. */
export const lockTransfer = async (tx: RestaurantTx, transferId: string): Promise<StoredTransfer | null> => {
  const [row] = await tx.db
    .select()
    .from(stockTransfer)
    .where(and(eq(stockTransfer.restaurantId, tx.restaurantId), eq(stockTransfer.id, transferId)))
    .for('update');
  return row ?? null;
};

/** The lines of a transfer, as they were asked for. */
export const linesOf = (tx: RestaurantTx, transferId: string): Promise<StoredTransferLine[]> =>
  tx.db
    .select()
    .from(stockTransferLine)
    .where(and(eq(stockTransferLine.restaurantId, tx.restaurantId), eq(stockTransferLine.transferId, transferId)))
    .orderBy(asc(stockTransferLine.line));

/**
 * One transfer with its lines.
 *
 * @refuses NOT_FOUND
 */
export const getTransfer = async (tx: RestaurantTx, transferId: string) => {
  const [row] = await tx.db
    .select()
    .from(stockTransfer)
    .where(and(eq(stockTransfer.restaurantId, tx.restaurantId), eq(stockTransfer.id, transferId)));
  if (!row) throw refusal('NOT_FOUND');
  const lines = await linesOf(tx, transferId);
  const isVisible = isCostVisible(tx);
  return {
    transfer: presentTransfer(tx, row, lines.length),
    lines: lines.map((line) => presentLine(line, isVisible)),
    currency: row.currency as 'GBP' | null,
    isCostVisible: isVisible,
  };
};
