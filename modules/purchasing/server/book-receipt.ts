import { and, eq } from 'drizzle-orm';

import { isBusinessDate } from '../../../kit/time/business-date.ts';
import { formatQuantity, negateQuantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { ContainerUnitCode } from '../../inventory/rules/unit.ts';
import {
  bookDocumentLine,
  itemsToOrder,
  lockItem,
  undoDocument,
  type LotOfMovement,
  type StockDocument,
} from '../../inventory/server/public.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { noteDocumentStep } from './document-steps.ts';
import { holdReceipt, receiptLinesOf, type StoredReceipt, type StoredReceiptLine } from './load-receipt.ts';
import { advanceOrder, type LineChange } from './order-progress.ts';
import { bookedParts, knownPrice } from './read-receipt-line.ts';
import { loadSupplier } from './suppliers.ts';
import { goodsReceipt, goodsReceiptLine } from './tables/receipts.ts';

/** What a receipt is called among the documents that move stock. */
export const receiptSource = 'goods-receipt';

type Booked = { readonly document: StockDocument; readonly lotOf: (line: StoredReceiptLine) => LotOfMovement | null };

// What is stored was accepted by the schema before.
const chainOf = (line: StoredReceiptLine) =>
  line.packChain.map(({ unit, per }) => ({ unit: unit as ContainerUnitCode, per: quantity(per) }));

/** Books one line at the order's price; in another currency than the item's books it is booked without one, and named. */
const bookLine = async (tx: RestaurantTx, line: StoredReceiptLine, { document, lotOf }: Booked): Promise<void> => {
  if (quantity(line.acceptedBase) <= 0n || line.movementId === null) return;
  const item = await lockItem(tx, line.itemId);
  if (!item) throw refusal('NOT_FOUND');
  const posted = await bookDocumentLine(tx, document, {
    movementId: line.movementId,
    itemId: line.itemId,
    kind: 'RECEIPT',
    parts: bookedParts(line),
    price: item.currency === line.currency ? knownPrice(line.unitPrice, line.priceUnit) : null,
    reason: null,
    note: null,
    lot: lotOf(line),
    packChain: chainOf(line),
  });
  await tx.db
    .update(goodsReceiptLine)
    .set({ bookedMinor: posted.own.posting.rows[0].valueMinor })
    .where(and(eq(goodsReceiptLine.restaurantId, tx.restaurantId), eq(goodsReceiptLine.id, line.id)));
};

const changesOf = (lines: readonly StoredReceiptLine[], way: 'BOOKED' | 'TAKEN_BACK'): LineChange[] =>
  lines.flatMap(({ orderLineId, acceptedBase, rejectedBase }) => {
    if (orderLineId === null) return [];
    const signed = (base: string) => (way === 'BOOKED' ? base : formatQuantity(negateQuantity(quantity(base))));
    return { orderLineId, received: signed(acceptedBase), rejected: signed(rejectedBase) };
  });

const documentOf = ({ id, receivedAt, deviceId }: StoredReceipt): StockDocument => ({
  sourceType: receiptSource,
  sourceId: id,
  occurredAt: receivedAt,
  deviceId,
});

const settle = async (tx: RestaurantTx, receipt: StoredReceipt, change: Partial<StoredReceipt>): Promise<void> => {
  await tx.db
    .update(goodsReceipt)
    .set({ ...change, version: receipt.version + 1 })
    .where(and(eq(goodsReceipt.restaurantId, tx.restaurantId), eq(goodsReceipt.id, receipt.id)));
};

/** Books what was accepted into stock, and puts the order where its quantities say. Who may was decided before. */
export const bookReceipt = async (tx: RestaurantTx, receiptId: string, reason: string | null): Promise<void> => {
  const receipt = await holdReceipt(tx, receiptId);
  const lines = await receiptLinesOf(tx, [receiptId]);
  const seller = await loadSupplier(tx, receipt.supplierId, 'look');
  const items = new Map((await itemsToOrder(tx, [...new Set(lines.map(({ itemId }) => itemId))])).map((item) => [item.id, item]));
  const lotOf = (line: StoredReceiptLine): LotOfMovement | null => {
    const item = items.get(line.itemId);
    if (!item?.tracksLots) return null;
    const printedDate = line.printedDate !== null && isBusinessDate(line.printedDate) ? line.printedDate : null;
    return {
      kind: 'NEW',
      lotId: line.id,
      lotNumber: line.lotNumber,
      supplierName: seller?.name ?? null,
      dateType: item.dateType,
      printedDate,
    };
  };
  const document = documentOf(receipt);
  // In the order of their items, so that two receipts never wait for each other in a circle.
  for (const line of lines.toSorted((left, right) => (left.itemId < right.itemId ? -1 : 1))) await bookLine(tx, line, { document, lotOf });
  await settle(tx, receipt, { state: 'POSTED', postedBy: tx.userId, postedAt: new Date(), overrideReason: reason });
  await noteDocumentStep(tx, {
    document: 'RECEIPT',
    documentId: receiptId,
    step: 'POST',
    fromState: receipt.state,
    toState: 'POSTED',
    reason,
  });
  if (receipt.orderId !== null) await advanceOrder(tx, receipt.orderId, changesOf(lines, 'BOOKED'));
  const findings = [...new Set(lines.flatMap((line) => line.findings))];
  announcePurchasing(tx, 'purchasing.v1.receipt-moved', { receiptId, orderId: receipt.orderId, state: 'POSTED', findings });
};

/** Takes a receipt back: what it booked leaves stock again, and its order waits for it again. */
export const takeReceiptBack = async (tx: RestaurantTx, receipt: StoredReceipt, reason: string | null): Promise<void> => {
  const lines = await receiptLinesOf(tx, [receipt.id]);
  const isBooked = receipt.state === 'POSTED';
  if (isBooked) await undoDocument(tx, { ...documentOf(receipt), occurredAt: new Date() }, receipt.id);
  await settle(tx, receipt, { state: 'REVERSED', reversedBy: tx.userId, reversedAt: new Date(), reverseReason: reason });
  const step = {
    document: 'RECEIPT',
    documentId: receipt.id,
    step: 'REVERSE',
    fromState: receipt.state,
    toState: 'REVERSED',
    reason,
  } as const;
  await noteDocumentStep(tx, step);
  if (isBooked && receipt.orderId !== null) await advanceOrder(tx, receipt.orderId, changesOf(lines, 'TAKEN_BACK'));
  announcePurchasing(tx, 'purchasing.v1.receipt-moved', {
    receiptId: receipt.id,
    orderId: receipt.orderId,
    state: 'REVERSED',
    findings: [],
  });
};
