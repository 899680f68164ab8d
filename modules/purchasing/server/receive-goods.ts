import { and, eq, inArray } from 'drizzle-orm';

import { formatQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import { businessDateOf } from '../../../kit/time/business-date.ts';
import { formatUnitCost, unitCost } from '../../../kit/unit-cost.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemsToOrder, listStorageAreas, type ItemToOrder } from '../../inventory/server/public.ts';
import type { Receipt, ReceiptBody } from '../contract/receipt.contract.ts';
import { netPriceOf, taxInPrice } from '../rules/offer.ts';
import { outstandingOf } from '../rules/order-progress.ts';
import { findingsOf, lineProblem, type LineFinding, type ReceivedLine } from '../rules/receipt-line.ts';
import { stateWhenHandedIn } from '../rules/receipt-state.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { bookReceipt } from './book-receipt.ts';
import { nextDocumentNumber } from './document-number.ts';
import { noteDocumentStep } from './document-steps.ts';
import { getReceipt, type StoredReceiptLine } from './load-receipt.ts';
import { isLineByWeight, progressOf } from './order-progress.ts';
import { linesOf, type StoredLine } from './order-lines.ts';
import type { StoredOffer } from './offers.ts';
import { knownPrice, readReceiptLine, storedChain, type ReadLine } from './read-receipt-line.ts';
import { loadSupplier } from './suppliers.ts';
import { purchaseOrder, supplierOffer } from './tables.ts';
import { goodsReceipt, goodsReceiptLine } from './tables/receipts.ts';

type LineBody = ReceiptBody['lines'][number];

/** Everything that lines are read with. */
type Around = {
  readonly items: ReadonlyMap<string, ItemToOrder>;
  readonly offers: readonly StoredOffer[];
  readonly orderLines: ReadonlyMap<string, StoredLine>;
  /** Whether an order is named, and still waits for what it asked for. */
  readonly order: 'NONE' | 'OPEN' | 'OVER';
  readonly currency: StoredOffer['currency'];
  readonly storageKinds: ReadonlyMap<string, string>;
  readonly today: string;
};

const openStates: readonly string[] = ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'RECEIVED', 'ON_HOLD'];

/** The order that a delivery names, held until the transaction ends. */
const orderOf = async (tx: RestaurantTx, { orderId, supplierId }: ReceiptBody) => {
  if (orderId === null) return null;
  const [order] = await tx.db
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, orderId)))
    .for('update');
  if (order?.supplierId !== supplierId) throw refusal('NOT_FOUND');
  return order;
};

const offersFor = (tx: RestaurantTx, supplierId: string, itemIds: readonly string[]): Promise<StoredOffer[]> =>
  tx.db
    .select()
    .from(supplierOffer)
    .where(
      and(
        eq(supplierOffer.restaurantId, tx.restaurantId),
        eq(supplierOffer.supplierId, supplierId),
        inArray(supplierOffer.itemId, [...itemIds]),
        eq(supplierOffer.isActive, true),
      ),
    );

/** @refuses NOT_FOUND for a supplier, an order or an item of no or another restaurant */
const around = async (tx: RestaurantTx, body: ReceiptBody, today: string): Promise<Around> => {
  const seller = await loadSupplier(tx, body.supplierId, 'look');
  if (!seller) throw refusal('NOT_FOUND');
  const order = await orderOf(tx, body);
  const itemIds = [...new Set(body.lines.map(({ itemId }) => itemId))];
  const items = new Map((await itemsToOrder(tx, itemIds)).map((item) => [item.id, item]));
  if (items.size < itemIds.length) throw refusal('NOT_FOUND');
  const { storageAreas } = await listStorageAreas(tx);
  return {
    items,
    offers: await offersFor(tx, seller.id, itemIds),
    orderLines: new Map(order ? (await linesOf(tx, order.id)).map((line) => [line.id, line]) : []),
    order: order === null ? 'NONE' : openStates.includes(order.state) ? 'OPEN' : 'OVER',
    currency: order?.currency ?? seller.currency,
    storageKinds: new Map(storageAreas.map(({ id, kind }) => [id, kind])),
    today,
  };
};

const priceUnitOf = ({ priceMode, priceUnit, unit }: { priceMode: string; priceUnit: string | null; unit: string }): string | null =>
  priceMode === 'PER_PACK' ? unit : priceUnit;

