import { and, eq, sql } from 'drizzle-orm';

import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import { divide, multiply } from '../../../kit/rational.ts';
import { formatUnitCost, unitCost, unitCostAsRational, unitCostFromRational } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { unitFactor } from '../../inventory/rules/conversion.ts';
import type { StockDocument } from '../../inventory/server/public.ts';
import { grossPrice } from '../rules/tax.ts';
import { exceptionsOf, invoiceLinesOf, type StoredInvoice, type StoredInvoiceLine } from './load-invoice.ts';
import type { StoredOffer } from './offers.ts';
import { notePrice } from './offer-prices.ts';
import { advanceOrder, type LineChange } from './order-progress.ts';
import { receivedLines, type ReceivedLine } from './received-lines.ts';
import { supplierOffer } from './tables.ts';
import { goodsReceiptLine } from './tables/receipts.ts';
import { pricesNotGiven } from './prices-not-given.ts';
import { creditRequest, supplierInvoiceLine } from './tables/invoices.ts';
import { differenceOf, trueUp } from './true-up.ts';
import { unchargedOf } from './uncharged.ts';

/** What an invoice is called among the documents that change what stock is worth. */
const invoiceSource = 'supplier-invoice';

const documentOf = ({ id }: StoredInvoice): StockDocument => ({
  sourceType: invoiceSource,
  sourceId: id,
  occurredAt: new Date(),
  deviceId: null,
});

type Work = { readonly invoice: StoredInvoice; readonly line: StoredInvoiceLine; readonly received: ReceivedLine };

/** What of a line counts as charged: never more than came and is not charged for already. */
const chargedOf = ({ line, received }: Work): Quantity => {
  const [charged, left] = [quantity(line.baseQuantity ?? '0'), unchargedOf(received.line)];
  return charged < left ? charged : left;
};

const noteCharged = async (tx: RestaurantTx, { received }: Work, base: string): Promise<void> => {
  await tx.db
    .update(goodsReceiptLine)
    .set({ invoicedBase: sql`${goodsReceiptLine.invoicedBase} + ${base}::numeric` })
    .where(and(eq(goodsReceiptLine.restaurantId, tx.restaurantId), eq(goodsReceiptLine.id, received.line.id)));
  const { orderId } = received.receipt;
  const { orderLineId } = received.line;
  const change: LineChange[] = orderLineId === null ? [] : [{ orderLineId, invoiced: base }];
  if (orderId !== null) await advanceOrder(tx, orderId, change);
};

/** What an offer asks once it asks what was charged; null where its units do not say, or nothing changes. */
const chargedPrice = (before: StoredOffer, { line, received }: Work) => {
  const pricedUnit = before.priceMode === 'PER_PACK' ? before.orderUnit : before.priceUnit;
  const [charged, priced] = [unitFactor(received.units, line.unit), unitFactor(received.units, pricedUnit ?? '')];
  if (!charged.ok || !priced.ok) return null;
  // A price that is quoted with its tax is asked with the tax that was charged.
  const taxRateBps = before.isTaxIncluded ? line.taxRateBps : before.taxRateBps;
  const perBase = divide(unitCostAsRational(unitCost(line.unitPrice)), charged.value);
  const price = grossPrice(multiply(perBase, priced.value), before.isTaxIncluded ? line.taxRateBps : 0);
  const pricePerBase = unitCostFromRational(perBase);
  if (price === null || pricePerBase === null) return null;
  const isSame = before.price !== null && unitCost(before.price) === price && before.taxRateBps === taxRateBps;
  return isSame ? null : { price: formatUnitCost(price), pricePerBase: formatUnitCost(pricePerBase), taxRateBps };
};

/** What is charged is what the supplier asks from now on; the price of another currency says nothing about the offer. */
const takePrice = async (tx: RestaurantTx, work: Work): Promise<void> => {
  const { invoice, line } = work;
  if (line.offerId === null) return;
  const inRestaurant = and(eq(supplierOffer.restaurantId, tx.restaurantId), eq(supplierOffer.id, line.offerId));
  const [before] = await tx.db.select().from(supplierOffer).where(inRestaurant).for('update');
  const price = before && before.currency === invoice.currency ? chargedPrice(before, work) : null;
  if (!before || price === null) return;
  const [now] = await tx.db
    .update(supplierOffer)
    .set({ ...price, version: before.version + 1, updatedAt: new Date() })
    .where(inRestaurant)
    .returning();
  if (now) await notePrice(tx, { before, now, cause: 'INVOICE', causeId: invoice.id });
};

