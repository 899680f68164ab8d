import { and, eq, inArray } from 'drizzle-orm';

import { type MinorUnits, minorUnits } from '../../../kit/money.ts';
import { formatQuantity } from '../../../kit/quantity.ts';
import { businessDateOf } from '../../../kit/time/business-date.ts';
import { formatUnitCost } from '../../../kit/unit-cost.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { fromBaseQuantity } from '../../inventory/rules/conversion.ts';

import { itemsToOrder, type ItemToOrder } from '../../inventory/server/public.ts';
import type { InvoiceBody } from '../contract/invoice.contract.ts';
import type { MarketBody } from '../contract/market.contract.ts';
import type { Receipt } from '../contract/receipt.contract.ts';
import { decideMarket, paidPerUnit, paidUnitOf } from '../rules/market-purchase.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { bookReceipt } from './book-receipt.ts';
import { nextDocumentNumber } from './document-number.ts';
import { noteDocumentStep } from './document-steps.ts';
import { getReceipt } from './load-receipt.ts';
import { payAtMarket } from './market-paper.ts';
import { marketSeller } from './market-seller.ts';
import { type KnownPrice, readReceiptLine, storedChain, type ReadLine } from './read-receipt-line.ts';
import { type supplier, supplierOffer } from './tables.ts';
import { goodsReceipt, goodsReceiptLine } from './tables/receipts.ts';

type LineBody = MarketBody['lines'][number];
type Seller = typeof supplier.$inferSelect;
type Chain = readonly { readonly unit: string; readonly per: string }[];

/** Everything that lines are read with. */
type Known = { readonly seller: Seller; readonly items: ReadonlyMap<string, ItemToOrder>; readonly chains: ReadonlyMap<string, Chain> };

/** @refuses NOT_FOUND for an item of no or another restaurant */
const knownOf = async (tx: RestaurantTx, body: MarketBody, seller: Seller): Promise<Known> => {
  const itemIds = [...new Set(body.lines.map(({ itemId }) => itemId))];
  const items = new Map((await itemsToOrder(tx, itemIds)).map((item) => [item.id, item]));
  if (items.size < itemIds.length) throw refusal('NOT_FOUND');
  const offers = await tx.db
    .select({ itemId: supplierOffer.itemId, packChain: supplierOffer.packChain })
    .from(supplierOffer)
    .where(
      and(
        eq(supplierOffer.restaurantId, tx.restaurantId),
        eq(supplierOffer.supplierId, seller.id),
        inArray(supplierOffer.itemId, itemIds),
        eq(supplierOffer.isActive, true),
      ),
    );
  return { seller, items, chains: new Map(offers.map(({ itemId, packChain }) => [itemId, packChain])) };
};

/** A line as it was understood, with what was paid for one unit of it. */
type Bought = { readonly line: LineBody; readonly read: ReadLine; readonly price: KnownPrice | null; readonly name: string };

const priceOf = ({ delivered, units }: ReadLine, line: LineBody): KnownPrice | null => {
  if (line.paidMinor === null) return null;
  const unit = paidUnitOf(line.bought.parts[0]?.unit ?? units.baseUnit);
  const much = fromBaseQuantity(units, delivered, unit);
  const amount = much.ok ? paidPerUnit(minorUnits(line.paidMinor), much.value) : null;
  return amount === null ? null : { amount, unit };
};

const readBought = (line: LineBody, { items, chains }: Known): Bought => {
  const item = items.get(line.itemId);
  if (!item) throw refusal('NOT_FOUND');
  // The seller's own measure, as it was said on the spot, before what they were said to sell in before, before the item's.
  const packChain = line.measure ? [line.measure] : (chains.get(item.id) ?? null);
  const entered = { delivered: line.bought, rejected: null, catchWeightG: null };
  const read = readReceiptLine(entered, { item, packChain, price: null });
  if (read.delivered === 0n) throw refusal('QUANTITY_ZERO', { field: 'entry' });
  return { line, read, price: priceOf(read, line), name: item.name };
};

const columnsOf = ({ line, read, price, name }: Bought, { currency }: Seller) => ({
  id: line.lineId,
  movementId: line.movementId,
  itemId: line.itemId,
  description: name,
  deliveredText: line.bought.text,
  deliveredParts: line.bought.parts,
  packChain: storedChain(read.units),
  deliveredBase: formatQuantity(read.delivered),
  rejectedBase: '0',
  acceptedBase: formatQuantity(read.accepted),
  unitPrice: price === null ? null : formatUnitCost(price.amount),
  priceUnit: price?.unit ?? null,
  currency,
});