type Read = {
  readonly read: ReadLine;
  readonly orderLine: StoredLine | null;
  readonly offer: StoredOffer | null;
  readonly findings: readonly LineFinding[];
  readonly outstanding: ReceivedLine['outstanding'];
};

/** The line of the order that a line names, where the order still waits for that item. */
const orderLineOf = (line: LineBody, known: Around): StoredLine | null => {
  const named = known.orderLines.get(line.orderLineId ?? '');
  return named && named.itemId === line.itemId && known.order === 'OPEN' ? named : null;
};

/** The offer that a line came by: the order's, else what the supplier sells of the item. */
const offerOf = (line: LineBody, known: Around, orderLine: StoredLine | null): StoredOffer | null =>
  known.offers.find(({ id }) => id === orderLine?.offerId) ?? known.offers.find(({ itemId }) => itemId === line.itemId) ?? null;

const priceOf = (orderLine: StoredLine | null, offer: StoredOffer | null) => {
  if (orderLine) return knownPrice(orderLine.unitPrice, priceUnitOf(orderLine));
  const net = offer && netPriceOf({ price: offer.price === null ? null : unitCost(offer.price), taxInPriceBps: taxInPrice(offer) });
  return offer && knownPrice(net && formatUnitCost(net), priceUnitOf({ ...offer, unit: offer.orderUnit }));
};

const isByWeight = (orderLine: StoredLine | null, offer: StoredOffer | null): boolean =>
  orderLine ? isLineByWeight(orderLine) : offer !== null && isLineByWeight({ ...offer, unit: offer.orderUnit });

const toCome = (orderLine: StoredLine | null, known: Around, before: bigint): ReceivedLine['outstanding'] => {
  if (orderLine === null) return known.order === 'NONE' ? null : 'NOT_ORDERED';
  const left = outstandingOf(progressOf(orderLine)) - before;
  return (left > 0n ? left : 0n) as Quantity;
};

const readLine = (line: LineBody, known: Around, cameBefore: ReadonlyMap<string, bigint>): Read => {
  const item = known.items.get(line.itemId);
  if (!item) throw refusal('NOT_FOUND');
  const orderLine = orderLineOf(line, known);
  const offer = offerOf(line, known, orderLine);
  const read = readReceiptLine(line, { item, packChain: offer?.packChain ?? null, price: priceOf(orderLine, offer) });
  const received: ReceivedLine = {
    delivered: read.delivered,
    rejected: read.rejected,
    rejectReason: line.rejectReason,
    outstanding: toCome(orderLine, known, cameBefore.get(orderLine?.id ?? '') ?? 0n),
    isByWeight: isByWeight(orderLine, offer),
    tempTenths: line.tempTenths,
    storageKind: known.storageKinds.get(line.storageAreaId ?? '') ?? null,
    printedDate: line.printedDate,
    today: known.today,
  };
  const problem = lineProblem(received);
  if (problem) throw refusal(problem.code);
  // Where stock itself is kept by weight, the scale says how much came, whatever was written on the box.
  const weighed = { ...received, delivered: (read.accepted + read.rejected) as Quantity };
  return { read, orderLine, offer, findings: findingsOf(weighed), outstanding: received.outstanding };
};

const aboutLine = (orderLine: StoredLine | null, offer: StoredOffer | null) => ({
  orderLineId: orderLine?.id ?? null,
  offerId: orderLine?.offerId ?? offer?.id ?? null,
});

const priceColumns = ({ price, pricePerBase }: ReadLine) => ({
  unitPrice: price === null ? null : formatUnitCost(price.amount),
  priceUnit: price?.unit ?? null,
  pricePerBase: pricePerBase === null ? null : formatUnitCost(pricePerBase),
});