const settleLine = async (tx: RestaurantTx, work: Work, askedMinor: bigint): Promise<void> => {
  const { invoice, line, received } = work;
  const chargedBase = chargedOf(work);
  const differenceMinor = differenceOf(line, received, askedMinor);
  const settled =
    differenceMinor === null
      ? null
      : await trueUp(tx, documentOf(invoice), { received, chargedBase, differenceMinor, currency: invoice.currency });
  if (settled) {
    await tx.db
      .update(supplierInvoiceLine)
      .set(settled)
      .where(and(eq(supplierInvoiceLine.restaurantId, tx.restaurantId), eq(supplierInvoiceLine.id, line.id)));
  }
  await noteCharged(tx, work, formatQuantity(chargedBase));
  if (askedMinor === 0n) await takePrice(tx, work);
};

const worksOf = async (tx: RestaurantTx, invoice: StoredInvoice): Promise<Work[]> => {
  const lines = await invoiceLinesOf(tx, invoice.id);
  const received = await receivedLines(
    tx,
    lines.flatMap(({ receiptLineId }) => receiptLineId ?? []),
  );
  return lines
    .flatMap((line) => {
      const one = received.get(line.receiptLineId ?? '');
      return one ? [{ invoice, line, received: one }] : [];
    })
    .toSorted((left, right) => (left.received.line.itemId < right.received.line.itemId ? -1 : 1));
};

/** What of the prices of an invoice a credit note has already not given back, by line. @unit minor units */
const notGivenOf = async (tx: RestaurantTx, invoiceId: string): Promise<ReadonlyMap<string, bigint>> => {
  const rows = await tx.db
    .select({ lines: creditRequest.lines })
    .from(creditRequest)
    .where(
      and(eq(creditRequest.restaurantId, tx.restaurantId), eq(creditRequest.invoiceId, invoiceId), eq(creditRequest.state, 'CREDITED')),
    );
  return pricesNotGiven(rows.flatMap(({ lines }) => lines));
};

/**
 * What an approved invoice changes: what its deliveries are worth, what was used of them had cost, what offers ask, and
 * how far its orders are charged.
 */
export const applyInvoice = async (tx: RestaurantTx, invoice: StoredInvoice): Promise<void> => {
  const asked = (await exceptionsOf(tx, invoice.id)).filter(({ kind, state }) => kind === 'PRICE' && state === 'CREDIT_ASKED');
  const notGiven = await notGivenOf(tx, invoice.id);
  for (const work of await worksOf(tx, invoice)) {
    const askedMinor = asked.find(({ lineId }) => lineId === work.line.id)?.differenceMinor ?? 0n;
    await settleLine(tx, work, askedMinor - (notGiven.get(work.line.id) ?? 0n));
  }
};

/** What of a line was counted as charged when its invoice was approved. */
const countedOf = ({ line, received }: Work): Quantity => {
  const [base, invoiced] = [quantity(line.baseQuantity ?? '0'), quantity(received.line.invoicedBase)];
  return base < invoiced ? base : invoiced;
};

/**
 * Puts more of what a line charges into the books than its approval did: what the supplier was asked to give back, and
 * did not.
 *
 * @param more in minor units, by line
 */
export const bearMore = async (tx: RestaurantTx, invoice: StoredInvoice, more: ReadonlyMap<string, bigint>): Promise<void> => {
  for (const work of await worksOf(tx, invoice)) {
    const { line, received } = work;
    const moreMinor = more.get(line.id) ?? 0n;
    if (moreMinor === 0n || line.differenceMinor === null) continue;
    const part = { received, chargedBase: countedOf(work), differenceMinor: moreMinor, currency: invoice.currency };
    const borne = await trueUp(tx, documentOf(invoice), part);
    if (!borne) continue;
    const columns = {
      differenceMinor: line.differenceMinor + borne.differenceMinor,
      onHandMinor: (line.onHandMinor ?? 0n) + borne.onHandMinor,
      usedMinor: (line.usedMinor ?? 0n) + borne.usedMinor,
    };
    await tx.db
      .update(supplierInvoiceLine)
      .set(columns)
      .where(and(eq(supplierInvoiceLine.restaurantId, tx.restaurantId), eq(supplierInvoiceLine.id, line.id)));
    // A price of which part was given back is not what the supplier asks.
    if (columns.differenceMinor === differenceOf(line, received, 0n)) await takePrice(tx, work);
  }
};

/** The opposite of what an approved invoice changed; the price that became known stays known. */
export const undoInvoice = async (tx: RestaurantTx, invoice: StoredInvoice): Promise<void> => {
  for (const work of await worksOf(tx, invoice)) {
    const { line, received } = work;
    const chargedBase = countedOf(work);
    if (line.differenceMinor !== null) {
      const back = { received, chargedBase, differenceMinor: -line.differenceMinor, currency: invoice.currency };
      await trueUp(tx, documentOf(invoice), back);
    }
    await noteCharged(tx, work, formatQuantity(-chargedBase as Quantity));
  }
};
