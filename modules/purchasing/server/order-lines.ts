import { and, asc, eq, inArray } from 'drizzle-orm';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { minorUnits } from '../../../kit/money.ts';
import { formatUnitCost, unitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemUnitsFromWire } from '../../inventory/contract/from-wire.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { Offer } from '../contract/offer.contract.ts';
import type { OrderLine, OrderLineBody } from '../contract/order.contract.ts';
import { baseOfPacks, costOfPacks, netPriceOf, type OfferTerms, sizeOfOffer } from '../rules/offer.ts';
import { totalOf, type OrderTotal } from '../rules/order-check.ts';
import { presentOffer, termsFromWire } from './offers.ts';
import { priceText, quantityText } from './stored-number.ts';
import { purchaseOrder, purchaseOrderLine, supplierOffer } from './tables.ts';

/** A line as it is stored. */
export type StoredLine = typeof purchaseOrderLine.$inferSelect;

type NewLine = typeof purchaseOrderLine.$inferInsert;

/** An order that lines are written for. */
type Target = { readonly orderId: string; readonly supplierId: string };

/** What a supplier agreed to differently, by line: it stands until the offer itself is changed. */
export type AgreedPrices = ReadonlyMap<string, string>;

const offersOf = async (tx: RestaurantTx, lines: readonly OrderLineBody[]) => {
  const ids = [...new Set(lines.map(({ offerId }) => offerId))];
  if (ids.length === 0) return new Map<string, typeof supplierOffer.$inferSelect>();
  const rows = await tx.db
    .select()
    .from(supplierOffer)
    .where(and(eq(supplierOffer.restaurantId, tx.restaurantId), inArray(supplierOffer.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
};

/** The terms of an offer, or what its supplier agreed to for one order: orders say prices without tax. */
const termsAgreed = (offer: Offer, agreed: string | undefined): OfferTerms => ({
  ...termsFromWire(offer),
  ...(agreed !== undefined && { price: unitCost(agreed), taxInPriceBps: 0 }),
});

/**
 * What a person wrote as lines that stand by themselves: name, pack and price without tax are
 * frozen as the offer has them now.
 *
 * @refuses NOT_FOUND for an offer of another supplier or restaurant; ORDER_QUANTITY_TOO_LARGE; what sizeOfOffer refuses
 */
const freezeLines = async (
  tx: RestaurantTx,
  target: Target,
  work: { lines: readonly OrderLineBody[]; agreed: AgreedPrices },
): Promise<NewLine[]> => {
  const offers = await offersOf(tx, work.lines);
  const items = new Map(
    (await itemsToOrder(tx, [...new Set([...offers.values()].map(({ itemId }) => itemId))])).map((item) => [item.id, item]),
  );
  return work.lines.map((line, position): NewLine => {
    const stored = offers.get(line.offerId);
    const item = stored && items.get(stored.itemId);
    if (!stored || !item || stored.supplierId !== target.supplierId) throw refusal('NOT_FOUND');
    const offer = presentOffer(stored);
    const terms = termsAgreed(offer, work.agreed.get(line.lineId));
    const size = orRefuse(sizeOfOffer(itemUnitsFromWire(item.units), terms), { field: 'lines' });
    const net = netPriceOf(terms);
    const packs = quantity(line.quantity);
    const base = baseOfPacks(packs, size);
    const amount = costOfPacks(packs, size);
    if (base === null || (amount === null && size.exactPrice !== null)) throw refusal('ORDER_QUANTITY_TOO_LARGE');
    return {
      restaurantId: tx.restaurantId,
      id: line.lineId,
      orderId: target.orderId,
      position,
      itemId: item.currentId,
      offerId: offer.id,
      description: offer.description ?? item.name,
      supplierCode: offer.supplierCode,
      packText: offer.packText,
      unit: offer.orderUnit,
      priceMode: offer.priceMode,
      priceUnit: offer.priceUnit,
      quantity: line.quantity,
      baseQuantity: formatQuantity(base),
      unitPrice: net === null ? null : formatUnitCost(net),
      pricePerBase: size.pricePerBase === null ? null : formatUnitCost(size.pricePerBase),
      amountMinor: amount,
    };
  });
};

/**
 * Puts new lines in the place of an order's, and what they come to into the order.
 *
 * @refuses whatever freezeLines refuses
 */
export const writeLines = async (
  tx: RestaurantTx,
  target: Target,
  work: { lines: readonly OrderLineBody[]; agreed: AgreedPrices },
): Promise<OrderTotal> => {
  const lines = await freezeLines(tx, target, work);
  const ofOrder = and(eq(purchaseOrderLine.restaurantId, tx.restaurantId), eq(purchaseOrderLine.orderId, target.orderId));
  await tx.db.delete(purchaseOrderLine).where(ofOrder);
  if (lines.length > 0) await tx.db.insert(purchaseOrderLine).values(lines);
  const total = totalOf(
    lines.map(({ amountMinor }) => (amountMinor === null || amountMinor === undefined ? null : minorUnits(String(amountMinor)))),
  );
  await tx.db
    .update(purchaseOrder)
    .set({ totalMinor: total.minor, unpricedLines: total.unpriced, lineCount: lines.length })
    .where(and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, target.orderId)));
  return total;
};

/** The lines of an order as they are stored, in their order. */
export const linesOf = (tx: RestaurantTx, orderId: string): Promise<StoredLine[]> =>
  tx.db
    .select()
    .from(purchaseOrderLine)
    .where(and(eq(purchaseOrderLine.restaurantId, tx.restaurantId), eq(purchaseOrderLine.orderId, orderId)))
    .orderBy(asc(purchaseOrderLine.position), asc(purchaseOrderLine.id));

/** A line as it travels. */
export const presentLine = (line: StoredLine): OrderLine => ({
  id: line.id,
  itemId: line.itemId,
  offerId: line.offerId,
  description: line.description,
  supplierCode: line.supplierCode,
  packText: line.packText,
  unit: line.unit as OrderLine['unit'],
  priceMode: line.priceMode,
  priceUnit: line.priceUnit as OrderLine['priceUnit'],
  quantity: quantityText(line.quantity),
  baseQuantity: quantityText(line.baseQuantity),
  unitPrice: priceText(line.unitPrice),
  pricePerBase: priceText(line.pricePerBase),
  amountMinor: line.amountMinor === null ? null : String(line.amountMinor),
  receivedBase: quantityText(line.receivedBase),
  cancelledBase: quantityText(line.cancelledBase),
  invoicedBase: quantityText(line.invoicedBase),
});