const columnsOf = (line: LineBody, { read, orderLine, offer, findings, outstanding }: Read, known: Around) => ({
  id: line.lineId,
  movementId: line.movementId,
  ...aboutLine(orderLine, offer),
  itemId: line.itemId,
  description: orderLine?.description ?? known.items.get(line.itemId)?.name ?? '',
  deliveredText: line.delivered.text,
  deliveredParts: line.delivered.parts,
  rejectedText: line.rejected?.text ?? null,
  rejectedParts: line.rejected?.parts ?? [],
  packChain: storedChain(read.units),
  deliveredBase: formatQuantity(read.delivered),
  rejectedBase: formatQuantity(read.rejected),
  acceptedBase: formatQuantity(read.accepted),
  catchWeightG: line.catchWeightG,
  rejectReason: line.rejectReason,
  findings: [...findings],
  outstandingBase: typeof outstanding === 'bigint' ? formatQuantity(outstanding) : null,
  lotNumber: line.lotNumber,
  printedDate: line.printedDate,
  tempTenths: line.tempTenths,
  storageAreaId: line.storageAreaId !== null && known.storageKinds.has(line.storageAreaId) ? line.storageAreaId : null,
  ...priceColumns(read),
  currency: known.currency,
});

/** Each line after those before it: what one brought of an order's line is no longer to come for the next. */
const readLines = (body: ReceiptBody, known: Around) => {
  const came = new Map<string, bigint>();
  return body.lines.map((line) => {
    const read = readLine(line, known, came);
    const id = read.orderLine?.id;
    if (id !== undefined) came.set(id, (came.get(id) ?? 0n) + read.read.accepted);
    return columnsOf(line, read, known);
  });
};

/** Several lines of one order's line are short only together: the last of them says so. */
const shortOnlyAtLast = <Line extends Pick<StoredReceiptLine, 'orderLineId' | 'findings'>>(lines: readonly Line[]): Line[] =>
  lines.map((line, index) => {
    const hasMore = line.orderLineId !== null && lines.slice(index + 1).some(({ orderLineId }) => orderLineId === line.orderLineId);
    return hasMore ? { ...line, findings: line.findings.filter((finding) => finding !== 'SHORT') } : line;
  });

/**
 * Takes in what came. Where nothing is odd about it, or a manager takes it in, it is booked at once at the order's
 * price; else a manager looks at it first. What came is never refused for what the order says by now.
 *
 * @refuses NOT_FOUND; RECEIPT_REJECTED_TOO_MUCH, RECEIPT_REJECT_REASON_REQUIRED; what entries and booking are refused for
 */
export const receiveGoods = async (tx: RestaurantTx, { body, occurredAt, deviceId }: CommandEnvelope<ReceiptBody>): Promise<Receipt> => {
  const receivedAt = new Date(occurredAt);
  const day = { timeZone: tx.timeZone, cutOffMinutes: tx.dayCutoffMinutes };
  const businessDate = businessDateOf(receivedAt, day);
  const lines = shortOnlyAtLast(readLines(body, await around(tx, body, businessDate)));
  if (lines.every(({ deliveredBase }) => quantity(deliveredBase) === 0n)) throw refusal('QUANTITY_ZERO', { field: 'entry' });
  const { receiptId, orderId, supplierId, deliveryNoteNumber, vehicleTempTenths, note, overrideReason: reason } = body;
  const hasFindings = lines.some(({ findings }) => findings.length > 0);
  const isOverTolerance = lines.some(({ findings }) => findings.includes('OVER'));
  const state = stateWhenHandedIn({ role: tx.role, hasFindings, isOverTolerance, isInvoiced: false, reason });
  const number = await nextDocumentNumber(tx, 'GRN');
  await tx.db.insert(goodsReceipt).values({
    restaurantId: tx.restaurantId,
    id: receiptId,
    number,
    orderId,
    supplierId,
    state: 'COMPLETED',
    receivedAt,
    businessDate,
    receivedBy: tx.userId ?? tx.ownerId,
    deviceId,
    deliveryNoteNumber,
    vehicleTempTenths,
    note,
    hasFindings,
    isOverTolerance,
  });
  const here = { restaurantId: tx.restaurantId, receiptId };
  await tx.db.insert(goodsReceiptLine).values(lines.map((line, position) => ({ ...line, ...here, position })));
  await noteDocumentStep(tx, {
    document: 'RECEIPT',
    documentId: receiptId,
    step: 'COMPLETE',
    fromState: null,
    toState: 'COMPLETED',
    reason,
  });
  const findings = [...new Set(lines.flatMap((line) => line.findings))];
  announcePurchasing(tx, 'purchasing.v1.receipt-moved', { receiptId, orderId, state: 'COMPLETED', findings });
  if (state === 'POSTED') await bookReceipt(tx, receiptId, reason);
  return getReceipt(tx, receiptId);
};
