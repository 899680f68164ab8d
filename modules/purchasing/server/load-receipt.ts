import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { Receipt, ReceiptRow } from '../contract/receipt.contract.ts';
import type { ReceiptState } from '../rules/receipt-state.ts';
import { creditOfReceipt } from './credit-of-receipt.ts';
import { documentSteps } from './document-steps.ts';
import { photosOf } from './photos-of-receipt.ts';
import { goodsReceipt, goodsReceiptLine } from './tables/receipts.ts';
import { quantityText } from './stored-number.ts';
import { purchaseOrder, supplier } from './tables.ts';
import { unchargedOf } from './uncharged.ts';

/** A receipt as it is stored. */
export type StoredReceipt = typeof goodsReceipt.$inferSelect;

/** A line of a receipt as it is stored. */
export type StoredReceiptLine = typeof goodsReceiptLine.$inferSelect;

/**
 * Reads a receipt for a decision, and holds it until the transaction ends.
 *
 * @refuses NOT_FOUND
 */
export const holdReceipt = async (tx: RestaurantTx, receiptId: string): Promise<StoredReceipt> => {
  const [row] = await tx.db
    .select()
    .from(goodsReceipt)
    .where(and(eq(goodsReceipt.restaurantId, tx.restaurantId), eq(goodsReceipt.id, receiptId)))
    .for('update');
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/** The lines of receipts as they are stored, in their order. */
export const receiptLinesOf = async (tx: RestaurantTx, receiptIds: readonly string[]): Promise<StoredReceiptLine[]> =>
  receiptIds.length === 0
    ? []
    : tx.db
        .select()
        .from(goodsReceiptLine)
        .where(and(eq(goodsReceiptLine.restaurantId, tx.restaurantId), inArray(goodsReceiptLine.receiptId, [...receiptIds])))
        .orderBy(asc(goodsReceiptLine.position), asc(goodsReceiptLine.id));

/** Whether something of an order was handed in that nobody has booked yet. */
export const isReceiptWaiting = async (tx: RestaurantTx, orderId: string): Promise<boolean> => {
  const rows = await tx.db
    .select({ id: goodsReceipt.id })
    .from(goodsReceipt)
    .where(and(eq(goodsReceipt.restaurantId, tx.restaurantId), eq(goodsReceipt.orderId, orderId), eq(goodsReceipt.state, 'COMPLETED')))
    .limit(1);
  return rows.length > 0;
};

const receiptsShown = 60;

const found = (tx: RestaurantTx) =>
  tx.db
    .select({ receipt: goodsReceipt, supplierName: supplier.name, orderNumber: purchaseOrder.number })
    .from(goodsReceipt)
    .innerJoin(supplier, and(eq(supplier.restaurantId, goodsReceipt.restaurantId), eq(supplier.id, goodsReceipt.supplierId)))
    .leftJoin(purchaseOrder, and(eq(purchaseOrder.restaurantId, goodsReceipt.restaurantId), eq(purchaseOrder.id, goodsReceipt.orderId)));

type FoundReceipt = Awaited<ReturnType<typeof found>>[number];

const presentRow = (
  { receipt, supplierName, orderNumber }: FoundReceipt,
  beside: { readonly lines: readonly StoredReceiptLine[]; readonly names: ReadonlyMap<string, string> },
): ReceiptRow => ({
  id: receipt.id,
  number: receipt.number,
  supplierId: receipt.supplierId,
  supplierName,
  orderId: receipt.orderId,
  orderNumber,
  state: receipt.state,
  receivedAt: receipt.receivedAt.toISOString(),
  receivedBy: beside.names.get(receipt.receivedBy) ?? '',
  lineCount: beside.lines.length,
  findings: [...new Set(beside.lines.flatMap(({ findings }) => findings))],
  isOpenMarket: receipt.isOpenMarket,
  version: receipt.version,
});

/** What came lately, newest first; what waits for a manager is among it however old it is. */
export const listReceipts = async (tx: RestaurantTx): Promise<ReceiptRow[]> => {
  const here = eq(goodsReceipt.restaurantId, tx.restaurantId);
  const recent = await found(tx).where(here).orderBy(desc(goodsReceipt.receivedAt), desc(goodsReceipt.id)).limit(receiptsShown);
  const waiting = await found(tx).where(and(here, eq(goodsReceipt.state, 'COMPLETED')));
  const known = new Set(recent.map(({ receipt }) => receipt.id));
  const rows = [...recent, ...waiting.filter(({ receipt }) => !known.has(receipt.id))];
  const lines = Map.groupBy(
    await receiptLinesOf(
      tx,
      rows.map(({ receipt }) => receipt.id),
    ),
    ({ receiptId }) => receiptId,
  );
  const names = await namesOf(tx, [...new Set(rows.map(({ receipt }) => receipt.receivedBy))]);
  return rows.map((row) => presentRow(row, { lines: lines.get(row.receipt.id) ?? [], names }));
};

const presentLine = (line: StoredReceiptLine): Receipt['lines'][number] => ({
  id: line.id,
  orderLineId: line.orderLineId,
  itemId: line.itemId,
  description: line.description,
  deliveredText: line.deliveredText,
  rejectedText: line.rejectedText,
  acceptedBase: quantityText(line.acceptedBase),
  outstandingBase: line.outstandingBase === null ? null : quantityText(line.outstandingBase),
  rejectReason: line.rejectReason,
  findings: [...line.findings],
  catchWeightG: line.catchWeightG === null ? null : quantityText(line.catchWeightG),
  lotNumber: line.lotNumber,
  printedDate: line.printedDate,
  tempTenths: line.tempTenths,
});

/**
 * A receipt with its lines and its history; no price is in it.
 *
 * @refuses NOT_FOUND
 */
export const getReceipt = async (tx: RestaurantTx, receiptId: string): Promise<Receipt> => {
  const [row] = await found(tx).where(and(eq(goodsReceipt.restaurantId, tx.restaurantId), eq(goodsReceipt.id, receiptId)));
  if (!row) throw refusal('NOT_FOUND');
  const lines = await receiptLinesOf(tx, [receiptId]);
  const { deliveryNoteNumber, vehicleTempTenths, note, isOverTolerance, receivedBy } = row.receipt;
  return {
    ...presentRow(row, { lines, names: await namesOf(tx, [receivedBy]) }),
    deliveryNoteNumber,
    vehicleTempTenths,
    note,
    isOverTolerance,
    creditNumber: await creditOfReceipt(tx, receiptId),
    isCharged: lines.every((line) => unchargedOf(line) === 0n),
    photos: await photosOf(tx, row.receipt),
    lines: lines.map(presentLine),
    // What is stored was decided by the rule's own states.
    steps: (await documentSteps(tx, { document: 'RECEIPT', documentId: receiptId })).map((step) => ({
      ...step,
      toState: step.toState as ReceiptState,
    })),
  };
};
