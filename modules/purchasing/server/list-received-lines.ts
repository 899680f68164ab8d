import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { BookedLine } from '../contract/books.contract.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { receiptLinesOf, type StoredReceiptLine } from './load-receipt.ts';
import { quantityText } from './stored-number.ts';
import { purchaseOrder, supplier } from './tables.ts';
import { goodsReceipt } from './tables/receipts.ts';

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

// To the microsecond, as it is stored: rounded, the order would be none that an index has.
const exactTime = sql<string>`to_char(${goodsReceipt.receivedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const findReceipts = (tx: RestaurantTx, cursor: string | undefined) => {
  const after = cursor === undefined ? null : decodeCursor(cursor, positionSchema);
  return tx.db
    .select({ receipt: goodsReceipt, supplierName: supplier.name, orderNumber: purchaseOrder.number, position: exactTime })
    .from(goodsReceipt)
    .innerJoin(supplier, and(eq(supplier.restaurantId, goodsReceipt.restaurantId), eq(supplier.id, goodsReceipt.supplierId)))
    .leftJoin(purchaseOrder, and(eq(purchaseOrder.restaurantId, goodsReceipt.restaurantId), eq(purchaseOrder.id, goodsReceipt.orderId)))
    .where(
      and(
        eq(goodsReceipt.restaurantId, tx.restaurantId),
        after === null ? undefined : sql`(${goodsReceipt.receivedAt}, ${goodsReceipt.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(goodsReceipt.receivedAt), desc(goodsReceipt.id));
};

type Found = Awaited<ReturnType<typeof findReceipts>>[number];

const present = (line: StoredReceiptLine, { receipt, supplierName, orderNumber }: Found, baseUnit: BookedLine['baseUnit']): BookedLine => ({
  receiptNumber: receipt.number,
  state: receipt.state,
  receivedAt: receipt.receivedAt.toISOString(),
  businessDate: receipt.businessDate,
  supplierName,
  orderNumber,
  deliveryNoteNumber: receipt.deliveryNoteNumber,
  description: line.description,
  baseUnit,
  acceptedBase: quantityText(line.acceptedBase),
  rejectedBase: quantityText(line.rejectedBase),
  invoicedBase: quantityText(line.invoicedBase),
  bookedMinor: line.bookedMinor === null ? null : String(line.bookedMinor),
  currency: line.currency,
});

/** Everything that came, a page of deliveries at a time, newest first; what was taken back says so. */
export const listReceivedLines = async (
  tx: RestaurantTx,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<{ lines: BookedLine[]; nextCursor: string | null }> => {
  const { pageSizeMax } = purchasingLimits;
  const rows = await findReceipts(tx, cursor).limit(pageSizeMax + 1);
  const page = rows.slice(0, pageSizeMax);
  const lines = await receiptLinesOf(
    tx,
    page.map(({ receipt }) => receipt.id),
  );
  const items = new Map((await itemsToOrder(tx, [...new Set(lines.map(({ itemId }) => itemId))])).map((item) => [item.id, item]));
  const byReceipt = Map.groupBy(lines, ({ receiptId }) => receiptId);
  const last = rows.length > pageSizeMax ? page.at(-1) : undefined;
  return {
    lines: page.flatMap((found) =>
      (byReceipt.get(found.receipt.id) ?? []).map((line) => present(line, found, items.get(line.itemId)?.units.baseUnit ?? 'each')),
    ),
    nextCursor: last ? encodeCursor([last.position, last.receipt.id]) : null,
  };
};