/** The paper of the line: so much of the unit that was counted, for what was paid. */
const paperLine = ({ line, read, price, name }: Bought): InvoiceBody['lines'][number] => {
  const unit = price?.unit ?? read.units.baseUnit;
  const much = orRefuse(fromBaseQuantity(read.units, read.delivered, unit), { field: 'entry' });
  const { paperLineId: lineId, lineId: receiptLineId, paidMinor } = line;
  const counted = { quantity: formatQuantity(much), unit, unitPrice: price === null ? '0' : formatUnitCost(price.amount) };
  return { lineId, receiptLineId, description: name, ...counted, amountMinor: paidMinor ?? '0', taxRateBps: 0 };
};

const totalOf = (lines: readonly LineBody[]): MinorUnits =>
  lines.reduce((sum, { paidMinor }) => sum + BigInt(paidMinor ?? 0), 0n) as MinorUnits;

/** What a purchase is written down under. */
type Writing = { readonly number: string; readonly businessDate: string; readonly seller: Seller };

const writeReceipt = async (
  tx: RestaurantTx,
  { body, occurredAt, deviceId }: CommandEnvelope<MarketBody>,
  { number, businessDate, seller }: Writing,
): Promise<void> => {
  const { receiptId: id, place, note } = body;
  await tx.db.insert(goodsReceipt).values({
    restaurantId: tx.restaurantId,
    id,
    number,
    supplierId: seller.id,
    state: 'COMPLETED',
    receivedAt: new Date(occurredAt),
    businessDate,
    receivedBy: tx.userId ?? tx.ownerId,
    deviceId,
    note: [place, note].filter((part) => part !== null).join(' · ') || null,
    isOpenMarket: true,
    hasFindings: false,
    isOverTolerance: false,
  });
};

/**
 * Takes in what was bought where nobody writes an invoice, and books it at once at what was paid: a delivery, and a paper
 * that says that it was paid in cash. Whoever sees no cost writes down what came; it is booked without a price, and a
 * manager writes the paper for it as for every delivery.
 *
 * @refuses NOT_FOUND; what decideMarket, entries and booking are refused for
 */
export const buyAtMarket = async (tx: RestaurantTx, command: CommandEnvelope<MarketBody>): Promise<Receipt> => {
  const { body, occurredAt } = command;
  const paid = body.lines.map(({ paidMinor }) => (paidMinor === null ? null : BigInt(paidMinor)));
  const outcome = orRefuse(decideMarket(tx.role, paid));
  const seller = await marketSeller(tx, body.supplierId);
  const known = await knownOf(tx, body, seller);
  const bought = body.lines.map((line) => readBought(line, known));
  const day = { timeZone: tx.timeZone, cutOffMinutes: tx.dayCutoffMinutes };
  const businessDate = businessDateOf(new Date(occurredAt), day);
  const number = await nextDocumentNumber(tx, 'GRN');
  await writeReceipt(tx, command, { number, businessDate, seller });
  const { receiptId } = body;
  const here = { restaurantId: tx.restaurantId, receiptId };
  await tx.db.insert(goodsReceiptLine).values(bought.map((one, position) => ({ ...columnsOf(one, seller), ...here, position })));
  const handedIn = { step: 'COMPLETE', fromState: null, toState: 'COMPLETED', reason: null } as const;
  await noteDocumentStep(tx, { document: 'RECEIPT', documentId: receiptId, ...handedIn });
  announcePurchasing(tx, 'purchasing.v1.receipt-moved', { receiptId, orderId: null, state: 'COMPLETED', findings: [] });
  await bookReceipt(tx, receiptId, null);
  if (outcome === 'UNPRICED') return getReceipt(tx, receiptId);
  const dated = { invoicedOn: businessDate, dueOn: businessDate, chargesMinor: '0', chargesTaxRateBps: 0, taxMinor: '0', note: null };
  const head = { supplierId: seller.id, number, type: 'OPEN_MARKET' as const, totalMinor: String(totalOf(body.lines)), ...dated };
  await payAtMarket(tx, { paperId: body.paperId, paymentId: body.paymentId, invoice: { ...head, lines: bought.map(paperLine) } });
  return getReceipt(tx, receiptId);
};
